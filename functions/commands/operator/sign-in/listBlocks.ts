import { z } from "zod";
import { isBlocked } from "#domain/sign-in/Block.ts";
import { clock } from "#runtime/wiring/system.ts";
import { OPERATOR_STORES } from "#runtime/operator/operatorStores.ts";
import { answered, unable, type CommandAnswer } from "#commands/CommandAnswer.ts";
import { LOOK_OPTIONS, lookSchema, openLooked } from "../openLooked.ts";
import { readWords } from "../readWords.ts";

const OPTIONS = { ...LOOK_OPTIONS, table: { type: "string" }, json: { type: "boolean" } } as const;
const words = z.object({
  positionals: z.tuple([]),
  options: z.intersection(lookSchema, z.object({ json: z.boolean().default(false) })),
});

/** Who is blocked now, the oldest first. Undefined: wrong words. */
export async function listBlocks(args: readonly string[]): Promise<CommandAnswer | undefined> {
  const given = words.safeParse(readWords(args, OPTIONS));
  if (!given.success) return undefined;
  const { options } = given.data;
  const blocks = await openLooked(OPERATOR_STORES.blocks, { command: "block list", options });
  if (!blocks.ok) return unable(blocks.failure);
  const now = clock.now();
  const found = (await blocks.value.store.list())
    .filter((block) => isBlocked(block, now))
    .sort((one, other) => one.since.localeCompare(other.since));
  const lines = found.map(
    ({ ownerId, since, until, reason }) =>
      `${ownerId}  since ${since}  ${until === undefined ? "for good" : `until ${until}`}  ${reason}`,
  );
  return answered(options, {
    facts: found,
    text: lines.length === 0 ? "No account is blocked." : lines.join("\n"),
  });
}
