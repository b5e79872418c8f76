import { z } from "zod";

/** A party of OSCI message metadata: `type` says how to read `value`, `category` is its role, `name` is for people. */
export const xtaPartySchema = z.strictObject({
  type: z.string().min(1),
  value: z.string().min(1),
  category: z.string().min(1).optional(),
  name: z.string().min(1).optional(),
});
export type XtaParty = z.infer<typeof xtaPartySchema>;

const codeSchema = z.strictObject({
  listURI: z.string().min(1),
  listVersionID: z.string(),
  code: z.string().min(1),
  name: z.string().min(1).optional(),
});

/**
 * What an authority agreed with the portal for XTA: who reads, under which service, scenario and type the message
 * travels. No code list names recognition procedures, so every value is a setting.
 */
export const xtaRecipientSchema = z.strictObject({
  reader: xtaPartySchema,
  /** Address of the service description; some providers take it empty. */
  service: z.string(),
  businessScenario: z.union([
    z.strictObject({ defined: codeSchema }),
    z.strictObject({ undefined: z.string().min(1) }),
  ]),
  /** `code` is the root element and `payloadSchema` the namespace of the main document. */
  messageType: codeSchema.extend({ payloadSchema: z.string().min(1) }),
  serviceQuality: z.string().min(1).optional(),
});
export type XtaRecipient = z.infer<typeof xtaRecipientSchema>;
