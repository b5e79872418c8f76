import type { Availability } from "../domain/availability/Availability.ts";

/** What is switched off or announced at this portal; all is open until somebody switches. */
export interface AvailabilityStore {
  get(): Promise<Availability>;
  put(availability: Availability): Promise<void>;
}
