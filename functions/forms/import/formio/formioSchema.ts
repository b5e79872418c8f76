import { z } from "zod";
import { isRaw, type Raw } from "./rawDefinition.ts";

/**
 * What the portal reads of Form.io's JSON, as loosely as `@formio/core` itself takes it: builders write numbers as
 * texts and leave empty texts and nulls everywhere. Properties that are not here stand in `formioProperties.ts`.
 */
const text = z
  .string()
  .nullish()
  .transform((value) => (value === null || value === "" ? undefined : value));
/** Whatever counts as true in JavaScript, as in core. */
const flag = z.unknown().optional().transform(Boolean);
/** What authors of other portals keep under the same name in another form is none of ours. */
const hook = text.catch(undefined);
/** A number, or a text that begins with one; everything else sets nothing. */
const count = z
  .union([z.number(), z.string(), z.boolean(), z.null()])
  .optional()
  .transform((value) => {
    const number = typeof value === "string" ? Number.parseFloat(value) : value;
    return typeof number === "number" && Number.isFinite(number) ? number : undefined;
  });
/** A script, or nothing. */
const script = z
  .union([z.string(), z.null()])
  .optional()
  .transform((value) => (value?.trim() === "" ? undefined : (value ?? undefined)));
const part = z.record(z.string(), z.unknown());
const parts = z
  .array(z.custom<Raw | null>((one) => one === null || isRaw(one), "A component is a JSON object"))
  .nullish()
  .transform((list) => (list ?? []).filter((item) => item !== null));

const choice = z.looseObject({
  value: z.json().optional(),
  label: z.union([z.string(), z.number(), z.boolean(), z.null()]).optional(),
});
const choices = z
  .array(choice)
  .nullish()
  .transform((list) => list ?? []);

export const validateSchema = z.looseObject({
  required: flag,
  minLength: count,
  maxLength: count,
  minWords: count,
  maxWords: count,
  min: count,
  max: count,
  minSelectedCount: count,
  maxSelectedCount: count,
  pattern: text,
  patternMessage: text,
  custom: script,
  json: z.unknown().optional(),
  customMessage: text,
  onlyAvailableItems: flag,
  skipMaskValidation: flag,
});

const dayField = z.looseObject({ hide: flag, required: flag, maxYear: count }).nullish();
const moment = z.union([z.string(), z.number(), z.null()]).optional();

/** One component; its children are read one by one. */
export const componentSchema = z.looseObject({
  type: z.string("a component says what type it is"),
  key: z.string().default(""),
  name: text,
  inputType: text,
  input: z
    .unknown()
    .optional()
    .transform((value) => value === undefined || Boolean(value)),
  label: text,
  title: text,
  legend: text,
  description: text,
  tooltip: text,
  placeholder: text,
  prefix: text,
  suffix: text,
  html: text,
  content: text,
  errorLabel: text,
  autocomplete: hook,
  inputMode: text,
  multiple: flag,
  hidden: flag,
  disabled: flag,
  clearOnHide: z.unknown().optional(),
  validateWhenHidden: flag,
  persistent: z.unknown().optional(),
  protected: flag,
  defaultValue: z.json().optional(),
  customDefaultValue: script,
  calculateValue: z.unknown().optional(),
  calculateServer: flag,
  allowCalculateOverride: flag,
  customConditional: z.unknown().optional(),
  conditional: z.unknown().optional(),
  logic: z
    .array(part)
    .nullish()
    .transform((list) => list ?? []),
  validate: validateSchema.nullish().transform((value) => value ?? undefined),
  errors: z.union([z.record(z.string(), z.unknown()), z.string(), z.null()]).optional(),
  minSelectedCountMessage: text,
  maxSelectedCountMessage: text,
  properties: z
    .looseObject({
      prefill: hook,
      prefillWhen: hook,
      partlyUnknown: hook,
      latinOf: hook,
      unit: hook,
      source: hook,
      autocomplete: hook,
      optionSource: hook,
      optionsIn: hook,
      copies: hook,
      translation: hook,
      tone: hook,
      view: hook,
      intro: hook,
      rowLabel: hook,
    })
    .nullish()
    .transform((value) => value ?? undefined),
  components: z.unknown().optional(),
  columns: z.unknown().optional(),
  rows: z.unknown().optional(),
  values: choices,
  questions: choices,
  data: z.looseObject({ values: choices, json: z.unknown().optional() }).nullish(),
  dataSrc: text,
  dataType: text,
  valueProperty: text,
  template: text,
  inline: flag,
  inputMask: hook,
  inputMasks: z.array(z.looseObject({ label: z.string(), mask: z.string() })).nullish(),
  allowMultipleMasks: flag,
  case: text,
  truncateMultipleSpaces: flag,
  decimalLimit: count,
  delimiter: z.unknown().optional(),
  currency: text,
  dayFirst: flag,
  fields: z.looseObject({ day: dayField, month: dayField, year: dayField }).nullish(),
  minDate: moment,
  maxDate: moment,
  minYear: count,
  maxYear: count,
  enableTime: z.unknown().optional(),
  enableDate: z.unknown().optional(),
  widget: z.unknown().optional(),
  format: text,
  dataFormat: text,
  storeas: text,
  delimeter: text,
  maxTags: count,
  enableManualMode: flag,
  filePattern: text,
  fileMaxSize: text,
  fileMinSize: text,
  keyLabel: text,
  valueComponent: z.unknown().optional(),
  addAnother: text,
});
export type FormioComponent = z.infer<typeof componentSchema>;

/** By language; `textTables.ts` reads them. Some servers write what is empty as a list. */
const i18n = z.union([part, z.tuple([])]).nullish();

export const definitionSchema = z.looseObject({
  _id: text,
  name: text,
  path: text,
  title: text,
  display: z
    .string()
    .nullish()
    .transform((display) => (display === "wizard" ? ("wizard" as const) : ("form" as const))),
  components: parts,
  /** `fee`: a script that sets `value`, or JsonLogic. */
  properties: z.looseObject({ fee: z.unknown().optional() }).nullish().catch(undefined),
  /** Texts of other languages by key or by the text of the definition. */
  i18n,
  options: z.looseObject({ i18n }).nullish(),
});
export type FormioDefinition = z.infer<typeof definitionSchema>;
