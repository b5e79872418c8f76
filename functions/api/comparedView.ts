import type { z } from "zod";
import type { processViewSchema } from "../contract/process.ts";
import { maySend } from "../domain/process/identification.ts";
import type { Process } from "../domain/process/Process.ts";
import { accountOf } from "../domain/session/Account.ts";
import type { SignedIn } from "../runtime/http/currentSession.ts";
import { comparedProcess } from "../usecases/process/comparedProcess.ts";
import { processView } from "./process/processView.ts";

/** A process as its owner sees it, held against the owner's account. */
export async function comparedView(
  ports: Parameters<typeof comparedProcess>[0],
  { process, somebody }: { readonly process: Process; readonly somebody: Pick<SignedIn, "session"> },
): Promise<z.input<typeof processViewSchema>> {
  const account = accountOf(somebody.session.user);
  const { differences, locked } = await comparedProcess(ports, { process, account });
  const sends = maySend(process, somebody.session.user);
  return processView(process, {
    differences: [...differences],
    locked: [...locked],
    signInAgain: !sends.ok && sends.failure.kind === "sign-in-again",
  });
}
