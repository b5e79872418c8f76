import { leaveOnPurpose } from "./reloadGuards.ts";

const KEY = "reloaded";
const GUARD_MILLISECONDS = 10_000;

/**
 * Loads the document anew, unless this tab did so in the last ten seconds, or for the same reason before: what a reload
 * does not heal would be reloaded for ever.
 */
export function reloadOnce(reason = ""): boolean {
  try {
    const [at = "0", before = ""] = (sessionStorage.getItem(KEY) ?? "").split(" ");
    const age = Date.now() - Number(at);
    if (age >= 0 && age < GUARD_MILLISECONDS) return false;
    if (reason !== "" && reason === before) return false;
    sessionStorage.setItem(KEY, `${Date.now().toString()} ${reason}`);
  } catch {
    // Where nothing can be remembered there would be no end to it.
    return false;
  }
  leaveOnPurpose();
  location.reload();
  return true;
}
