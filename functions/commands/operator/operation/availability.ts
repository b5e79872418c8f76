import { z } from "zod";
import { type Availability, availabilitySchema } from "#domain/operation/Availability.ts";
import { ok } from "#domain/result.ts";
import { OPERATOR_STORES } from "#runtime/operator/operatorStores.ts";
import { causeOf, answered, unable, type CommandAnswer } from "#commands/CommandAnswer.ts";
import { tableSchema } from "../sign-in/blockWords.ts";
import { openStore } from "../openStore.ts";
import { readWords } from "../readWords.ts";

const USAGE = `operator availability show [--json]
operator availability read-only on|off [--json]
operator availability close SERVICE | open SERVICE [--json]
operator availability notice --de TEXT --en TEXT [--until MOMENT] | notice --remove [--json]
SERVICE is a code of 14 digits. Each speaks to the portal on this machine (PORT, 4000), or with --table NAME to AWS.`;

const OPTIONS = {
  table: { type: "string" },
  json: { type: "boolean" },
  de: { type: "string" },
  en: { type: "string" },
  until: { type: "string" },
  remove: { type: "boolean" },
} as const;

const service = availabilitySchema.shape.closedServices.element;
const text = z.string().min(1).max(400);
const wordsSchema = z.union([
  z.object({
    positionals: z.tuple([z.literal("show")]),
    options: tableSchema.strict(),
  }),
  z.object({
    positionals: z.tuple([z.literal("read-only"), z.enum(["on", "off"])]),
    options: tableSchema.strict(),
  }),
  z.object({ positionals: z.tuple([z.enum(["close", "open"]), service]), options: tableSchema.strict() }),
  z.object({
    positionals: z.tuple([z.literal("notice")]),
    options: tableSchema
      .extend({ de: text, en: text, until: z.iso.datetime({ offset: true }).optional() })
      .strict(),
  }),
  z.object({
    positionals: z.tuple([z.literal("notice")]),
    options: tableSchema.extend({ remove: z.literal(true) }).strict(),
  }),
]);
type Words = z.infer<typeof wordsSchema>;

/** Switches a portal to reading only, closes a service for a while, publishes an announcement. */
export async function availability(args: readonly string[]): Promise<CommandAnswer> {
  const given = wordsSchema.safeParse(readWords(args, OPTIONS));
  if (!given.success) return unable(USAGE);
  try {
    const opened = await openStore(OPERATOR_STORES.availability, given.data.options.table);
    if (!opened.ok) return unable(opened.failure);
    const { store } = opened.value;
    const { positionals, options } = given.data;
    const after =
      positionals[0] === "show"
        ? ok(await store.get())
        : await store.update((before) => switched(before, given.data));
    return after.ok
      ? answered(options, { facts: after.value, text: described(after.value) })
      : unable("Another operator is switching this portal. Try again.");
  } catch (error) {
    // The table is an outside system: a wrong name, missing rights or a lost connection is no bug.
    return unable(`The portal cannot be switched. ${causeOf(error)}`);
  }
}

function switched(before: Availability, { positionals, options }: Words): Availability {
  switch (positionals[0]) {
    case "show":
      return before;
    case "read-only":
      return { ...before, readOnly: positionals[1] === "on" };
    case "close":
    case "open": {
      const others = before.closedServices.filter((closed) => closed !== positionals[1]);
      return { ...before, closedServices: positionals[0] === "open" ? others : [...others, positionals[1]] };
    }
    case "notice": {
      const { notice, ...rest } = before;
      if (!("de" in options)) return rest;
      const { de, en, until } = options;
      return {
        ...rest,
        notice: {
          text: { de, en },
          ...(until !== undefined && { until: new Date(until).toISOString() }),
        },
      };
    }
  }
}

function described({ readOnly, closedServices, notice }: Availability): string {
  return [
    readOnly ? "Reading only: nothing can be changed or sent." : "Everything can be changed and sent.",
    closedServices.length === 0 ? "No service is closed." : `Closed: ${closedServices.join(", ")}.`,
    notice === undefined
      ? "Nothing is announced."
      : `Announced ${notice.until === undefined ? "for good" : `until ${notice.until}`}: ${notice.text.de} / ${notice.text.en}`,
  ].join("\n");
}
