import { createRateLimiter } from "../../adapters/dynamodb/DynamoRateLimiter.ts";
import type { RateLimiter } from "../../ports/RateLimiter.ts";
import { itemTable } from "./itemTable.ts";
import { clock, ids } from "./system.ts";

export function rateLimiter(): RateLimiter {
  return createRateLimiter(itemTable("LIMITS_TABLE"), { clock, ids });
}
