/** One test or hook: longer than any takes on a busy machine, so that it ends only what hangs. Nothing is judged by its time. */
export const TEST_MILLISECONDS = 600_000;

/** What never appears: an expectation, an event that is waited for, an action in a browser. */
export const EVENT_MILLISECONDS = 90_000;

/** At any time, on any machine: two processors carry three workers, of which one waits. */
export const MOST_WORKERS = 3;

/** So many times longer are limits in real time of the laptop under test, and of the functions on it: they end only what hangs. */
export const LAPTOP_PATIENCE = "10";
