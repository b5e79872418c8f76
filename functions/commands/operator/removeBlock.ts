import { z } from "zod";
import { refused, told, unable, type CommandAnswer } from "../CommandAnswer.ts";
import { PERSON_OPTIONS, personSchema, tableSchema } from "./blockWords.ts";
import { openBlocks } from "./openBlocks.ts";
import { readWords } from "./readWords.ts";

const words = z.object({
  positionals: z.tuple([]),
  options: z.intersection(
    personSchema.transform((ownerId) => ({ ownerId })),
    tableSchema,
  ),
});

/** Lets somebody sign in again. Undefined: wrong words. */
export async function removeBlock(args: readonly string[]): Promise<CommandAnswer | undefined> {
  const given = words.safeParse(readWords(args, PERSON_OPTIONS));
  if (!given.success) return undefined;
  const { ownerId, table, json } = given.data.options;
  const blocks = await openBlocks(table);
  if (!blocks.ok) return unable(blocks.failure);
  return (await blocks.value.remove(ownerId))
    ? told({ json }, { facts: { ownerId, blocked: false }, text: `${ownerId} can sign in again.` })
    : refused(`${ownerId} is not blocked: operator block list shows who is.`);
}
