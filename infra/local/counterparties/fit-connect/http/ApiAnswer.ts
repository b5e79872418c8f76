export interface ApiAnswer {
  readonly status: number;
  readonly contentType?: string;
  readonly body?: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

export function json(status: number, value: unknown): ApiAnswer {
  return { status, contentType: "application/json", body: JSON.stringify(value) };
}

export function jose(compact: string | Uint8Array): ApiAnswer {
  return { status: 200, contentType: "application/jose", body: compact };
}

export const noContent: ApiAnswer = { status: 204 };

const PROBLEM_PREFIX = "https://schema.fitko.de/fit-connect/submission-api/problems/";

export interface ProblemText {
  readonly name: string;
  readonly title: string;
  readonly detail?: string;
  /** Extra member with which `POST events` explains a 422. */
  readonly issue?: string;
}

/** RFC 9457. Only three names are documented by FIT-Connect; the others are ours, clients decide on the status. */
export function problem(status: number, text: ProblemText): ApiAnswer {
  const { name, ...rest } = text;
  return {
    status,
    contentType: "application/problem+json",
    body: JSON.stringify({ type: `${PROBLEM_PREFIX}${name}`, status, ...rest }),
  };
}
