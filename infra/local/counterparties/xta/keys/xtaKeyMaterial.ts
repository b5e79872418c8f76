import { z } from "zod";

/** PEM, both. */
const pair = z.object({ key: z.string(), certificate: z.string() });
/** The provider's certificate authority (certificate only), its server and the clients it knows. */
export const xtaKeyMaterial = z.object({
  authority: z.string(),
  server: pair,
  author: pair,
  reader: pair,
  stranger: pair,
});
export type XtaKeyMaterial = z.infer<typeof xtaKeyMaterial>;
