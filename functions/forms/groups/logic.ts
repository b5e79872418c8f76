import { appliedLogic, overlaid } from "../engine/applyLogic.ts";
import type { EngineGroup } from "./EngineGroup.ts";

/** Components that other answers change: labels, duties, values, whole definitions. */
export const logic: EngineGroup = {
  functions: {},
  rules: {},
  normalize: {},
  logic: { apply: appliedLogic, withOverlay: overlaid },
};
