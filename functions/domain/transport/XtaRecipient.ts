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
  /** `payloadSchema` is the namespace of the main document. */
  messageType: codeSchema.extend({ payloadSchema: z.string().min(1) }),
  /** Name of the main document's root; the same as the message type's code where that list names elements. */
  rootElement: z.string().regex(/^[A-Za-z_][\w.-]*$/),
  serviceQuality: z.string().min(1).optional(),
});
export type XtaRecipient = z.infer<typeof xtaRecipientSchema>;
