import { COUNT_RULES } from "../engine/countRules.ts";
import { normalizedAddress, normalizedTags } from "../engine/normalizedRare.ts";
import { url } from "../engine/urlRule.ts";
import { ADDRESS_CONDITIONS } from "../expressions/addressConditions.ts";
import { forEachItem } from "../expressions/forEachItem.ts";
import { LIST_FUNCTIONS } from "../expressions/listFunctions.ts";
import { LOGIC_CALCULATIONS } from "../expressions/logicCalculations.ts";
import { NUMBER_FUNCTIONS } from "../expressions/numberFunctions.ts";
import { TEXT_FUNCTIONS } from "../expressions/textFunctions.ts";
import type { EngineGroup } from "./EngineGroup.ts";

/** Rare kinds of answers, and calculations with lists, texts and numbers beyond plain arithmetic. */
export const values: EngineGroup = {
  functions: {
    ...ADDRESS_CONDITIONS,
    ...LIST_FUNCTIONS,
    ...LOGIC_CALCULATIONS,
    ...NUMBER_FUNCTIONS,
    ...TEXT_FUNCTIONS,
  },
  rules: { ...COUNT_RULES, url },
  normalize: { address: normalizedAddress, tags: normalizedTags },
  forEachItem,
};
