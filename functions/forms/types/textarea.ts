import { acceptsText } from "../answers/acceptedValues.ts";
import type { FieldType, ServerFieldType } from "../FieldType.ts";

export const textarea: FieldType = { hasLines: true, isWorded: true, takesLists: true };

export const textareaAtServer: ServerFieldType = {
  words: { de: "langer Text", en: "long text" },
  accepts: acceptsText,
  settings: ({ rows }) => (typeof rows === "number" && rows > 0 ? { rows } : {}),
};
