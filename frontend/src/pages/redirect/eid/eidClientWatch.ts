import { type LiveValue, liveValue } from "#ui/settings/listeners.ts";

/** What is known of the eID client on the person's device (BSI TR-03124-1). */
export type EidClientState =
  /** Not asked yet. */
  | "unknown"
  | "available"
  /** No answer: it is not running. */
  | "unavailable"
  /** The browser blocks the look-up. */
  | "blocked"
  /** The browser asks the person whether it may look. */
  | "prompt"
  /** Safari lets no page look: only the person can tell. */
  | "safari"
  /** On a phone the app is opened by a link and not looked for. */
  | "mobile";

type Platform = "mobile" | "safari" | "other";
export type Permission = "granted" | "denied" | "prompt" | "unsupported";

export interface EidClientPorts {
  readonly platform: Platform;
  /** Asks the client for its status. */
  readonly probe: (timeoutMilliseconds: number) => Promise<"answered" | "refused" | "timeout">;
  /** Whether the browser may look into the device's own network. */
  readonly permission: () => Promise<Permission>;
  readonly now: () => number;
}

export interface EidClientWatch {
  readonly state: LiveValue<EidClientState>;
  /** Looks again, unless that was done a moment ago. */
  readonly check: () => Promise<void>;
  /** Looks again on request. */
  readonly checkNow: () => Promise<void>;
}

export const CHECK_EVERY_MILLISECONDS = 10_000;
const AT_MOST_EVERY_MILLISECONDS = 5000;
const TIMEOUT_MILLISECONDS = 2000;
/** Time to read the browser's permission prompt. */
const PROMPT_TIMEOUT_MILLISECONDS = 60_000;

/** Looks whether the eID client runs, before the person is sent to its address. */
export function eidClientWatch(ports: EidClientPorts): EidClientWatch {
  const state = liveValue<EidClientState>(ports.platform === "mobile" ? "mobile" : "unknown");
  let checkedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;

  async function look(): Promise<void> {
    checkedAt = ports.now();
    const permission = await ports.permission();
    if (permission === "denied") {
      state.set("blocked");
      return;
    }
    const asks = permission === "prompt";
    if (asks && state.now() === "unknown") state.set("prompt");
    const outcome = await ports.probe(asks ? PROMPT_TIMEOUT_MILLISECONDS : TIMEOUT_MILLISECONDS);
    if (outcome === "answered") state.set("available");
    else if (ports.platform === "safari") state.set("safari");
    else if (asks && outcome === "timeout") state.set("prompt");
    else state.set((await ports.permission()) === "denied" ? "blocked" : "unavailable");
  }

  function checkNow(): Promise<void> {
    if (ports.platform === "mobile") return Promise.resolve();
    running ??= look().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    state,
    checkNow,
    check: () => (ports.now() - checkedAt < AT_MOST_EVERY_MILLISECONDS ? Promise.resolve() : checkNow()),
  };
}

/** What kind of device this is, as far as it matters for the eID client. */
export function platformOf(device: {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}): Platform {
  const { userAgent, maxTouchPoints } = device;
  // Tablets of Apple say that they are computers.
  const isTablet = userAgent.includes("Macintosh") && maxTouchPoints > 1;
  if (isTablet || /Android|iPhone|iPad|iPod/.test(userAgent)) return "mobile";
  return /Safari\//.test(userAgent) && !/Chrom|Edg|Firefox/.test(userAgent) ? "safari" : "other";
}
