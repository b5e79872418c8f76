import { randomUUID } from "node:crypto";
import { z } from "zod";
import { addDeliveryEvent } from "../events.ts";
import { offersService } from "../FitConnectState.ts";
import type { FitConnectState } from "../FitConnectState.ts";
import { coversArea } from "./areas.ts";
import { json, type Answer } from "#infra/counterparties/kit/http.ts";
import { problem, type ApiRoute, parseJsonBody, forSender } from "../api.ts";
import { unknownDestination } from "./destinationRoutes.ts";

const announcement = z.object({
  destinationId: z.uuid(),
  announcedAttachments: z.array(z.uuid()),
  publicService: z.object({ identifier: z.string(), name: z.string().optional() }),
  region: z
    .string()
    .regex(/^DE\d{12}$/)
    .optional(),
  caseId: z.uuid().optional(),
  /** Plain http only on this machine. */
  callback: z
    .object({
      url: z.union([
        z.url({ protocol: /^https$/ }),
        z.string().regex(/^http:\/\/(127\.0\.0\.1|localhost)[:/]/),
      ]),
      secret: z.string().min(32),
    })
    .optional(),
});

type Announcement = z.infer<typeof announcement>;

const MAXIMUM_ATTACHMENTS = 100;

export function announceRoute(state: FitConnectState): ApiRoute {
  return forSender("POST /submission-api/v2/submissions", async (call) => {
    const body = await parseJsonBody(call, { schema: announcement, limitBytes: 100_000 });
    if (!body.ok) return body.failure;
    return refusal(state, body.value) ?? announce(state, { body: body.value, senderId: call.client.id });
  });
}

function refusal(state: FitConnectState, body: Announcement): Answer | undefined {
  const destination = state.destinations.find(
    ({ keys }) => keys.destinationId === body.destinationId.toLowerCase(),
  );
  if (destination === undefined) return unknownDestination;
  if (destination.status !== "active") {
    return problem(422, { name: "destination-state-invalid", title: "The destination is not active" });
  }
  const ids = body.announcedAttachments.map((id) => id.toLowerCase());
  if (new Set(ids).size !== ids.length) return invalid("An attachment is announced twice");
  if (ids.length > MAXIMUM_ATTACHMENTS) return invalid("More than 100 attachments are announced");
  if (!offersService(destination, body.publicService.identifier)) {
    return invalid("The destination does not offer this service");
  }
  const ars = body.region?.slice(2);
  if (ars !== undefined && !destination.regions.some((region) => coversArea(region, ars))) {
    return invalid("The destination does not serve this region");
  }
  return undefined;
}

function announce(
  state: FitConnectState,
  request: { readonly body: Announcement; readonly senderId: string },
): Answer {
  const { body, senderId } = request;
  const continued = body.caseId === undefined ? undefined : state.cases.getCase(body.caseId);
  if (body.caseId !== undefined && continued === undefined) return invalid("The case does not exist");
  if (continued !== undefined && continued.senderId !== senderId) {
    return problem(403, { name: "forbidden", title: "The case belongs to another sender" });
  }
  const owner = continued ?? { caseId: randomUUID(), senderId, submissions: [], events: [] };
  const submissionId = randomUUID();
  const destinationId = body.destinationId.toLowerCase();
  const announcedAttachments = body.announcedAttachments.map((id) => id.toLowerCase());
  const changed = {
    ...owner,
    submissions: [
      ...owner.submissions,
      {
        submissionId,
        destinationId,
        state: "announced" as const,
        announcedAt: state.clock.now(),
        announcedAttachments,
        uploadedTags: {},
        publicService: body.publicService,
        region: body.region,
        callback: body.callback,
      },
    ],
  };
  state.cases.save(
    addDeliveryEvent(state, { to: changed, event: { name: "create-submission", submissionId } }),
  );
  return json(201, {
    submissionId,
    caseId: owner.caseId,
    destinationId,
    announcedAttachments,
    publicService: body.publicService,
  });
}

function invalid(title: string): Answer {
  return problem(422, { name: "submission-invalid", title });
}
