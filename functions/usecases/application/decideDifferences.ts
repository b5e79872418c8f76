import type { Process } from "#domain/application/Process.ts";
import type { IllegalTransition } from "#domain/application/transitions.ts";
import { err, type Result } from "#domain/result.ts";
import type { Account } from "#domain/sign-in/Account.ts";
import type { Actor } from "#domain/sign-in/Actor.ts";
import { withAnswerAt } from "#forms/answers/dataPath.ts";
import type { Ports } from "#ports/Ports.ts";
import { accountDifferences } from "./accountDifferences.ts";
import { changeOwnProcess, type ChangeFailure, contentChange, getOwnProcess } from "./ownProcess.ts";
import { answersWithoutFiles, formOfProcess, stateOfForm } from "./formState.ts";
import { withAccountAnswers } from "./withAccountAnswers.ts";

export type DecideFailure =
  | ChangeFailure
  | IllegalTransition
  | { readonly kind: "form-not-found" }
  | { readonly kind: "version-conflict"; readonly currentVersion: number };

export interface Decision {
  readonly path: string;
  /** Whether the account's value is taken; otherwise the answer stays as it is. */
  readonly take: boolean;
}

/**
 * Stores the person's decision where answers differ from the account: per field, never silently. A decision about a
 * field that does not differ changes nothing; a locked one is always taken from the account.
 */
export async function decideDifferences(
  ports: Pick<Ports, "processes" | "forms" | "clock">,
  request: {
    readonly actor: Actor;
    readonly account: Account;
    readonly processId: string;
    readonly version: number;
    readonly decisions: readonly Decision[];
  },
): Promise<Result<Process, DecideFailure>> {
  const opened = await getOwnProcess(ports, request);
  if (!opened.ok) return opened;
  const form = await formOfProcess(ports, { process: opened.value, locale: "de" });
  if (form === undefined) return err({ kind: "form-not-found" });
  const { account } = request;
  const wanted = new Map(request.decisions.map(({ path, take }) => [path, take]));
  return changeOwnProcess<
    IllegalTransition | { readonly kind: "version-conflict"; readonly currentVersion: number }
  >(ports, {
    ...request,
    change: (process, now) => {
      if (process.version !== request.version) {
        return err({ kind: "version-conflict", currentVersion: process.version });
      }
      let formData: Process["formData"] = process.formData;
      const comparison = { ...process.comparison };
      for (const difference of accountDifferences(process, { form, account, now })) {
        const take = wanted.get(difference.path);
        if (take === undefined) continue;
        if (take || difference.locked) {
          formData = { ...withAnswerAt(formData, { path: difference.path, value: difference.account }) };
        } else {
          comparison[difference.path] = difference.account;
        }
      }
      const state = stateOfForm({ ...process, formData }, { form, now });
      const evaluated = { ...answersWithoutFiles(state.data, form) };
      const decided = { ...process, formData: evaluated, comparison };
      // What is asked only by the decision is nobody's answer yet: the account may have one.
      const { visible: asked } = stateOfForm(process, { form, now });
      return contentChange(withAccountAnswers(decided, { form, account, now, asked }).process, now);
    },
  });
}
