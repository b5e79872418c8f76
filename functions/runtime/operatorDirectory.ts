import { bundledDirectory } from "../adapters/portal-directory/bundledDirectory.ts";
import { systemClock } from "../adapters/system/systemClock.ts";
import type { Ports } from "../ports/Ports.ts";

/** The authorities that come along with the portal, as they are competent today. */
export function operatorDirectory(): Pick<Ports, "directory" | "clock"> {
  return { directory: bundledDirectory(), clock: systemClock };
}
