import { z } from "zod";
import { isBlocked } from "../../domain/session/Block.ts";
import { clock } from "../../runtime/ports/system.ts";
import { told, unable, type CommandAnswer } from "../CommandAnswer.ts";
import { tableSchema } from "./blockWords.ts";
import { openBlocks } from "./openBlocks.ts";
import { readWords } from "./readWords.ts";

const words = z.object({ positionals: z.tuple([]), options: tableSchema });

/** Who is blocked now, the oldest first. Undefined: wrong words. */
export async function listBlocks(args: readonly string[]): Promise<CommandAnswer | undefined> {
  const given = words.safeParse(readWords(args, { table: { type: "string" }, json: { type: "boolean" } }));
  if (!given.success) return undefined;
  const { table, json } = given.data.options;
  const blocks = await openBlocks(table);
  if (!blocks.ok) return unable(blocks.failure);
  const now = clock.now();
  const found = (await blocks.value.list())
    .filter((block) => isBlocked(block, now))
    .sort((one, other) => one.since.localeCompare(other.since));
  const lines = found.map(
    ({ ownerId, since, until, reason }) =>
      `${ownerId}  since ${since}  ${until === undefined ? "for good" : `until ${until}`}  ${reason}`,
  );
  return told({ json }, { facts: found, text: lines.length === 0 ? "Nobody is blocked." : lines.join("\n") });
}
