import type { CounterpartyAnswer } from "#ports/operation/Counterparty.ts";

export const ANSWERS: CounterpartyAnswer = { state: "ok" };

export function answersWrongly(cause: string): CounterpartyAnswer {
  return { state: "answers-wrongly", cause };
}

/** The failure of a port: a transient one is out of reach now, all else was an answer. */
export function answerOfFailure(failure: {
  readonly kind: string;
  readonly cause?: string;
}): CounterpartyAnswer {
  const cause = failure.cause ?? failure.kind;
  return failure.kind.endsWith("-unavailable")
    ? { state: "cannot-be-reached", cause }
    : { state: "answers-wrongly", cause };
}
