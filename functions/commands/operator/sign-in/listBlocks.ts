import { z } from "zod";
import { isBlocked } from "#domain/sign-in/Block.ts";
import { clock } from "#runtime/wiring/system.ts";
import { OPERATOR_STORES } from "#runtime/operator/operatorStores.ts";
import { answered, unable, type CommandAnswer } from "#commands/CommandAnswer.ts";
import { tableSchema } from "./blockWords.ts";
import { openStore } from "../openStore.ts";
import { readWords } from "../readWords.ts";

const words = z.object({ positionals: z.tuple([]), options: tableSchema });

/** Who is blocked now, the oldest first. Undefined: wrong words. */
export async function listBlocks(args: readonly string[]): Promise<CommandAnswer | undefined> {
  const given = words.safeParse(readWords(args, { table: { type: "string" }, json: { type: "boolean" } }));
  if (!given.success) return undefined;
  const { table, json } = given.data.options;
  const blocks = await openStore(OPERATOR_STORES.blocks, table);
  if (!blocks.ok) return unable(blocks.failure);
  const now = clock.now();
  const found = (await blocks.value.store.list())
    .filter((block) => isBlocked(block, now))
    .sort((one, other) => one.since.localeCompare(other.since));
  const lines = found.map(
    ({ ownerId, since, until, reason }) =>
      `${ownerId}  since ${since}  ${until === undefined ? "for good" : `until ${until}`}  ${reason}`,
  );
  return answered(
    { json },
    { facts: found, text: lines.length === 0 ? "No account is blocked." : lines.join("\n") },
  );
}
