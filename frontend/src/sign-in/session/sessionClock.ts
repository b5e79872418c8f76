import { type LiveValue, liveValue } from "#ui/settings/listeners.ts";

/** Ends of a session in milliseconds, by the clock of the server. */
export interface SessionTimes {
  /** Without anything done. */
  readonly idleEnd: number;
  /** Whatever is done. */
  readonly sessionEnd: number;
}

export interface SessionPorts {
  readonly now: () => number;
  readonly isHidden: () => boolean;
  /** Asks who is there, which moves the idle end; resolves when the answer is in. */
  readonly refresh: () => Promise<void>;
  /** The same, unless it was done less than this ago. */
  readonly refreshOlderThan: (milliseconds: number) => void;
  /** Time is up. */
  readonly end: () => void;
  readonly notice: (minutesLeft: number) => void;
}

export interface SessionClock {
  /** Seconds until the session ends for want of anything done; undefined while that is far. */
  readonly secondsLeft: LiveValue<number | undefined>;
  /** Ends as the server states them, here or in another window; undefined without a session. */
  readonly keep: (times: SessionTimes | undefined) => void;
  /** Once a second. */
  readonly tick: () => void;
  readonly shown: () => void;
  /** A call went out, or another page was opened. */
  readonly active: () => void;
  readonly extend: () => void;
}

/** Between two ticks (specification §9). */
export const TICK_MILLISECONDS = 1000;
const SLEEP_GAP_MILLISECONDS = 2000;
const REFRESH_AT_MOST_EVERY_MILLISECONDS = 60_000;
const DIALOG_BEFORE_IDLE_END_MILLISECONDS = 60_000;
const NOTICE_BEFORE_SESSION_END_MILLISECONDS = 5 * 60_000;
const MINUTE_MILLISECONDS = 60_000;

/** When the session ends and what is said before (specification §4). Pure but for its ports. */
export function sessionClock(ports: SessionPorts): SessionClock {
  let times: SessionTimes | undefined;
  const secondsLeft = liveValue<number | undefined>(undefined);
  let noticed: number | undefined;
  let lastTick = ports.now();
  let slept = false;
  let asking = false;

  async function ask(): Promise<void> {
    asking = true;
    await ports.refresh();
    asking = false;
  }

  /** Whether time went by in which nothing could be done here: the device slept, or the browser held the page. */
  function missed(): boolean {
    const now = ports.now();
    const gap = now - lastTick > SLEEP_GAP_MILLISECONDS;
    lastTick = now;
    slept ||= gap && ports.isHidden();
    return gap;
  }

  function look({ gap }: { readonly gap: boolean }): void {
    if (times === undefined) return;
    const now = ports.now();
    const { idleEnd, sessionEnd } = times;
    if (now >= Math.min(idleEnd, sessionEnd)) {
      // Another window may have gone on meanwhile: who slept asks before anything is ended for all.
      if (gap) slept = true;
      else {
        times = undefined;
        ports.end();
      }
      if (!ports.isHidden()) judge();
      secondsLeft.set(undefined);
      return;
    }
    if (sessionEnd - now <= NOTICE_BEFORE_SESSION_END_MILLISECONDS && noticed !== sessionEnd) {
      noticed = sessionEnd;
      ports.notice(Math.ceil((sessionEnd - now) / MINUTE_MILLISECONDS));
    }
    const soon = idleEnd < sessionEnd && idleEnd - now <= DIALOG_BEFORE_IDLE_END_MILLISECONDS;
    secondsLeft.set(soon ? Math.ceil((idleEnd - now) / TICK_MILLISECONDS) : undefined);
  }

  /** Once for each sleep, and only when the page is visible: hidden pages tick rarely, so judging each tick would keep the session alive. */
  function judge(): void {
    if (!slept) return;
    slept = false;
    void ask();
  }

  return {
    secondsLeft,
    keep(next) {
      times = next;
      if (next === undefined) secondsLeft.set(undefined);
      else look({ gap: false });
    },
    tick() {
      const gap = missed();
      if (!asking) look({ gap });
    },
    shown() {
      if (missed()) slept = true;
      if (times !== undefined) judge();
      slept = false;
    },
    active() {
      // While the dialog asks, only its answer counts.
      if (times !== undefined && secondsLeft.now() === undefined)
        ports.refreshOlderThan(REFRESH_AT_MOST_EVERY_MILLISECONDS);
    },
    extend: () => void ask(),
  };
}
