import { LOG_MESSAGES, type EventLog, type LogFields, type LogMessage } from "#ports/operation/EventLog.ts";

const LEVELS = { trace: 0, info: 1, error: 2 } as const;

/** One JSON object a line on standard output, which CloudWatch collects. Levels below the threshold are not written. */
export function createJsonEventLog(options: {
  readonly threshold: "trace" | "info";
  readonly context: LogFields;
}): EventLog {
  return {
    write(message: LogMessage, fields: LogFields = {}) {
      const level = LOG_MESSAGES[message];
      if (LEVELS[level] < LEVELS[options.threshold]) return;
      process.stdout.write(
        `${JSON.stringify({ time: new Date().toISOString(), level, message, ...options.context, ...fields })}\n`,
      );
    },
  };
}
