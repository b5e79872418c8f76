import { z } from "zod";
import { type Block, blockSchema } from "#domain/sign-in/Block.ts";
import { clock } from "#runtime/wiring/system.ts";
import { OPERATOR_STORES } from "#runtime/operator/operatorStores.ts";
import { refused, answered, unable, type CommandAnswer } from "#commands/CommandAnswer.ts";
import { ownersMeant, PERSON_OPTIONS, personSchema, tableSchema } from "./blockWords.ts";
import { openStore } from "../openStore.ts";
import { readWords } from "../readWords.ts";

/** A day counts from its beginning (UTC): on it the person may sign in again. */
const momentSchema = z
  .union([z.iso.date().transform((day) => `${day}T00:00:00.000Z`), z.iso.datetime({ offset: true })])
  .transform((moment) => new Date(moment).toISOString());

const words = z.object({
  positionals: z.tuple([]),
  options: z.intersection(
    personSchema,
    tableSchema.extend({ reason: blockSchema.shape.reason.min(1), until: momentSchema.optional() }),
  ),
});

/** Blocks an account from signing in, permanently or until a time. Undefined: wrong words. */
export async function addBlock(args: readonly string[]): Promise<CommandAnswer | undefined> {
  const options = { ...PERSON_OPTIONS, until: { type: "string" }, reason: { type: "string" } } as const;
  const given = words.safeParse(readWords(args, options));
  if (!given.success) return undefined;
  const { reason, until, table, json } = given.data.options;
  const now = clock.now();
  if (until !== undefined && Date.parse(until) <= now.getTime()) {
    return refused(`${until} is in the past: no account is blocked.`);
  }
  const blocks = await openStore(OPERATOR_STORES.blocks, table);
  if (!blocks.ok) return unable(blocks.failure);
  const owners = await ownersMeant(given.data.options);
  if (!owners.ok) return unable(owners.failure);
  const [ownerId = ""] = owners.value;
  const added: Block = { ownerId, since: now.toISOString(), reason, ...(until !== undefined && { until }) };
  if (!(await blocks.value.store.add(added, now)))
    return refused(
      `${ownerId} is blocked already: operator block list shows until when. Remove that block first.`,
    );
  const end = until === undefined ? "for good" : `until ${until}`;
  const text = `${ownerId} cannot sign in ${end}. Who is signed in now can change nothing any more and is signed out.`;
  return answered({ json }, { facts: added, text });
}
