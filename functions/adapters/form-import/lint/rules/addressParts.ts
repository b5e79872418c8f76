import { isRaw } from "../../rawDefinition.ts";
import { about, type LintRule } from "../Finding.ts";

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
