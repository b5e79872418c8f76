import type { InputType, RuleName } from "../CompiledForm.ts";
import type { Logic } from "../engine/logic.ts";
import type { RuleCheck } from "../engine/RuleUse.ts";
import type { Normalize } from "../engine/normalized.ts";
import type { forEachItem } from "../expressions/forEachItem.ts";
import type { Functions } from "../expressions/functions.ts";

/** A part of the engine that many forms do not need: a browser loads it with those that do. */
export interface EngineGroup {
  readonly functions: Functions;
  readonly rules: Readonly<Partial<Record<RuleName, RuleCheck>>>;
  readonly normalize: Readonly<Partial<Record<InputType, Normalize>>>;
  readonly forEachItem?: typeof forEachItem;
  readonly logic?: Logic;
}
