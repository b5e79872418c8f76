import type { Submitting } from "../../domain/submission/Submitting.ts";
import { APPLICATION_TEXTS } from "./applicationTexts.ts";
import type { AskedQuestion } from "./askedQuestions.ts";

/**
 * By which account an application was sent, how sure its provider is, and what of the answers the account says: what
 * nobody could change, and what is the same. Nothing of applications from before it was kept.
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
  const { provider, providerName = provider, accountName = "", trustLevel, locked, fromAccount } = signIn;
  const named = (paths: readonly string[]): string =>
    asked.flatMap(({ path, question }) => (paths.includes(path) ? [question] : [])).join(", ");
  const listed = [
    { label: texts.locked, value: named(locked) },
    { label: texts.same, value: named(fromAccount.filter((path) => !locked.includes(path))) },
  ];
  return [
    {
      label: texts.signIn,
      value: texts.signedIn({ provider: providerName, name: accountName, level: texts.levels[trustLevel] }),
    },
    ...listed.filter(({ value }) => value !== ""),
  ];
}
