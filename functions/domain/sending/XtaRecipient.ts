import { z } from "zod";

/** A party of OSCI message metadata. */
export const xtaPartySchema = z.strictObject({
  type: z.string().min(1).describe("How to read the value."),
  value: z.string().min(1).describe("Name of the party."),
  category: z.string().min(1).optional().describe("Its role."),
  name: z.string().min(1).optional().describe("Its name for people."),
});
export type XtaParty = z.infer<typeof xtaPartySchema>;

const codeSchema = z.strictObject({
  listURI: z.string().min(1).describe("Code list."),
  listVersionID: z.string().describe("Version of the code list."),
  code: z.string().min(1).describe("Code in the list."),
  name: z.string().min(1).optional().describe("What the code means, for people."),
});

/**
 * What an authority agreed with the portal for XTA: who reads, under which service, scenario and type the message
 * travels. No code list names recognition procedures, so every value is a setting.
 */
export const xtaRecipientSchema = z.strictObject({
  reader: xtaPartySchema.describe("Who reads the message."),
  service: z.string().describe("Address of the service description; some providers take it empty."),
  businessScenario: z
    .union([
      z.strictObject({ defined: codeSchema.describe("A scenario of a code list.") }),
      z.strictObject({ undefined: z.string().min(1).describe("A scenario of no code list.") }),
    ])
    .describe("Scenario that the message belongs to."),
  messageType: codeSchema
    .extend({ payloadSchema: z.string().min(1).describe("Namespace of the main document.") })
    .describe("Type of the message."),
  rootElement: z
    .string()
    .regex(/^[A-Za-z_][\w.-]*$/)
    .describe(
      "Name of the main document's root; the same as the message type's code where that list names elements.",
    ),
  serviceQuality: z.string().min(1).optional().describe("Quality of service to ask for."),
});
export type XtaRecipient = z.infer<typeof xtaRecipientSchema>;
