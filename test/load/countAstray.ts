import { z } from "zod";
import { callPortal } from "../bench/callPortal.ts";
import { runAuthority } from "#infra/counterparties/fit-connect/authority/runAuthority.ts";
import { benchFolder } from "../bench/benchFolder.ts";
import { Visitor } from "../integration/portal/Visitor.ts";
import { ACCOUNT } from "./applicant.ts";

const submissionsSchema = z.object({ submissions: z.array(z.object({ externalId: z.string().nullable() })) });
const waitingSchema = z.array(z.object({ submissionId: z.string() }));

/**
 * How many applications went astray on a portal without other applicants: not shown to the person, shown and not at
 * the authority, at the authority and not shown, or at either twice.
 */
export async function countAstray(url: string, arrived: number): Promise<number> {
  const visitor = new Visitor(url);
  await visitor.signIn(ACCOUNT);
  const { submissions } = await callPortal(visitor, {
    method: "GET",
    path: "/api/processes/submitted",
    schema: submissionsSchema,
  });
  const shown = submissions.map(({ externalId }) => externalId ?? "none");
  const list = await runAuthority(["list", "--json"], { portalUrl: url, outputFolder: benchFolder });
  const there = waitingSchema.parse(JSON.parse(list.output)).map(({ submissionId }) => submissionId);
  const [shownOnce, thereOnce] = [new Set(shown), new Set(there)];
  return (
    Math.abs(arrived - shown.length) +
    (shown.length - shownOnce.size) +
    (there.length - thereOnce.size) +
    [...shownOnce].filter((id) => !thereOnce.has(id)).length +
    [...thereOnce].filter((id) => !shownOnce.has(id)).length
  );
}
