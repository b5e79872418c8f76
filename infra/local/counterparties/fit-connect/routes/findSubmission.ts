import { z } from "zod";
import type { FitConnectWorld } from "../FitConnectWorld.ts";
import { problem } from "../http/ApiAnswer.ts";
import type { ApiAnswer } from "../http/ApiAnswer.ts";
import type { ApiCall } from "../http/ApiRoute.ts";
import type { FoundSubmission } from "../state/openCaseStore.ts";

export type Lookup<Found> =
  { readonly ok: true; readonly value: Found } | { readonly ok: false; readonly answer: ApiAnswer };

export const uuidText = z.uuid().toLowerCase();

/** The submission of the path, if the caller may see it: its sender, or the destination's subscriber. */
export function findSubmission(world: FitConnectWorld, call: ApiCall): Lookup<FoundSubmission> {
  const id = uuidText.safeParse(call.part("submissionId"));
  if (!id.success) return badId;
  const found = world.cases.getSubmission(id.data);
  if (found === undefined) return { ok: false, answer: unknownSubmission };
  if (!mayAccess(world, { call, ...found })) {
    return {
      ok: false,
      answer: problem(403, { name: "forbidden", title: "The submission belongs to another client" }),
    };
  }
  return { ok: true, value: found };
}

export const badId: { readonly ok: false; readonly answer: ApiAnswer } = {
  ok: false,
  answer: problem(400, { name: "bad-request", title: "An id of the path is no UUID" }),
};

export const unknownSubmission: ApiAnswer = problem(404, {
  name: "submission-not-found",
  title: "The submission does not exist",
});

/** The one subscriber of this counterparty is connected to the active destination only. */
export function subscribedDestinationId(world: FitConnectWorld): string {
  return world.keys.material.active.destinationId;
}

function mayAccess(world: FitConnectWorld, access: FoundSubmission & { readonly call: ApiCall }): boolean {
  const { call, found, submission } = access;
  return call.client.role === "sender"
    ? found.senderId === call.client.id
    : submission.destinationId === subscribedDestinationId(world);
}
