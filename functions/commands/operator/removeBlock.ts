import { z } from "zod";
import { refused, told, unable, type CommandAnswer } from "../CommandAnswer.ts";
import { ownersMeant, PERSON_OPTIONS, personSchema, tableSchema } from "./blockWords.ts";
import { openBlocks } from "./openBlocks.ts";
import { readWords } from "./readWords.ts";

const words = z.object({
  positionals: z.tuple([]),
  options: z.intersection(personSchema, tableSchema),
});

/** Lets somebody sign in again. Undefined: wrong words. */
export async function removeBlock(args: readonly string[]): Promise<CommandAnswer | undefined> {
  const given = words.safeParse(readWords(args, PERSON_OPTIONS));
  if (!given.success) return undefined;
  const { table, json } = given.data.options;
  const blocks = await openBlocks(table);
  if (!blocks.ok) return unable(blocks.failure);
  const owners = await ownersMeant(given.data.options);
  if (!owners.ok) return unable(owners.failure);
  const [ownerId = ""] = owners.value;
  const removed = await Promise.all(owners.value.map((owner) => blocks.value.remove(owner)));
  return removed.includes(true)
    ? told({ json }, { facts: { ownerId, blocked: false }, text: `${ownerId} can sign in again.` })
    : refused(`${ownerId} is not blocked: operator block list shows who is.`);
}
