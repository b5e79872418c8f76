import { z } from "zod";

const text = z.string().min(1).max(400);

/** The organisation behind a business account; parts that the account does not tell are left out. */
export const organisationSchema = z.strictObject({
  name: text,
  legalForm: text.optional(),
  registerType: text.optional(),
  registerNumber: text.optional(),
  registerCourt: text.optional(),
  streetAddress: text.optional(),
  postalCode: text.optional(),
  locality: text.optional(),
  country: text.optional(),
});

/** Names a mailbox at the mailbox service (BundID: `legacyPostkorbHandle`). */
export const postboxHandleSchema = z.guid();
