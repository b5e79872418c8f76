import { CONDITION_FUNCTIONS } from "./conditionFunctions.ts";
import { DATE_FUNCTIONS } from "./dateFunctions.ts";
import { JAVASCRIPT_FUNCTIONS } from "./javascriptFunctions.ts";
import { LIST_FUNCTIONS } from "./listFunctions.ts";
import { LOGIC_FUNCTIONS } from "./logicFunctions.ts";
import { TEXT_FUNCTIONS } from "./textFunctions.ts";

/** Everything that an expression can call. Closed: a name that is not here cannot be imported. */
export const FUNCTIONS = {
  ...JAVASCRIPT_FUNCTIONS,
  ...TEXT_FUNCTIONS,
  ...LIST_FUNCTIONS,
  ...LOGIC_FUNCTIONS,
  ...CONDITION_FUNCTIONS,
  ...DATE_FUNCTIONS,
};

export type FunctionName = keyof typeof FUNCTIONS;
