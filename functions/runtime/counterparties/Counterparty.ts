/** What came of asking. Certificates that the counterparty names are handed on, to be looked at. */
export type CounterpartyAnswer =
  | { readonly state: "ok"; readonly certificates?: readonly string[] }
  | { readonly state: "cannot-be-reached" | "answers-wrongly"; readonly cause: string };

/** Somebody outside whom the settings name. */
export interface Counterparty {
  readonly name: string;
  readonly url: string;
  readonly ask: () => Promise<CounterpartyAnswer>;
}

export const ANSWERS: CounterpartyAnswer = { state: "ok" };

export function answersWrongly(cause: string): CounterpartyAnswer {
  return { state: "answers-wrongly", cause };
}

/** The failure of a port: what may heal is out of reach now, all else was an answer. */
export function answerOfFailure(failure: {
  readonly kind: string;
  readonly cause?: string;
}): CounterpartyAnswer {
  const cause = failure.cause ?? failure.kind;
  return failure.kind.endsWith("-unavailable")
    ? { state: "cannot-be-reached", cause }
    : { state: "answers-wrongly", cause };
}
