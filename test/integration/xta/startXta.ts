import { z } from "zod";
import { startCounterpartyProcess, type RunningCounterparty } from "../startCounterpartyProcess.ts";

const files = z.object({ certificateFile: z.string(), keyFile: z.string() });
const party = files.extend({ type: z.string(), category: z.string(), value: z.string(), name: z.string() });
const code = z.object({ listURI: z.string(), listVersionID: z.string(), code: z.string() });

export const xtaDescription = z.object({
  edition: z.literal("2.1.1"),
  endpoints: z.object({ management: z.url(), send: z.url(), messageBox: z.url() }),
  caFile: z.string(),
  author: party,
  reader: party,
  withoutAccount: files,
  service: z.string(),
  businessScenario: code,
  messageType: code.extend({ payloadSchema: z.string() }),
  rootElement: z.string(),
});
export type XtaDescription = z.infer<typeof xtaDescription>;
export type ClientFiles = z.infer<typeof files>;
export type RunningXta = RunningCounterparty<XtaDescription>;

export function startXta(): Promise<RunningXta> {
  return startCounterpartyProcess("xta", xtaDescription);
}
