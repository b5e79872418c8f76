import type { Submitting } from "#domain/sending/Submitting.ts";
import { APPLICATION_TEXTS } from "./applicationTexts.ts";
import type { AskedQuestion } from "./askedQuestions.ts";

/**
 * By which account an application was sent, the trust level of its provider, and how the answers relate to the
 * account: which were not editable, and which are equal. Nothing for applications from before this was stored.
 */
export function signInEntries(
  submitting: Pick<Submitting, "signIn"> | undefined,
  {
    asked,
    language,
  }: { readonly asked: readonly Pick<AskedQuestion, "path" | "question">[]; readonly language: "de" | "en" },
): readonly { readonly label: string; readonly value: string }[] {
  const signIn = submitting?.signIn;
  if (signIn === undefined) return [];
  const texts = APPLICATION_TEXTS[language];
  if (signIn.provider === "anon") return [{ label: texts.signIn, value: texts.withoutAccount }];
  const { provider, providerName = provider, providerNameEn = providerName, trustLevel, locked } = signIn;
  const { accountName = "", fromAccount } = signIn;
  const named = (paths: readonly string[]): string =>
    asked.flatMap(({ path, question }) => (paths.includes(path) ? [question] : [])).join(", ");
  const listed = [
    { label: texts.locked, value: named(locked) },
    { label: texts.same, value: named(fromAccount.filter((path) => !locked.includes(path))) },
  ];
  return [
    {
      label: texts.signIn,
      value: texts.signedIn({
        provider: language === "de" ? providerName : providerNameEn,
        name: accountName,
        level: texts.levels[trustLevel],
      }),
    },
    ...listed.filter(({ value }) => value !== ""),
  ];
}
