import { z } from "zod";
import { counterpartySettings } from "../process/counterpartySettings.ts";

/** `mutualTls`: https, and the calls of the API need the client certificate instead of other credentials. */
export const paymentProviderSettings = counterpartySettings.extend({
  mutualTls: z.boolean().default(false),
});
export type PaymentProviderSettings = z.infer<typeof paymentProviderSettings>;
