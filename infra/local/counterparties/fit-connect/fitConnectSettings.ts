import { z } from "zod";
import { counterpartySettings } from "../process/counterpartySettings.ts";

const leiKaId = z.string().regex(/^99\d{12}$/);

/** `leiKaIds` are what its authorities list; everything else is refused, as by the real one. */
export const fitConnectSettings = counterpartySettings.extend({
  leiKaIds: z.array(leiKaId).min(1),
  regions: z
    .array(z.string().regex(/^DE\d{12}$/))
    .min(1)
    .default(["DE000000000000"]),
});

export type FitConnectSettings = z.infer<typeof fitConnectSettings>;
