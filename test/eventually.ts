import { vi } from "vitest";
import { EVENT_MILLISECONDS } from "./gate/BOUNDS.ts";

/** What the check answers once it does not throw; a machine that does much else may take long until then. */
export function eventually<Found>(check: () => Found | Promise<Found>): Promise<Found> {
  return vi.waitFor(check, { timeout: EVENT_MILLISECONDS });
}
