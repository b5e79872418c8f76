import { createJsonEventLog } from "../../adapters/system/jsonEventLog.ts";
import type { EventLog, LogFields } from "../../ports/EventLog.ts";
import { readSettings } from "../readSettings.ts";

/** The log of one function; `context` names it on every line. */
export const eventLog = (context: LogFields): EventLog =>
  createJsonEventLog({ threshold: readSettings().server.logLevel, context });
