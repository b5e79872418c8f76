import { z } from "zod";
import { counterpartySettings } from "../process/counterpartySettings.ts";
import { PROFILES } from "./profiles/PROFILES.ts";

/** What one provider is told at its start: under which id the portal knows it and which kind it plays. */
export const samlProviderSettings = counterpartySettings.extend({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/),
  profile: z.enum(Object.keys(PROFILES)),
});
