import type { Count } from "./runSuite.ts";

export interface TimedCount extends Count {
  /** From its start to its end, including concurrent work: reported, never judged. */
  readonly seconds: number;
}

/** Runs a suite and says how long it took. */
export async function timedCount(run: () => Promise<Count>): Promise<TimedCount> {
  const began = performance.now();
  const count = await run();
  return { ...count, seconds: (performance.now() - began) / 1000 };
}

/** `754` → `12 min 34 s`. */
export function inMinutes(seconds: number): string {
  const whole = Math.round(seconds);
  const rest = `${(whole % 60).toString()} s`;
  return whole < 60 ? rest : `${Math.floor(whole / 60).toString()} min ${rest}`;
}
