import type { z } from "zod";
import type { processViewSchema } from "#contract/processViews.ts";
import { maySend } from "#domain/application/identification.ts";
import type { Process } from "#domain/application/Process.ts";
import { accountOf } from "#domain/sign-in/Account.ts";
import type { SignedIn } from "../runtime/http/cookies.ts";
import { comparedProcess } from "#usecases/application/comparedProcess.ts";
import { processView } from "./process/processView.ts";

/** A process as its owner sees it, held against the owner's account. */
export async function comparedView(
  ports: Parameters<typeof comparedProcess>[0],
  { process, caller }: { readonly process: Process; readonly caller: Pick<SignedIn, "session"> },
): Promise<z.input<typeof processViewSchema>> {
  const account = accountOf(caller.session.user);
  const { differences, locked } = await comparedProcess(ports, { process, account });
  const sends = maySend(process, caller.session.user);
  return processView(process, {
    differences: [...differences],
    locked: [...locked],
    signInAgain: !sends.ok && sends.failure.kind === "sign-in-again",
  });
}
