import { isRecord } from "../engine/mutableData.ts";
import { acceptsRecord } from "../answers/acceptedValues.ts";
import type { FieldType, ServerFieldType } from "../FieldType.ts";
import { present } from "../answers/presence.ts";

export const datamap: FieldType = {
  isPresent: (value) => (isRecord(value) ? Object.keys(value).length > 0 : present(value)),
  givesSeveral: true,
  hasPlainItems: true,
};

export const datamapAtServer: ServerFieldType = {
  words: { de: "Tabelle", en: "table" },
  accepts: acceptsRecord,
  settings: ({ keyLabel }, { translate }) =>
    keyLabel === undefined ? {} : { keyLabel: translate(keyLabel) },
};
