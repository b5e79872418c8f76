import { isRecord, offers } from "../answers/acceptedValues.ts";
import type { FieldType, ServerFieldType } from "../FieldType.ts";

export const survey: FieldType = { isChosen: true, givesSeveral: true };

export const surveyAtServer: ServerFieldType = {
  words: { de: "Umfrage", en: "survey" },
  accepts: (value, { field, options }) =>
    isRecord(value) &&
    Object.entries(value).every(
      ([key, answer]) =>
        offers(field.settings?.questions ?? [], key) &&
        (answer === "" || (typeof answer === "string" && offers(options, answer))),
    ),
  settings: ({ questions }, { optionOf }) => ({ questions: questions.map(optionOf) }),
};
