import { type Account, isLocked } from "#domain/sign-in/Account.ts";
import type { TrustLevel } from "#domain/sign-in/TrustLevel.ts";
import type { SignInRecord } from "#domain/sending/Submitting.ts";
import { accountAnswers } from "#forms/answers/accountAnswers.ts";
import type { CompiledForm } from "#forms/CompiledForm.ts";
import { answerAt } from "#forms/answers/dataPath.ts";
import type { Process, SendingOrder } from "#domain/application/Process.ts";
import { newPostboxDelivery } from "#domain/sending/postboxProgress.ts";
import type { Ports } from "#ports/Ports.ts";

/** Who orders to send, and how. */
export interface SendingWish {
  readonly actor: {
    readonly termsVersion: string;
    readonly termsAcceptedAt: string;
    readonly providerId: string;
    readonly trustLevel: TrustLevel;
    /** The provider as people know it, and whom the account belongs to. */
    readonly providerName?: string | undefined;
    readonly providerNameEn?: string | undefined;
    readonly accountName?: string | undefined;
  };
  /** What the account of the person says. */
  readonly account?: Account;
  /** The language of the screens: English applicants get an English copy. */
  readonly locale?: "de" | "en" | undefined;
  /** Handle of the account's mailbox, where the portal serves mailboxes. */
  readonly postbox?: string | undefined;
}

/** An order to send this application, with every id that sending will need. */
export function newSendingOrder(
  { ids }: Pick<Ports, "ids">,
  given: {
    readonly process: Pick<Process, "trustLevel" | "formData" | "metadata">;
    readonly form: CompiledForm;
    readonly wish: SendingWish;
  },
): SendingOrder {
  const { actor, locale, postbox } = given.wish;
  return {
    transferTicketNumber: ids.transferTicketNumber(),
    generatedIds: {
      form: ids.uuid(),
      coverLetter: ids.uuid(),
      receipt: ids.uuid(),
      ...(locale === "en" && { englishCopy: ids.uuid() }),
    },
    terms: { version: actor.termsVersion, acceptedAt: actor.termsAcceptedAt },
    signIn: signInRecord(given),
    ...(postbox !== undefined && {
      postbox: newPostboxDelivery({ handle: postbox, trustLevel: given.process.trustLevel }),
    }),
  };
}

/** Officials have to know what a provider vouches for, and what was only typed. */
function signInRecord({ process, form, wish }: Parameters<typeof newSendingOrder>[1]): SignInRecord {
  const { actor, account } = wish;
  const answers = process.formData;
  const own =
    account === undefined
      ? []
      : accountAnswers(form, { answers, account: account.data }).flatMap(({ path, scope, value }) =>
          answerAt(answers, path) === value
            ? [{ path, locked: isLocked(process.metadata, { scope, account }) }]
            : [],
        );
  return {
    provider: actor.providerId,
    ...(actor.providerName !== undefined && { providerName: actor.providerName }),
    ...(actor.providerNameEn !== undefined && { providerNameEn: actor.providerNameEn }),
    ...(actor.accountName !== undefined && { accountName: actor.accountName }),
    trustLevel: actor.trustLevel,
    fromAccount: own.map(({ path }) => path),
    locked: own.flatMap(({ path, locked }) => (locked ? [path] : [])),
  };
}
