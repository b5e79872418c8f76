import { accountOf, isLocked } from "#domain/sign-in/Account.ts";
import { accountAnswers, answersToFill, answersToTakeBack } from "#forms/answers/accountAnswers.ts";
import { withAnswerAt } from "#forms/answers/dataPath.ts";
import { fieldsOf } from "#forms/fieldsOf.ts";
import type { FormAnswers, JsonValue } from "#forms/JsonValue.ts";
import type { User } from "#ui/api/useUser.ts";
import type { FormStore } from "#ui/form/store/formStore.ts";
import type { ProcessView } from "./opening.ts";

/** What the account says to one question. */
export interface AccountAnswer {
  readonly value: JsonValue;
  /** The provider checked this value itself, and not only the login. */
  readonly sure: boolean;
  /** The service takes it from the account as it is. */
  readonly locked: boolean;
}

export interface AccountSays {
  readonly to: (path: string) => AccountAnswer | undefined;
  /** The answers with what the account says, when this one decides to whom of two people it belongs. */
  readonly filled: (changed: string) => FormAnswers | undefined;
}

/**
 * What the account of the person says to the form, by the rules that the server keeps: the next page never comes up
 * empty first, and what the server answers to the change agrees.
 */
export function accountSays(given: {
  readonly store: Pick<FormStore, "form" | "data" | "state">;
  readonly metadata: () => Pick<ProcessView["metadata"], "idpDataLocked" | "trustLevel">;
  readonly login: () =>
    | Pick<User["loginData"], "providerData" | "trustLevel" | "valueLevels" | "organisation">
    | undefined;
}): AccountSays {
  const { store, metadata } = given;

  function account(): ReturnType<typeof accountOf> | undefined {
    const login = given.login();
    return login && accountOf(login);
  }

  return {
    to(path) {
      const own = account();
      if (own === undefined) return undefined;
      const answers = accountAnswers(store.form(), { answers: store.data(), account: own.data });
      const found = answers.find((answer) => answer.path === path);
      if (found === undefined) return undefined;
      const locked = isLocked(metadata(), { scope: found.scope, account: own });
      return { value: found.value, sure: own.isSure(found.scope, "substantial"), locked };
    },
    filled(changed) {
      const form = store.form();
      const decides = form.pages
        .flatMap((page) => fieldsOf(page))
        .some(({ field }) => field.prefillWhen?.path === changed);
      const own = decides ? account() : undefined;
      if (own === undefined) return undefined;
      let answers = store.data();
      for (const path of answersToTakeBack(form, { answers, account: own.data })) {
        answers = withAnswerAt(answers, { path, value: undefined });
      }
      const { visible } = store.state();
      for (const { path, value } of answersToFill(form, { answers, account: own.data, visible })) {
        answers = withAnswerAt(answers, { path, value });
      }
      return answers === store.data() ? undefined : answers;
    },
  };
}
