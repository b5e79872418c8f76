interface Sample {
  readonly bytes: number;
  readonly at: number;
}

interface Speed {
  readonly bytesPerMillisecond: number;
  readonly at: number;
}

/** Of one file: so many bytes have arrived by now. Answers how long the rest will take; undefined: nothing was measured. */
export type SecondsLeft = (arrivedBytes: number) => number | undefined;

/** Measures how fast files go up. */
export interface UploadPace {
  /** A file of this size begins or goes on. */
  readonly of: (size: number) => SecondsLeft;
}

/** The latest parts count: who walks out of the room has another line than before. */
const SAMPLES = 5;
const MILLISECONDS = 1000;
/** What was measured longer ago may have been another line. */
const COUNTS_FOR_MILLISECONDS = 5 * 60_000;

/** Until the first part of a file has arrived, and many have only one, the pace of the file before it counts. */
export function uploadPace(now: () => number): UploadPace {
  let speed: Speed | undefined;

  function measure([first, ...more]: readonly Sample[]): void {
    const last = more.at(-1);
    if (first === undefined || last === undefined || last.bytes <= first.bytes) return;
    const bytesPerMillisecond = (last.bytes - first.bytes) / Math.max(1, last.at - first.at);
    speed = { bytesPerMillisecond, at: last.at };
  }

  return {
    of(size) {
      let samples: readonly Sample[] = [];
      return (bytes) => {
        const at = now();
        samples = [...samples, { bytes, at }].slice(-SAMPLES);
        measure(samples);
        if (speed === undefined || at - speed.at > COUNTS_FOR_MILLISECONDS) return undefined;
        return (size - bytes) / speed.bytesPerMillisecond / MILLISECONDS;
      };
    },
  };
}

const MINUTE_SECONDS = 60;
const HOUR_MINUTES = 60;

interface RoundedTime {
  readonly amount: number;
  readonly unit: "minute" | "hour";
  /** Less than the one minute that is shown. */
  readonly isLess: boolean;
}

/** Whole minutes, from an hour on whole hours: seconds would change too often to be read. */
export function roundedTime(seconds: number): RoundedTime {
  const minutes = Math.max(1, Math.round(seconds / MINUTE_SECONDS));
  const isLess = seconds < MINUTE_SECONDS;
  if (minutes < HOUR_MINUTES) return { amount: minutes, unit: "minute", isLess };
  return { amount: Math.round(minutes / HOUR_MINUTES), unit: "hour", isLess };
}
