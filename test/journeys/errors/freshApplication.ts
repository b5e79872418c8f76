import { z } from "zod";
import { filledIn } from "#test/integration/portal/filledIn.ts";
import { NURSE_IN_COLOGNE } from "#test/integration/portal/nurseInCologne.ts";
import { Visitor } from "#test/integration/portal/Visitor.ts";
import { expect } from "../journey.ts";
import type { Owned } from "../screens/stockOf.ts";

/** A person who has just signed in: moving the clock ends sessions. */
export async function freshPerson(portalUrl: string): Promise<Visitor> {
  const visitor = new Visitor(portalUrl);
  await visitor.signIn({ user: "leyla", password: "leyla-geheim" });
  return visitor;
}

/** A draft that has just begun. */
export async function freshDraft(portalUrl: string): Promise<Owned> {
  const owner = await freshPerson(portalUrl);
  const started = await owner.call({ method: "POST", path: "/api/processes", body: NURSE_IN_COLOGNE });
  return { owner, processId: z.object({ id: z.string() }).parse(started.body).id };
}

/** An application that has just been sent. */
export async function sendsByCalls(portalUrl: string): Promise<Owned> {
  const owner = await freshPerson(portalUrl);
  const processId = await filledIn(owner);
  await owner.call({ method: "PUT", path: `/api/processes/${processId}/complete` });
  await owner.call({ method: "POST", path: `/api/processes/${processId}/submit` });
  await expect
    .poll(async () => (await owner.get(`/api/processes/${processId}/progress`)).body)
    .toMatchObject({ progress: "SUBMISSION_COMPLETED" });
  // The personal area is read by an index, which shows it a little later.
  await expect
    .poll(async () => (await owner.get("/api/processes/submitted")).body)
    .toMatchObject({
      submissions: expect.arrayContaining([expect.objectContaining({ processId, status: "submitted" })]),
    });
  return { owner, processId };
}
