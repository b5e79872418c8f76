import { LOGIC } from "../engine/logic.ts";
import { NORMALIZE } from "../engine/normalized.ts";
import { RULES } from "../engine/rules.ts";
import { FUNCTIONS } from "../expressions/functions.ts";
import { LISTS } from "../expressions/lists.ts";
import type { EngineGroup } from "./EngineGroup.ts";

/** From now on the engine can do what the group brings. */
export function installGroup({ functions, rules, normalize, forEachItem, logic }: EngineGroup): void {
  Object.assign(FUNCTIONS, functions);
  Object.assign(RULES, rules);
  Object.assign(NORMALIZE, normalize);
  if (forEachItem !== undefined) LISTS.run = forEachItem;
  if (logic !== undefined) LOGIC.run = logic;
}
