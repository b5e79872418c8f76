import { isRecord } from "../engine/mutableData.ts";
import { textOf } from "../engine/values/textOf.ts";
import { isRecord as isRecordAnswer, offers } from "../answers/acceptedValues.ts";
import type { FieldType, ServerFieldType } from "../FieldType.ts";
import { isTicked } from "../answers/presence.ts";
import { radioAtServer } from "./radio.ts";

export const selectboxes: FieldType = {
  normalize: (value) => {
    if (Array.isArray(value)) return Object.fromEntries(value.map((item) => [textOf(item), true]));
    if (isRecord(value)) return value;
    return typeof value === "string" && value !== "" ? { [value]: true } : {};
  },
  isPresent: isTicked,
  isOffered: (value, offered) =>
    typeof value !== "object" || value === null || Object.keys(value).every((key) => offered.includes(key)),
  isChosen: true,
  givesSeveral: true,
};

export const selectboxesAtServer: ServerFieldType = {
  ...radioAtServer,
  words: { de: "Mehrfachauswahl", en: "several choices" },
  accepts: (value, { options }) =>
    isRecordAnswer(value) &&
    Object.entries(value).every(([key, ticked]) => offers(options, key) && typeof ticked === "boolean"),
};
