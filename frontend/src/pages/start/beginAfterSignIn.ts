const KEY = "begin-after-sign-in";
const HOUR_MILLISECONDS = 3_600_000;

/**
 * Who chose to begin with an account has chosen: after the way to the provider and back the application begins by itself.
 * Kept in this tab and not in the address, so that no link can begin one, and going back does not begin another.
 */
export function beginAfterSignIn(address: string): void {
  try {
    sessionStorage.setItem(KEY, `${Date.now().toString()} ${address}`);
  } catch {
    // Storage is switched off: then the person presses the button again.
  }
}

/** Whether it was chosen to begin here. True once. */
export function takeBeginAfterSignIn(address: string): boolean {
  try {
    const [at = "", ...chosen] = (sessionStorage.getItem(KEY) ?? "").split(" ");
    sessionStorage.removeItem(KEY);
    return chosen.join(" ") === address && Date.now() - Number(at) < HOUR_MILLISECONDS;
  } catch {
    return false;
  }
}
