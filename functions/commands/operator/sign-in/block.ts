import { causeOf, unable, type CommandAnswer, refused, answered } from "#commands/CommandAnswer.ts";
import { addBlock } from "./addBlock.ts";
import { z } from "zod";
import { isBlocked } from "#domain/sign-in/Block.ts";
import { clock } from "#runtime/wiring/system.ts";
import { OPERATOR_STORES } from "#runtime/operator/operatorStores.ts";
import { ownersMeant, PERSON_OPTIONS, personSchema, tableSchema } from "./blockWords.ts";
import { LOOK_OPTIONS, LOOK_USAGE, lookSchema, openLooked } from "../openLooked.ts";
import { readWords } from "../readWords.ts";

const words = z.object({
  positionals: z.tuple([]),
  options: z.intersection(lookSchema, z.intersection(personSchema, tableSchema)),
});

const LIST_OPTIONS = { table: { type: "string" }, json: { type: "boolean" } } as const;
const listWords = z.object({
  positionals: z.tuple([]),
  options: z.intersection(lookSchema, tableSchema),
});

const USAGE = `operator block add PERSON --reason TEXT [--until 2026-12-24] [--json]
operator block remove PERSON --reason TEXT [--json]
operator block list --reason TEXT [--json]
PERSON is --owner HASH, as list prints it, or --provider ID --subject TEXT, as the provider names the person.
Each speaks to the portal on this machine (PORT, 4000), or with --table NAME to AWS, there with --secret NAME for a subject.
TEXT of a new block, in up to 400 characters, is kept with it. Of the others:
${LOOK_USAGE}`;

type Task = (args: readonly string[]) => Promise<CommandAnswer | undefined>;

const TASKS: Readonly<Record<string, Task>> = { add: addBlock, remove: removeBlock, list: listBlocks };

/** People who may not sign in. */
export async function block([name = "", ...args]: readonly string[]): Promise<CommandAnswer> {
  const run = Object.hasOwn(TASKS, name) ? TASKS[name] : undefined;
  try {
    return (await run?.(args)) ?? unable(USAGE);
  } catch (error) {
    // The table is an outside system: a wrong name, missing rights or a lost connection is no bug.
    return unable(`The table of blocks cannot be used. ${causeOf(error)}`);
  }
}

/** Removes a block. Undefined: wrong words. */
async function removeBlock(args: readonly string[]): Promise<CommandAnswer | undefined> {
  const given = words.safeParse(readWords(args, { ...PERSON_OPTIONS, ...LOOK_OPTIONS }));
  if (!given.success) return undefined;
  const { options } = given.data;
  // It says whether this person was blocked.
  const blocks = await openLooked(OPERATOR_STORES.blocks, { command: "block remove", options });
  if (!blocks.ok) return unable(blocks.failure);
  const owners = await ownersMeant(options);
  if (!owners.ok) return unable(owners.failure);
  const [ownerId = ""] = owners.value;
  const removed = await Promise.all(owners.value.map((owner) => blocks.value.store.remove(owner)));
  return removed.includes(true)
    ? answered(options, { facts: { ownerId, blocked: false }, text: `${ownerId} can sign in again.` })
    : refused(`${ownerId} is not blocked: operator block list shows who is.`);
}

/** Who is blocked now, the oldest first. Undefined: wrong words. */
async function listBlocks(args: readonly string[]): Promise<CommandAnswer | undefined> {
  const given = listWords.safeParse(readWords(args, { ...LOOK_OPTIONS, ...LIST_OPTIONS }));
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
