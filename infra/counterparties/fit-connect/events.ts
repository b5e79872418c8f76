import { randomUUID, constants, createPrivateKey, sign } from "node:crypto";
import { z } from "zod";
import { authenticationTags, type StoredCase } from "./caseStore.ts";
import { type FitConnectState, deliveryIssuer } from "./FitConnectState.ts";
import type { CertifiedKey } from "./keys/keyMaterial.ts";

interface DeliveryEvent extends CaseEvent {
  readonly name: "create-submission" | "submit-submission" | "notify-submission" | "reject-submission";
}

/** The case with one more event of the delivery service. */
export function addDeliveryEvent(
  state: FitConnectState,
  change: { readonly to: StoredCase; readonly event: DeliveryEvent },
): StoredCase {
  const by = { key: state.keys.material.delivery, issuer: deliveryIssuer(state) };
  return addEvent(state, { ...change, by });
}

interface CaseEvent {
  readonly name: string;
  readonly submissionId: string;
  readonly payload?: Readonly<Record<string, unknown>>;
}

/** The case with one more event, signed by its issuer. `$schema` stands only where there is a payload. */
export function addEvent(
  state: Pick<FitConnectState, "clock">,
  change: {
    readonly to: StoredCase;
    readonly event: CaseEvent;
    readonly by: { readonly key: CertifiedKey; readonly issuer: string };
  },
): StoredCase {
  const { to, event, by } = change;
  const jti = randomUUID();
  const token = signCompactJws(by.key, {
    type: "secevent+jwt",
    payload: {
      ...(event.payload === undefined ? {} : { $schema: SET_PAYLOAD_SCHEMA }),
      jti,
      iss: by.issuer,
      iat: Math.floor(state.clock.now() / 1_000),
      sub: `submission:${event.submissionId}`,
      txn: `case:${to.caseId}`,
      events: { [`${EVENT_PREFIX}${event.name}`]: event.payload ?? {} },
    },
  });
  return { ...to, events: [...to.events, { submissionId: event.submissionId, jti, token }] };
}

export const EVENT_PREFIX = "https://schema.fitko.de/fit-connect/events/";
const SET_PAYLOAD_SCHEMA = "https://schema.fitko.de/fit-connect/set-payload/1.2.2/set-payload.schema.json";

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

interface JwsContent {
  readonly type: "secevent+jwt" | "jwt";
  readonly payload: Readonly<Record<string, unknown>>;
}

/**
 * Compact JWS with PS512 (RFC 7518 section 3.5), made without waiting: deciding on a state and writing the event that
 * follows from it happen in one piece, so two requests can never end one submission twice.
 */
export function signCompactJws(key: CertifiedKey, content: JwsContent): string {
  const header = { alg: "PS512", typ: content.type, kid: key.kid };
  const input = `${encode(header)}.${encode(content.payload)}`;
  const signature = sign("sha512", Buffer.from(input), {
    key: createPrivateKey({ key: key.privateJwk, format: "jwk" }),
    padding: constants.RSA_PKCS1_PSS_PADDING,
    saltLength: 64,
  });
  return `${input}.${signature.toString("base64url")}`;
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}
