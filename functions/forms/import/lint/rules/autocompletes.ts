import { textIn, isRaw } from "#forms/import/formio/rawDefinition.ts";
import { about, type LintRule } from "../Finding.ts";

/** Tokens of WCAG 1.3.5 by what fields about a person are usually called, in German and English. */
const TOKENS: readonly (readonly [RegExp, string])[] = [
  [/^(?:first|given|fore)_?names?$|^vornamen?$/i, "given-name"],
  [/^(?:last|family|sur)_?names?$|^(?:familien|nach)namen?$/i, "family-name"],
  [/^birth_?name$|^geburtsname$/i, "off"],
  [/^(?:date_?of_?birth|birth_?(?:date|day)|geburtsdatum|geburtstag)$/i, "bday"],
  [/^(?:e_?mail(?:_?address)?|e_?mail_?adresse)$/i, "email"],
  [/^(?:phone(?:_?number)?|telephone|tel|mobile|telefon(?:nummer)?|handy(?:nummer)?)$/i, "tel"],
  [/^(?:street|stra(?:ss|ß)e)(?:_?(?:and_?number|address|hausnummer))?$/i, "address-line1"],
  [/^(?:zip|postal)_?(?:code)?$|^(?:plz|postleitzahl)$/i, "postal-code"],
  [/^(?:city|town|ort|wohnort|stadt)$/i, "address-level2"],
  [/^(?:country|land|wohnsitzland)$/i, "country"],
];

const TYPES = new Set(["textfield", "email", "phoneNumber", "select", "day", "datetime"]);

/** Fields about a person without `autocomplete`: browsers cannot fill them in. */
export const autocompletes: LintRule = ({ known }) =>
  known.flatMap((component) => {
    const { raw, key, type, grids } = component;
    const properties = isRaw(raw["properties"]) ? raw["properties"] : {};
    if (!TYPES.has(type) || grids > 0 || textIn(raw, "autocomplete") || textIn(properties, "autocomplete"))
      return [];
    const token = TOKENS.find(([name]) => name.test(key.split(".").at(-1) ?? ""))?.[1];
    if (token === undefined || token === "off") return [];
    const message = `Set autocomplete to "${token}", so that browsers can fill in the field (WCAG 1.3.5).`;
    return [about(component, { severity: "warning", rule: "autocompletes", message })];
  });
