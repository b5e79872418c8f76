import { answerAt } from "../../forms/dataPath.ts";
import type { SubmittingProcess } from "../submit-steps/runSubmitStep.ts";

/** Who an application is for and who sends it; names as they were typed. */
export interface ApplicationPeople {
  readonly applicant: string;
  /** With a power of attorney; absent where people apply for themselves. */
  readonly representative?: string;
  /** The one who writes: the representative, if there is one. */
  readonly sender: string;
  readonly senderEmail: string;
}

export function peopleOf({ formData }: Pick<SubmittingProcess, "formData">): ApplicationPeople {
  const text = (path: string): string => {
    const value = answerAt(formData, path);
    return typeof value === "string" ? value.trim() : "";
  };
  const joined = (...paths: readonly string[]): string =>
    paths
      .map(text)
      .filter((part) => part !== "")
      .join(" ");
  const applicant = joined("givenName", "familyName");
  if (text("role") !== "representative") return { applicant, sender: applicant, senderEmail: text("email") };
  const person = joined("rep.givenName", "rep.familyName");
  const representative = [text("rep.organisation"), person].filter((part) => part !== "").join(", ");
  return { applicant, representative, sender: representative, senderEmail: text("rep.email") };
}
