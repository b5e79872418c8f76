interface Sample {
  readonly bytes: number;
  readonly at: number;
}

/** Measures how fast a file goes up. */
export interface UploadPace {
  /** So many bytes have arrived by now; answers how long the rest will take, undefined as long as nothing was measured. */
  readonly secondsLeft: (arrivedBytes: number) => number | undefined;
}

/** The latest parts count: who walks out of the room has another line than before. */
const SAMPLES = 5;
const MILLISECONDS = 1000;

export function uploadPace(size: number, now: () => number): UploadPace {
  let samples: readonly Sample[] = [];
  return {
    secondsLeft(bytes) {
      samples = [...samples, { bytes, at: now() }].slice(-SAMPLES);
      const [first] = samples;
      const last = samples.at(-1);
      if (first === undefined || last === undefined || last.bytes <= first.bytes) return undefined;
      const bytesPerMillisecond = (last.bytes - first.bytes) / Math.max(1, last.at - first.at);
      return (size - bytes) / bytesPerMillisecond / MILLISECONDS;
    },
  };
}
