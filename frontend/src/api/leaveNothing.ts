import { leaveOnPurpose } from "../builds/leavePurpose.ts";

/** Goes on in a document of its own, in place of this one: what this one held in memory goes with it. */
export function leaveDocument(address: string): void {
  leaveOnPurpose();
  location.replace(address);
}

/** The same, with everything that this tab stored: the next person at this computer finds nothing. */
export function leaveNothing(address: string): void {
  sessionStorage.clear();
  leaveDocument(address);
}
