import { createAvailabilityStore } from "../../adapters/dynamodb/DynamoAvailabilityStore.ts";
import { rememberedAvailability } from "../../adapters/system/rememberedAvailability.ts";
import type { Availability } from "../../domain/availability/Availability.ts";
import { eventLog } from "./eventLog.ts";
import { itemTable } from "./itemTable.ts";

let remembered: (() => Promise<Availability>) | undefined;

/** What is switched off or announced; all parts of a function share what was read. */
export function availability(): Promise<Availability> {
  remembered ??= rememberedAvailability(createAvailabilityStore(itemTable("AVAILABILITY_TABLE")), {
    log: eventLog({ reading: "availability" }),
    now: Date.now,
  });
  return remembered();
}
