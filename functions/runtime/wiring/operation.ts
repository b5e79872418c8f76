import {
  createAvailabilityStore,
  createHealthStore,
  createStatisticsStore,
} from "#adapters/dynamodb/operationStores.ts";
import { rememberedAvailability } from "#adapters/system/rememberedAvailability.ts";
import type { Availability } from "#domain/operation/Availability.ts";
import type {
  HealthStore,
  RateLimiter,
  OwnerRoom,
  StatisticsStore,
} from "#ports/operation/OperationStores.ts";
import { createDailyHash } from "#adapters/dynamodb/createDailyHash.ts";
import { createRateLimiter } from "#adapters/dynamodb/createRateLimiter.ts";
import { createOwnerRoom } from "#adapters/dynamodb/createOwnerRoom.ts";
import { eventLog, itemTable, clock, ids } from "./system.ts";

let remembered: (() => Promise<Availability>) | undefined;

/** What is switched off or announced; all parts of a function share what was read. */
export function availability(): Promise<Availability> {
  remembered ??= rememberedAvailability(createAvailabilityStore(itemTable("AVAILABILITY_TABLE")), {
    log: eventLog({ reading: "availability" }),
    now: Date.now,
  });
  return remembered();
}

export const health = (): HealthStore => createHealthStore(itemTable("HEALTH_TABLE"));

export const statistics = (): StatisticsStore => createStatisticsStore(itemTable("STATISTICS_TABLE"));

export function limitStores(): { readonly limiter: RateLimiter; readonly ownerRoom: OwnerRoom } {
  const table = itemTable("LIMITS_TABLE");
  // One for both, because the key of a day is asked for once.
  const hashOf = createDailyHash(table, { clock, ids });
  return {
    limiter: createRateLimiter(table, { clock, hashOf }),
    ownerRoom: createOwnerRoom(table, { clock, hashOf }),
  };
}
