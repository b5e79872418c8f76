import type { JsonValue } from "#forms/JsonValue.ts";
import type { CodeLists } from "./CodeLists.ts";
import { fimDefinition } from "./fimDefinition.ts";
import { fimExample, type FimExample, type FimExtent } from "./fimExample.ts";
import { fimJsonSchema } from "./fimJsonSchema.ts";
import { fimMap } from "./fimMap.ts";
import type { FimNote } from "./FimNote.ts";
import type { FimSchema } from "./FimSchema.ts";
import { planFim } from "./planFim.ts";
import { prepareFimSchema } from "./prepareFimSchema.ts";

type Json = Record<string, JsonValue>;

/** What a data schema becomes: a form that asks for its data, and the map by which they are handed over. */
export interface FimDraft {
  readonly definition: Json;
  readonly schema: Json;
  readonly map: string;
  readonly example: (extent: FimExtent) => FimExample;
  readonly notes: readonly FimNote[];
}

export function fimDraft(read: FimSchema, lists: CodeLists): FimDraft {
  const { schema, notes } = prepareFimSchema(read, lists);
  const plan = planFim(schema);
  return {
    definition: fimDefinition(schema, plan.parts),
    schema: fimJsonSchema(schema, plan.parts),
    map: fimMap(schema, plan.parts),
    example: (extent) => fimExample(plan.parts, extent),
    notes: [...notes, ...plan.notes],
  };
}
