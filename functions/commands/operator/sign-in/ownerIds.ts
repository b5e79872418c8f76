import { z } from "zod";
import { rekeyOwners } from "#usecases/operation/rekeyOwners.ts";
import { clock } from "#runtime/wiring/system.ts";
import { OPERATOR_STORES } from "#runtime/operator/operatorStores.ts";
import { causeOf, answered, unable, type CommandAnswer, withUnreadable } from "#commands/CommandAnswer.ts";
import { openOwnerIds } from "./openOwnerIds.ts";
import { openStore } from "../openStore.ts";
import { readWords } from "../readWords.ts";

const USAGE = `operator owner-ids [--json]
Brings what is kept for years under the newest key of owner ids: records of what was sent, and blocks. Eight days after the key
was changed, when no draft and no session is older; may be repeated. It speaks to the portal on this machine (PORT, 4000), or
with --tables SUBMISSIONS,BLOCKS --secret NAME to AWS.`;

const text = { type: "string" } as const;
const nothing = z.undefined().optional();
const json = z.boolean().default(false);
const wordsSchema = z.object({
  positionals: z.tuple([]),
  options: z.union([
    z.object({
      tables: z
        .string()
        .regex(/^[\w.-]+,[\w.-]+$/)
        .transform((names) => names.split(",")),
      secret: z.string().min(1),
      json,
    }),
    z.object({ tables: nothing, secret: nothing, json }),
  ]),
});

/** What was stored under an earlier key, or under none, is stored under the newest. */
export async function ownerIds(args: readonly string[]): Promise<CommandAnswer> {
  const words = wordsSchema.safeParse(
    readWords(args, { tables: text, secret: text, json: { type: "boolean" } }),
  );
  if (!words.success) return unable(USAGE);
  const { tables: [submissionsTable, blocksTable] = [], secret } = words.data.options;
  try {
    const ids = await openOwnerIds(secret);
    if (!ids.ok) return unable(ids.failure);
    const records = await openStore(OPERATOR_STORES.submissions, submissionsTable);
    if (!records.ok) return unable(records.failure);
    const blocks = await openStore(OPERATOR_STORES.blocks, blocksTable);
    if (!blocks.ok) return unable(blocks.failure);
    const stores = { submissions: records.value.store, blockList: blocks.value.store, clock };
    const facts = await rekeyOwners(stores, ids.value.newest);
    const done = `${String(facts.submissions)} records and ${String(facts.blocks)} blocks are under the newest key now.`;
    return withUnreadable(answered(words.data.options, { facts, text: done }), { unreadable: facts.left });
  } catch (error) {
    // Outside systems: a wrong name, missing rights or a lost connection is no bug.
    return unable(`The tables or the keys cannot be used. ${causeOf(error)}`);
  }
}
