interface Sample {
  readonly bytes: number;
  readonly at: number;
}

/** Of one file: so many bytes have arrived by now. Answers how long the rest will take; undefined: nothing was measured. */
export type SecondsLeft = (arrivedBytes: number) => number | undefined;

/** The latest parts count: who walks out of the room has another line than before. */
const SAMPLES = 5;
const MILLISECONDS = 1000;
/** What was measured longer ago may have been another line. */
const COUNTS_FOR_MILLISECONDS = 5 * 60_000;

/**
 * Measures how fast files go up, for each that begins or goes on by its size. Until the first part of a file has arrived, and
 * many have only one, the pace of the file before it counts.
 */
export function uploadPace(now: () => number): (size: number) => SecondsLeft {
  let speed: { readonly bytesPerMillisecond: number; readonly at: number } | undefined;

  function measure([first, ...more]: readonly Sample[]): void {
    const last = more.at(-1);
    if (first === undefined || last === undefined || last.bytes <= first.bytes) return;
    const bytesPerMillisecond = (last.bytes - first.bytes) / Math.max(1, last.at - first.at);
    speed = { bytesPerMillisecond, at: last.at };
  }

  return (size) => {
    let samples: readonly Sample[] = [];
    return (bytes) => {
      const at = now();
      samples = [...samples, { bytes, at }].slice(-SAMPLES);
      measure(samples);
      if (speed === undefined || at - speed.at > COUNTS_FOR_MILLISECONDS) return undefined;
      return (size - bytes) / speed.bytesPerMillisecond / MILLISECONDS;
    };
  };
}

const MINUTE_SECONDS = 60;
const HOUR_MINUTES = 60;

/** Whole minutes, from an hour on whole hours: seconds would change too often to be read. */
export function roundedTime(seconds: number) {
  const minutes = Math.max(1, Math.round(seconds / MINUTE_SECONDS));
  /** Less than the one minute that is shown. */
  const isLess = seconds < MINUTE_SECONDS;
  if (minutes < HOUR_MINUTES) return { amount: minutes, unit: "minute" as const, isLess };
  return { amount: Math.round(minutes / HOUR_MINUTES), unit: "hour" as const, isLess };
}
