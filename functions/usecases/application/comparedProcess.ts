import type { Process } from "#domain/application/Process.ts";
import type { Account } from "#domain/sign-in/Account.ts";
import type { Ports } from "#ports/Ports.ts";
import { accountDifferences, type AccountDifference, lockedPaths } from "./accountDifferences.ts";
import { formOfProcess } from "./formState.ts";

export interface Comparison {
  readonly differences: readonly AccountDifference[];
  readonly locked: readonly string[];
}

/** What of a process differs from the account of the person who opens it, and what cannot be changed for that. */
export async function comparedProcess(
  ports: Pick<Ports, "forms" | "clock">,
  { process, account }: { readonly process: Process; readonly account: Account },
): Promise<Comparison> {
  // Most reads are by visitors without an account.
  if (Object.keys(account.data).length === 0) return { differences: [], locked: [] };
  const form = await formOfProcess(ports, { process, locale: "de" });
  if (form === undefined) return { differences: [], locked: [] };
  return {
    differences: accountDifferences(process, { form, account, now: ports.clock.now() }),
    locked: lockedPaths(process, { form, account }),
  };
}
