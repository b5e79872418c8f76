import { answerAt } from "#forms/answers/dataPath.ts";
import type { SubmittingProcess } from "../sending/steps/runSubmitStep.ts";

/** Who an application is for and who sends it. Latin letters lead, the name as it was typed stands behind them. */
export interface ApplicationPeople {
  readonly applicant: string;
  /** In Latin letters alone. */
  readonly applicantInLatin: string;
  /** As it was typed, where that is in another script; otherwise absent. */
  readonly applicantInOwnScript?: string;
  /** With a power of attorney; absent where people apply for themselves. */
  readonly representative?: string;
  /** The one who writes: the representative, if there is one. */
  readonly sender: string;
  readonly senderEmail: string;
}

/** The answers that are the applicant's name. */
export const NAME_FIELDS = ["givenName", "familyName"] as const;

/** `latin`: the applicant's name in Latin letters, where the form asks for it beside the one in its own script. */
export function peopleOf({ formData }: Pick<SubmittingProcess, "formData">, latin = ""): ApplicationPeople {
  const text = (path: string): string => {
    const value = answerAt(formData, path);
    return typeof value === "string" ? value.trim() : "";
  };
  const joined = (...paths: readonly string[]): string =>
    paths
      .map(text)
      .filter((part) => part !== "")
      .join(" ");
  const typed = joined(...NAME_FIELDS);
  const named =
    latin === "" || latin === typed
      ? { applicant: typed, applicantInLatin: typed }
      : {
          applicant: withOriginal(latin, typed),
          applicantInLatin: latin,
          applicantInOwnScript: typed,
        };
  if (text("role") !== "representative") {
    return { ...named, sender: named.applicant, senderEmail: text("email") };
  }
  const person = joined("rep.givenName", "rep.familyName");
  const representative = [text("rep.organisation"), person].filter((part) => part !== "").join(", ");
  return { ...named, representative, sender: representative, senderEmail: text("rep.email") };
}

/** `Muhammad Ali (محمد علي)`: officials read the first, and compare the second with the certificate. */
export function withOriginal(latin: string, original: string): string {
  return `${latin} (${original})`;
}
