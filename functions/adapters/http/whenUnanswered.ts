import type { ClientRequest } from "node:http";

/**
 * Told when a connection ends before there was an answer: a server that switches protocols (101) ends it without an
 * error of Node's.
 */
export function whenUnanswered(request: ClientRequest, tell: (error: Error) => void): void {
  let answered = false;
  request.once("response", () => (answered = true));
  request.once("close", () => {
    if (!answered) tell(new Error("the connection ended without an answer"));
  });
}
