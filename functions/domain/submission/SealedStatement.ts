import { z } from "zod";

/** A sealed JSON text: RFC 7515 section 7.2.2, all members base64url. */
export const sealedStatementSchema = z.object({
  payload: z.string(),
  protected: z.string(),
  signature: z.string(),
});
export type SealedStatement = z.infer<typeof sealedStatementSchema>;
