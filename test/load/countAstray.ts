import { z } from "zod";
import { callPortal } from "../bench/callPortal.ts";
import { runAuthority } from "../../infra/local/counterparties/fit-connect/authority/runAuthority.ts";
import { benchFolder } from "../bench/benchFolder.ts";
import { Visitor } from "../integration/portal/Visitor.ts";
import { ACCOUNT } from "./applicant.ts";

const submissionsSchema = z.object({ submissions: z.array(z.object({ externalId: z.string().nullable() })) });
const waitingSchema = z.array(z.object({ submissionId: z.string() }));

/**
 * How many applications went astray on a portal on which nobody else applied: not told to the person, told and not at the
 * authority, at the authority and not told, or at either twice.
 */
export async function countAstray(url: string, arrived: number): Promise<number> {
  const visitor = new Visitor(url);
  await visitor.signIn(ACCOUNT);
  const { submissions } = await callPortal(visitor, {
    method: "GET",
    path: "/api/processes/submitted",
    schema: submissionsSchema,
  });
  const told = submissions.map(({ externalId }) => externalId ?? "none");
  const list = await runAuthority(["list", "--json"], { portalUrl: url, outputFolder: benchFolder });
  const there = waitingSchema.parse(JSON.parse(list.output)).map(({ submissionId }) => submissionId);
  const [toldOnce, thereOnce] = [new Set(told), new Set(there)];
  return (
    Math.abs(arrived - told.length) +
    (told.length - toldOnce.size) +
    (there.length - thereOnce.size) +
    [...toldOnce].filter((id) => !thereOnce.has(id)).length +
    [...thereOnce].filter((id) => !toldOnce.has(id)).length
  );
}
