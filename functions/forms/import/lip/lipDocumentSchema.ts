import { z } from "zod";

/** The exchange document of form type LIP (functions/forms/lip/README.md). Strict: what is unknown is refused by name. */
const text = z.strictObject({ de: z.string().min(1).max(5000), en: z.string().min(1).max(5000) });
export type LipText = z.infer<typeof text>;

const id = z.string().regex(/^[A-Za-z]\w{0,59}$/);
const fieldName = z.string().regex(/^[A-Za-z]\w{0,59}(\.[A-Za-z]\w{0,59})?$/);

export type LipRule =
  | { readonly field: string; readonly is: string | number | boolean }
  | { readonly field: string; readonly filled: true }
  | { readonly all: readonly LipRule[] }
  | { readonly any: readonly LipRule[] }
  | { readonly not: LipRule };

const rule: z.ZodType<LipRule> = z.union(
  [
    z.strictObject({ field: fieldName, is: z.union([z.string(), z.number(), z.boolean()]) }),
    z.strictObject({ field: fieldName, filled: z.literal(true) }),
    z.strictObject({ all: z.lazy(() => z.array(rule).min(1).max(50)) }),
    z.strictObject({ any: z.lazy(() => z.array(rule).min(1).max(50)) }),
    z.strictObject({ not: z.lazy(() => rule) }),
  ],
  {
    error: "A rule is { field, is }, { field, filled: true }, { all }, { any } or { not }, and nothing else",
  },
);

const base = {
  id,
  label: text,
  hint: text.optional(),
  shownIf: rule.optional(),
  required: z.literal(true).optional(),
  message: text.optional(),
  autofill: z.string().max(60).optional(),
};
const optionsOf = (value: z.ZodString) =>
  z
    .array(z.strictObject({ value, label: text }))
    .min(1)
    .max(1000);
const count = z.int().nonnegative();

const simpleField = z.discriminatedUnion("kind", [
  z.strictObject({
    ...base,
    kind: z.enum(["text", "longText"]),
    minLength: count.optional(),
    maxLength: count.optional(),
    pattern: z.string().max(300).optional(),
  }),
  z.strictObject({
    ...base,
    kind: z.enum(["email", "phone", "date", "month", "yesNo", "confirm", "country", "upload"]),
  }),
  z.strictObject({
    ...base,
    kind: z.literal("number"),
    min: z.number().optional(),
    max: z.number().optional(),
  }),
  z.strictObject({ ...base, kind: z.literal("choice"), options: optionsOf(z.string().min(1).max(200)) }),
  // Each value is the name of an answer of its own.
  z.strictObject({ ...base, kind: z.literal("choices"), options: optionsOf(z.string().regex(/^\w{1,60}$/)) }),
]);
export type LipSimpleField = z.infer<typeof simpleField>;

const note = z.strictObject({ id, kind: z.literal("note"), text, shownIf: rule.optional() });
const rows = z.strictObject({
  ...base,
  kind: z.literal("rows"),
  fields: z
    .array(z.discriminatedUnion("kind", [simpleField, note]))
    .min(1)
    .max(200),
  minRows: count.optional(),
  maxRows: count.optional(),
  addLabel: text.optional(),
  rowLabel: text.optional(),
});
const group = z.strictObject({
  id,
  kind: z.literal("group"),
  label: text,
  shownIf: rule.optional(),
  fields: z
    .array(z.discriminatedUnion("kind", [simpleField, note, rows]))
    .min(1)
    .max(200),
});
const field = z.discriminatedUnion("kind", [simpleField, note, rows, group]);
export type LipField = z.infer<typeof field>;

const page = z.strictObject({
  id,
  title: text,
  intro: text.optional(),
  shownIf: rule.optional(),
  fields: z.array(field).min(1).max(500),
});

export const lipDocumentSchema = z.strictObject({
  lip: z.literal(1),
  id: z.string().regex(/^[A-Za-z0-9_-]{1,80}$/),
  title: text,
  pages: z.array(page).min(1).max(100),
});
export type LipDocument = z.infer<typeof lipDocumentSchema>;
