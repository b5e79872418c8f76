import { z } from "zod";

/**
 * The part of Form.io's JSON that the portal understands so far. Strict: a property or type that is not listed refuses
 * the definition with its name, so that nothing an author wrote is silently left out (forms README).
 */
const validate = z.strictObject({
  required: z.boolean().optional(),
  minLength: z.int().positive().optional(),
  maxLength: z.int().positive().optional(),
  pattern: z.string().max(300).optional(),
});

const RULES = [
  "required",
  "minLength",
  "maxLength",
  "pattern",
  "email",
  "phoneNumber",
  "day",
  "minDate",
  "maxDate",
  "option",
  "type",
] as const;

const condition = z.strictObject({
  component: z.string(),
  operator: z.enum(["isEqual", "isNotEqual", "isEmpty", "isNotEmpty", "includes", "notIncludes"]),
  value: z.json().optional(),
});

export const conditionalSchema = z.strictObject({
  show: z.boolean(),
  conjunction: z.enum(["all", "any"]),
  conditions: z.array(condition).min(1),
});
export type FormioConditional = z.infer<typeof conditionalSchema>;

const option = z.strictObject({ value: z.string(), label: z.string() });
const key = z.string().regex(/^[A-Za-z]\w*(\.[A-Za-z]\w*)*$/);

const inputBase = {
  key,
  label: z.string(),
  description: z.string().optional(),
  input: z.literal(true),
  autocomplete: z.string().optional(),
  inputMode: z.enum(["text", "numeric", "email", "tel"]).optional(),
  defaultValue: z.json().optional(),
  validate: validate.optional(),
  errors: z.partialRecord(z.enum(RULES), z.string()).optional(),
  conditional: conditionalSchema.optional(),
  properties: z
    .strictObject({ prefill: z.string().optional(), optionSource: z.literal("countries").optional() })
    .optional(),
};

const textSchema = z.strictObject({
  ...inputBase,
  type: z.enum(["textfield", "email", "phoneNumber", "checkbox"]),
});
const textareaSchema = z.strictObject({
  ...inputBase,
  type: z.literal("textarea"),
  rows: z.int().positive().optional(),
});
const selectSchema = z.strictObject({
  ...inputBase,
  type: z.literal("select"),
  data: z.strictObject({ values: z.array(option) }),
});
const choiceSchema = z.strictObject({
  ...inputBase,
  type: z.enum(["radio", "selectboxes"]),
  values: z.array(option).min(1),
});
const daySchema = z.strictObject({
  ...inputBase,
  type: z.literal("day"),
  minDate: z.string().optional(),
  maxDate: z.string().optional(),
});
const fileSchema = z.strictObject({
  ...inputBase,
  type: z.literal("file"),
  multiple: z.literal(true),
  storage: z.literal("url"),
  filePattern: z.literal(".pdf"),
});

export const inputSchema = z.discriminatedUnion("type", [
  textSchema,
  textareaSchema,
  selectSchema,
  choiceSchema,
  daySchema,
  fileSchema,
]);
export type FormioInput = z.infer<typeof inputSchema>;

const contentSchema = z.strictObject({
  type: z.literal("content"),
  key,
  input: z.literal(false),
  html: z.string(),
  conditional: conditionalSchema.optional(),
});

const fieldsetSchema = z.strictObject({
  type: z.literal("fieldset"),
  key,
  input: z.literal(false),
  legend: z.string(),
  conditional: conditionalSchema.optional(),
  components: z.array(z.discriminatedUnion("type", [...inputSchema.options, contentSchema])),
});

const componentSchema = z.discriminatedUnion("type", [...inputSchema.options, contentSchema, fieldsetSchema]);
export type FormioComponent = z.infer<typeof componentSchema>;

const panelSchema = z.strictObject({
  type: z.literal("panel"),
  key,
  title: z.string(),
  input: z.literal(false),
  conditional: conditionalSchema.optional(),
  properties: z.strictObject({ intro: z.string().optional() }).optional(),
  components: z.array(componentSchema).min(1),
});

export const formioDefinitionSchema = z.strictObject({
  _id: z.string().regex(/^[A-Za-z0-9_-]{1,80}$/),
  display: z.literal("wizard"),
  title: z.string(),
  components: z.array(panelSchema).min(1),
  /** Texts of the other language by the German text, as Form.io keeps translations. */
  i18n: z.strictObject({ en: z.record(z.string(), z.string()) }),
});
export type FormioDefinition = z.infer<typeof formioDefinitionSchema>;
