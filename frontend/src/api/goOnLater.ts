const FIRST_MILLISECONDS = 2000;
const LONGEST_MILLISECONDS = 60_000;

/** Milliseconds before the next try after so many in vain; `random` (0 to 1) spreads many devices behind one line. */
export function pauseBeforeTry(inVain: number, random = Math.random()): number {
  const whole = Math.min(LONGEST_MILLISECONDS, FIRST_MILLISECONDS * 2 ** Math.max(0, inVain - 1));
  return whole / 2 + (whole / 2) * random;
}

/** Runs once: when the device has a connection again, or after the pause. Returns how to call it off. */
export function goOnLater(run: () => void, pause: number): () => void {
  const stop = (): void => {
    clearTimeout(timer);
    window.removeEventListener("online", go);
  };
  const go = (): void => {
    stop();
    run();
  };
  const timer = setTimeout(go, pause);
  window.addEventListener("online", go);
  return stop;
}
