import { z } from "zod";
import { EVENT_PREFIX, SET_PAYLOAD_SCHEMA } from "./eventNames.ts";

/** FIT-Connect knows no events before 2020. */
const EARLIEST_ISSUE = 1_577_833_200;

export const eventHeader = z.strictObject({
  alg: z.literal("PS512"),
  typ: z.literal("secevent+jwt"),
  kid: z.string().min(8).max(64),
});

const claims = {
  jti: z.uuid(),
  iss: z.string(),
  iat: z.number().int().min(EARLIEST_ISSUE),
  sub: z.string(),
  txn: z.string(),
};

const authenticationTags = z.strictObject({
  metadata: z.string(),
  data: z.string(),
  attachments: z.record(z.string(), z.string()).default({}),
});

const rejectionProblem = z.strictObject({
  type: z.url(),
  title: z.string().min(1),
  detail: z.string(),
  instance: z.string().min(1),
});

const $schema = z.literal(SET_PAYLOAD_SCHEMA);

/** The three events that a subscriber may issue. Without a payload there is no `$schema`. */
export const postedEvent = z.union([
  z
    .strictObject({
      ...claims,
      $schema,
      events: z.strictObject({
        [`${EVENT_PREFIX}accept-submission`]: z.strictObject({ authenticationTags }),
      }),
    })
    .transform(({ events, ...rest }) => ({
      ...rest,
      name: "accept-submission" as const,
      tags: Object.values(events)[0]?.authenticationTags,
    })),
  z
    .strictObject({
      ...claims,
      $schema,
      events: z.strictObject({
        [`${EVENT_PREFIX}reject-submission`]: z.strictObject({ problems: z.array(rejectionProblem).min(1) }),
      }),
    })
    .transform((event) => ({ ...event, name: "reject-submission" as const, tags: undefined })),
  z
    .strictObject({
      ...claims,
      events: z.strictObject({ [`${EVENT_PREFIX}forward-submission`]: z.strictObject({}) }),
    })
    .transform((event) => ({ ...event, name: "forward-submission" as const, tags: undefined })),
]);
