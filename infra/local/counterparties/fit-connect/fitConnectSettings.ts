import { z } from "zod";
import { counterpartySettings } from "../process/counterpartySettings.ts";

const leiKaId = z.string().regex(/^99\d{12}$/);

/** `leiKaIds: ["*"]` offers every service with a code of 14 digits that begins with 99. */
export const fitConnectSettings = counterpartySettings.extend({
  leiKaIds: z.union([z.tuple([z.literal("*")]), z.array(leiKaId).min(1)]).default(["*"]),
  regions: z
    .array(z.string().regex(/^DE\d{12}$/))
    .min(1)
    .default(["DE000000000000"]),
});

export type FitConnectSettings = z.infer<typeof fitConnectSettings>;
