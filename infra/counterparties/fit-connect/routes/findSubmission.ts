import { z } from "zod";
import { err, ok, type Result } from "#domain/result.ts";
import type { FitConnectState } from "../FitConnectState.ts";
import type { Answer } from "#infra/counterparties/kit/http.ts";
import { problem, type ApiCall } from "../api.ts";
import type { FoundSubmission } from "../caseStore.ts";

export type Lookup<Found> = Result<Found, Answer>;

export const uuidText = z.uuid().toLowerCase();

/** The submission of the path, if the caller may see it: its sender, or the destination's subscriber. */
export function findSubmission(state: FitConnectState, call: ApiCall): Lookup<FoundSubmission> {
  const id = uuidText.safeParse(call.part("submissionId"));
  if (!id.success) return err(badId);
  const found = state.cases.getSubmission(id.data);
  if (found === undefined) return err(unknownSubmission);
  if (!mayAccess(state, { call, ...found })) {
    return err(problem(403, { name: "forbidden", title: "The submission belongs to another client" }));
  }
  return ok(found);
}

export const badId: Answer = problem(400, {
  name: "bad-request",
  title: "An id of the path is no UUID",
});

export const unknownSubmission: Answer = problem(404, {
  name: "submission-not-found",
  title: "The submission does not exist",
});

/** The one subscriber of this counterparty is connected to the active destination only. */
export function subscribedDestinationId(state: FitConnectState): string {
  return state.keys.material.active.destinationId;
}

function mayAccess(state: FitConnectState, access: FoundSubmission & { readonly call: ApiCall }): boolean {
  const { call, found, submission } = access;
  return call.client.role === "sender"
    ? found.senderId === call.client.id
    : submission.destinationId === subscribedDestinationId(state);
}
