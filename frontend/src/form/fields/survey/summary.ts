import { optionOf } from "../control/choices.ts";
import { recordOf } from "../control/recordOf.ts";
import type { Summary } from "../control/Summary.ts";

export const survey: Summary = {
  lines: ({ settings }, { value, options }) => {
    const answers = recordOf(value);
    return (settings?.questions ?? []).flatMap((question) => {
      const chosen = optionOf(options, answers[question.value]);
      return chosen === undefined ? [] : [`${question.label}: ${chosen.label}`];
    });
  },
};
