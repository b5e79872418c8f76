import { z } from "zod";
import { operatorSeal } from "#runtime/wiring/documents.ts";
import { answered, unable, type CommandAnswer } from "#commands/CommandAnswer.ts";
import { readWords } from "../readWords.ts";

const USAGE = `operator seal request --key ARN --name TEXT --organization TEXT [--json]
Prints the request (PKCS#10) with which an authority issues the certificate of the portal's seal. ARN is the output
SealKeyArn of the data stack; the name is what documents show, the organization whose seal it is.`;

const wordsSchema = z.object({
  key: z.string().min(1),
  name: z.string().min(1).max(64),
  organization: z.string().min(1).max(64),
  json: z.boolean().default(false),
});
const WORDS = {
  key: { type: "string" },
  name: { type: "string" },
  organization: { type: "string" },
  json: { type: "boolean" },
} as const;

/** What an operator needs for the certificate of the seal; its key stays in the key service. */
export async function seal([task, ...args]: readonly string[]): Promise<CommandAnswer> {
  const words = wordsSchema.safeParse(readWords(args, WORDS)?.options);
  if (task !== "request" || !words.success) return unable(USAGE);
  const { key, json, ...holder } = words.data;
  try {
    const request = await operatorSeal(key, holder);
    return answered({ json }, { facts: { request }, text: request });
  } catch (cause) {
    return unable(`The key service did not sign: ${cause instanceof Error ? cause.message : "no reason"}`);
  }
}
