import { isRaw, textIn } from "#forms/import/formio/rawDefinition.ts";
import { about, type LintRule, type Finding } from "../Finding.ts";
import { UPLOADS_MAX_BYTES } from "#domain/attachments/limits.ts";

const UNITS: Readonly<Record<string, number>> = { b: 1, kb: 1_000, mb: 1_000_000, gb: 1_000_000_000 };

/** Files larger than an application may be: builders write "1GB", and the portal holds to its own limit anyway. */
export const fileSizes: LintRule = ({ known }) => {
  const files = known.filter(({ type }) => type === "file");
  const sizes = files.map(({ raw }) => bytesOf(textIn(raw, "fileMaxSize")));
  const limit = `${String(UPLOADS_MAX_BYTES / 1_000_000)} MB`;
  const single = files.flatMap((file, index): Finding[] => {
    const message = `The field allows more than ${limit}, but all files of an application together may have ${limit}.`;
    return (sizes[index] ?? 0) > UPLOADS_MAX_BYTES
      ? [about(file, { severity: "warning", rule: "fileSizes", message })]
      : [];
  });
  const sum = sizes.reduce((all, size) => all + size, 0);
  if (sum <= UPLOADS_MAX_BYTES) return single;
  const message = `All file fields together allow ${String(Math.round(sum / 1_000_000))} MB, but the files of an application may have ${limit} together.`;
  return [...single, { severity: "warning", rule: "fileSizes", key: "", path: "components", message }];
};

/** Boxes that are one question together look like boxes that can all be ticked; a radio is unambiguous. */
export const radioBoxes: LintRule = ({ known }) =>
  known.flatMap((component) =>
    component.type === "checkbox" && textIn(component.raw, "inputType") === "radio"
      ? [
          about(component, {
            severity: "error",
            rule: "radioBoxes",
            message: "A checkbox that is a radio is not possible. Use one radio with all of the choices.",
          }),
        ]
      : [],
  );

/** A day of birth may be unrecorded, and then be partly unknown; every other day can be looked up. */
export const partlyUnknownDays: LintRule = ({ known }) =>
  known.flatMap((component) => {
    const { raw, type } = component;
    const properties = isRaw(raw["properties"]) ? raw["properties"] : {};
    if (properties["partlyUnknown"] === undefined) return [];
    const isBirthDate =
      type === "day" && (textIn(raw, "autocomplete") || textIn(properties, "autocomplete")) === "bday";
    const isPlain = raw["dayFirst"] !== true && properties["partlyUnknown"] === "yes";
    if (isBirthDate && isPlain) return [];
    const message =
      'partlyUnknown is "yes", and only for a day with autocomplete "bday" that is kept month first: other days are known.';
    return [about(component, { severity: "error", rule: "partlyUnknownDays", message })];
  });

/** What the portal asks of an address, by the keys of Form.io's builder; it asks for no federal state. */
const ASKED = new Set(["address1", "address2", "zip", "city", "country", "state"]);

/** An address is one answer with parts that the portal knows: what a definition says about its parts does nothing. */
export const addressParts: LintRule = ({ known }) =>
  known.flatMap((component) => {
    if (component.parent?.type !== "address") return [];
    const { key, raw } = component;
    const isRequired = isRaw(raw["validate"]) && Boolean(raw["validate"]["required"]);
    const message = !ASKED.has(key)
      ? `An address has no part "${key}": it is not asked for. Put a field of its own beside the address.`
      : isRequired
        ? "Parts of an address cannot be required one by one. Make the address required."
        : undefined;
    return message === undefined
      ? []
      : [about(component, { severity: "warning", rule: "addressParts", message })];
  });

/** Bytes of a size such as "10MB"; 1 MB is 1,000,000 bytes everywhere in the portal. */
function bytesOf(size: string): number {
  const [, amount = "0", unit = "b"] = /^\s*([\d.]+)\s*([kmg]?b)\s*$/i.exec(size) ?? [];
  return Number(amount) * (UNITS[unit.toLowerCase()] ?? 1);
}
