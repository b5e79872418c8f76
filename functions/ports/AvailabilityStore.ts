import type { Availability } from "../domain/availability/Availability.ts";
import type { Result } from "../domain/result.ts";
import type { WriteConflict } from "./ProcessRepository.ts";

/** What is switched off or announced at this portal; all is open until somebody switches. */
export interface AvailabilityStore {
  get(): Promise<Availability>;
  /** One write under what was read: what another operator switches at the same moment stays. */
  update(change: (before: Availability) => Availability): Promise<Result<Availability, WriteConflict>>;
}
