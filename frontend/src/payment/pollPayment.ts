const FIRST_PAUSE_MILLISECONDS = 3000;
const LONGEST_PAUSE_MILLISECONDS = 30_000;
const GROWTH = 1.3;
/** About half an hour; looking at the window again begins anew. */
const MOST_QUESTIONS = 70;

export interface Asking {
  /** The window is seen again. */
  readonly shown: () => void;
  readonly stop: () => void;
}

/**
 * Polls with growing pauses and ends after a while. A hidden window does not poll: the portal looks
 * after open payments by itself.
 */
export function pollPayment(ask: () => Promise<void>, isHidden: () => boolean): Asking {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let questions = 0;
  let isAsking = false;
  const run = async (): Promise<void> => {
    clearTimeout(timer);
    if (isAsking || isHidden() || questions >= MOST_QUESTIONS) return;
    isAsking = true;
    questions += 1;
    await ask();
    isAsking = false;
    const pause = Math.min(FIRST_PAUSE_MILLISECONDS * GROWTH ** (questions - 1), LONGEST_PAUSE_MILLISECONDS);
    timer = setTimeout(() => void run(), pause);
  };
  void run();
  return {
    shown: () => {
      questions = 0;
      void run();
    },
    stop: () => {
      questions = MOST_QUESTIONS;
      clearTimeout(timer);
    },
  };
}
