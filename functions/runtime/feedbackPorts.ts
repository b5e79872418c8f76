import { createFeedbackStore } from "../adapters/dynamodb/DynamoFeedbackStore.ts";
import type { FeedbackPorts } from "../usecases/feedback/sendFeedback.ts";
import { eventLog } from "./ports/eventLog.ts";
import { itemTable } from "./ports/itemTable.ts";
import { rateLimiter } from "./ports/rateLimiter.ts";
import { clock, ids } from "./ports/system.ts";

/** What feedback and reports of browsers lean on. */
export function feedbackPorts(): FeedbackPorts {
  return {
    clock,
    feedback: createFeedbackStore(itemTable("FEEDBACK_TABLE")),
    ids,
    limiter: rateLimiter(),
    log: eventLog({ group: "feedback" }),
  };
}
