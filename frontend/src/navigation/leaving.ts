/** A page that would lose something registers here; it shows its own question and then nothing is left at once. */
let question: (() => void) | undefined;

export function whenLeaving(ask: () => void): () => void {
  question = ask;
  return () => {
    if (question === ask) question = undefined;
  };
}

/** Whether a page asks a question before it is left. */
export function askBeforeLeaving(): boolean {
  question?.();
  return question !== undefined;
}
