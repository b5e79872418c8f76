import { setTimeout as pause } from "node:timers/promises";

const TRIES = 4;
const FIRST_PAUSE_MILLISECONDS = 50;

/**
 * A batch call of AWS answers well although it left some of the batch undone. Asks for that again, after growing pauses,
 * and hands back what is left in the end; undefined: nothing.
 */
export async function askForRest<Batch>(
  batch: Batch,
  ask: (batch: Batch) => Promise<Batch | undefined>,
): Promise<Batch | undefined> {
  let rest: Batch | undefined = batch;
  for (let tried = 0; tried < TRIES && rest !== undefined; tried += 1) {
    if (tried > 0) await pause(FIRST_PAUSE_MILLISECONDS * 2 ** tried * (0.5 + Math.random() / 2));
    rest = await ask(rest);
  }
  return rest;
}
