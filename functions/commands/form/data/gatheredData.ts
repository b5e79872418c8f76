import { z } from "zod";
import type { DataClassName } from "#domain/operation/DATA_CLASSES.ts";
import type { InputType } from "#forms/CompiledForm.ts";
import { type KnownComponent, knownComponents } from "#forms/import/formio/knownComponents.ts";
import { isRaw, type Raw, textIn } from "#forms/import/formio/rawDefinition.ts";
import { SERVER_FIELD_TYPES } from "#forms/types/fieldTypes.ts";

/** Data that need more reason than others: Articles 9 and 10 GDPR. */
export const SPECIAL_CATEGORIES = ["health", "criminalRecord", "ethnicOrigin"] as const;

/** What a form asks of people, or the portal puts beside it, with why. */
export interface GatheredDatum {
  readonly path: string;
  readonly page: string;
  readonly question: string;
  readonly type: InputType;
  /** `shown`: where a condition shows it; `portal`: nobody is asked. */
  readonly required: "always" | "shown" | "no" | "portal";
  readonly fim: string | undefined;
  readonly codeList: string | undefined;
  readonly neededFor: string | undefined;
  readonly special: (typeof SPECIAL_CATEGORIES)[number] | undefined;
  /** How long it is kept. */
  readonly keptAs: Extract<DataClassName, "draft" | "uploads">;
}

const text = z.string().min(1).optional().catch(undefined);
const propertiesSchema = z.looseObject({
  fim: text,
  codeList: text,
  neededFor: text,
  source: text,
  special: z.enum(SPECIAL_CATEGORIES).optional().catch(undefined),
});

/** Everything that a Form.io definition gathers, in reading order; `translate` gives the texts of a language. */
export function gatheredData(definition: Raw, translate: (text: string) => string): readonly GatheredDatum[] {
  return knownComponents(definition).flatMap((component): GatheredDatum[] => {
    const { raw, path, hasAnswer } = component;
    const type = typeOf(component);
    if (!hasAnswer || type === undefined) return [];
    const { source, fim, codeList, neededFor, special } = propertiesSchema.parse(propertiesOf(raw));
    const { page, groups, label } = namesOf(component);
    return [
      {
        path,
        page: translate(page),
        question: [...groups, label].map(translate).join(" › "),
        type,
        required: source === undefined && type !== "hidden" ? requiredOf(component) : "portal",
        fim,
        codeList,
        neededFor,
        special,
        keptAs: type === "file" ? "uploads" : "draft",
      },
    ];
  });
}

/** Undefined: lists and groups, whose parts are told, and buttons. */
function typeOf({ type }: KnownComponent): InputType | undefined {
  return isInput(type) && type !== "button" ? type : undefined;
}

function isInput(type: string): type is InputType {
  return Object.hasOwn(SERVER_FIELD_TYPES, type);
}

function propertiesOf(raw: Raw): Raw {
  return isRaw(raw["properties"]) ? raw["properties"] : {};
}

/** Titles of the page and the groups around it, and its own. */
function namesOf(component: KnownComponent): {
  readonly page: string;
  readonly groups: readonly string[];
  readonly label: string;
} {
  const around: string[] = [];
  for (let { parent } = component; parent !== undefined; { parent } = parent)
    around.unshift(titleOf(parent.raw));
  const [page = "", ...groups] = around;
  return {
    page,
    groups: groups.filter((group) => group !== ""),
    label: titleOf(component.raw) || component.key,
  };
}

function titleOf(raw: Raw): string {
  return textIn(raw, "title") || textIn(raw, "legend") || textIn(raw, "label");
}

function requiredOf(component: KnownComponent): GatheredDatum["required"] {
  const { raw } = component;
  if (!isRaw(raw["validate"]) || !raw["validate"]["required"]) return "no";
  return isConditional(component) ? "shown" : "always";
}

/** Whether it, or something around it, is a list of rows, is shown under a condition or changed by logic. */
function isConditional(component: KnownComponent | undefined): boolean {
  if (component === undefined) return false;
  const { conditional, customConditional, logic } = component.raw;
  const conditions = isRaw(conditional)
    ? [conditional["when"], conditional["json"], conditional["conditions"]]
    : [];
  return (
    [...conditions, customConditional].some(Boolean) ||
    (Array.isArray(logic) && logic.length > 0) ||
    component.type === "datagrid" ||
    component.type === "editgrid" ||
    isConditional(component.parent)
  );
}
