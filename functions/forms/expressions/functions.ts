import type { ADDRESS_CONDITIONS } from "./addressConditions.ts";
import { CONDITION_FUNCTIONS } from "./conditionFunctions.ts";
import type { DATE_CONDITIONS } from "./dateConditions.ts";
import type { DATE_FUNCTIONS } from "./dateFunctions.ts";
import { JAVASCRIPT_FUNCTIONS } from "./javascriptFunctions.ts";
import type { LIST_FUNCTIONS } from "./listFunctions.ts";
import type { LOGIC_CALCULATIONS } from "./logicCalculations.ts";
import { LOGIC_FUNCTIONS } from "./logicFunctions.ts";
import type { NUMBER_FUNCTIONS } from "./numberFunctions.ts";
import type { TEXT_FUNCTIONS } from "./textFunctions.ts";
import type { Operation } from "./Value.ts";

const CORE_FUNCTIONS = { ...JAVASCRIPT_FUNCTIONS, ...LOGIC_FUNCTIONS, ...CONDITION_FUNCTIONS };

/** Everything that an expression can call. Closed: a name that is not here cannot be imported. */
export type FunctionName =
  | keyof typeof CORE_FUNCTIONS
  | keyof typeof ADDRESS_CONDITIONS
  | keyof typeof DATE_CONDITIONS
  | keyof typeof DATE_FUNCTIONS
  | keyof typeof LIST_FUNCTIONS
  | keyof typeof LOGIC_CALCULATIONS
  | keyof typeof NUMBER_FUNCTIONS
  | keyof typeof TEXT_FUNCTIONS;

export type Functions = Readonly<Partial<Record<FunctionName, Operation>>>;

/** What is there to be called; `installGroup` adds to it. */
export const FUNCTIONS: { -readonly [Name in keyof Functions]: Functions[Name] } = { ...CORE_FUNCTIONS };
