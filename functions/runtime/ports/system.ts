export { randomIds as ids } from "../../adapters/system/randomIds.ts";
export { systemClock as clock } from "../../adapters/system/systemClock.ts";
