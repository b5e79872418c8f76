import { createHash } from "node:crypto";

const MEGABYTES = 64;
const ROUNDS = 3;

/** Milliseconds that a fixed piece of work takes here and now: says how busy a machine is, and is never judged. */
export function speedOfMachine(): number {
  const piece = Buffer.alloc(1024 * 1024, "speed");
  const taken: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    const hash = createHash("sha256");
    for (let done = 0; done < MEGABYTES; done += 1) hash.update(piece);
    hash.digest();
    taken.push(performance.now() - began);
  }
  return Math.round(taken.sort((one, other) => one - other)[1] ?? 0);
}
