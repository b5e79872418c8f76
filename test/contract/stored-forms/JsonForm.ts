import { z } from "zod";

/** What is compared of a JSON schema (draft 2020-12, as zod writes it). */
export const jsonFormSchema = z.object({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  pattern: z.string().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  required: z.array(z.string()).optional(),
  get properties() {
    return z.record(z.string(), jsonFormSchema).optional();
  },
  get additionalProperties() {
    return z.union([z.boolean(), jsonFormSchema]).optional();
  },
  get propertyNames() {
    return jsonFormSchema.optional();
  },
  get items() {
    return jsonFormSchema.optional();
  },
  get anyOf() {
    return z.array(jsonFormSchema).optional();
  },
  get oneOf() {
    return z.array(jsonFormSchema).optional();
  },
  get allOf() {
    return z.array(jsonFormSchema).optional();
  },
  get $defs() {
    return z.record(z.string(), jsonFormSchema).optional();
  },
});
export type JsonForm = z.infer<typeof jsonFormSchema>;
