import { checkPostedEvent } from "../events/checkPostedEvent.ts";
import type { FitConnectWorld } from "../FitConnectWorld.ts";
import { json, noContent, problem } from "../http/ApiAnswer.ts";
import type { ApiAnswer } from "../http/ApiAnswer.ts";
import type { ApiCall, ApiRoute } from "../http/ApiRoute.ts";
import { pageOf, pageRefused, readPage } from "../http/readPage.ts";
import { sendCallback } from "../sendCallback.ts";
import { changeSubmission } from "../state/changeSubmission.ts";
import type { StoredCase } from "../state/storedCase.ts";
import { badId, findSubmission, subscribedDestinationId, uuidText } from "./findSubmission.ts";
import type { Lookup } from "./findSubmission.ts";

/** The event log: readable by both sides, written to by the subscriber. */
export function eventRoutes(world: FitConnectWorld): readonly ApiRoute[] {
  return [
    {
      method: "GET",
      path: "/submission-api/v2/cases/:caseId/events",
      access: "both",
      handle: (call) => {
        const lookup = findCase(world, call);
        return lookup.ok ? eventLog(call, lookup.value.events) : lookup.answer;
      },
    },
    {
      method: "GET",
      path: "/submission-api/v2/submissions/:submissionId/events",
      access: "sender",
      handle: (call) => {
        const lookup = findSubmission(world, call);
        if (!lookup.ok) return lookup.answer;
        const { found, submission } = lookup.value;
        const own = found.events.filter(({ submissionId }) => submissionId === submission.submissionId);
        return eventLog(call, own);
      },
    },
    {
      method: "POST",
      path: "/submission-api/v2/cases/:caseId/events",
      access: "subscriber",
      handle: (call) => postEvent(world, call),
    },
  ];
}

function eventLog(call: ApiCall, events: StoredCase["events"]): ApiAnswer {
  const page = readPage(call.query);
  if (page === undefined) return pageRefused;
  const { shown, ...counts } = pageOf(events, page);
  return json(200, { ...counts, eventLog: shown.map(({ token }) => token) });
}

function findCase(world: FitConnectWorld, call: ApiCall): Lookup<StoredCase> {
  const caseId = uuidText.safeParse(call.part("caseId"));
  if (!caseId.success) return badId;
  const found = world.cases.getCase(caseId.data);
  if (found === undefined) {
    return { ok: false, answer: problem(404, { name: "case-not-found", title: "The case does not exist" }) };
  }
  const own =
    call.client.role === "sender"
      ? found.senderId === call.client.id
      : found.submissions.some(({ destinationId }) => destinationId === subscribedDestinationId(world));
  if (own) return { ok: true, value: found };
  return {
    ok: false,
    answer: problem(403, { name: "forbidden", title: "The case belongs to another client" }),
  };
}

async function postEvent(world: FitConnectWorld, call: ApiCall): Promise<ApiAnswer> {
  if (call.contentType !== "application/jose") {
    return problem(415, { name: "unsupported-media-type", title: "application/jose is needed" });
  }
  const body = await call.body(1_000_000);
  if (body === undefined) return problem(413, { name: "too-large", title: "The event is too large" });

  // From here on nothing waits: the second of two final events meets the state that the first one wrote.
  const lookup = findCase(world, call);
  if (!lookup.ok) return lookup.answer;
  const found = lookup.value;
  const checked = checkPostedEvent(body.toString("latin1"), { world, found });
  if (!checked.ok) return checked.answer;
  const { token, jti, submission, state } = checked.value;
  const changed = changeSubmission(found, { ...submission, state });
  world.cases.save({
    ...changed,
    events: [...changed.events, { submissionId: submission.submissionId, jti, token }],
  });
  sendCallback(world, { caseId: found.caseId, submission });
  return noContent;
}
