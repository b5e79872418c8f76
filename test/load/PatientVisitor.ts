import { setTimeout as pause } from "node:timers/promises";
import { ANSWER_HEADER, RETRIED_STATUSES } from "#contract/limits.ts";
import { pauseBeforeTry } from "#ui/api/goOnLater.ts";
import { Visitor, type Answer } from "../integration/portal/Visitor.ts";
import { createTurns } from "./createTurns.ts";

/** What gateway and filter answer where a function is throttled or the stage is busy; nothing was done then. */
const THROTTLED: readonly number[] = [429, 500, 503];
/** A read is made again after more than that, as the page does. */
const READ_AGAIN: readonly number[] = RETRIED_STATUSES;
const TRIES = 60;
/** The page has the session go on while a person works, at most once a minute; nothing else does (specification §4). */
const PROLONG_AFTER_MILLISECONDS = 120_000;
const PROLONG_AGAIN_AFTER_MILLISECONDS = 20_000;
/** Near the end the page asks and nothing else can be done: a person presses the button until the session goes on. */
const PROLONG_FIRST_AFTER_MILLISECONDS = 4 * 60_000;
const PRESS_AGAIN_AFTER_MILLISECONDS = 2000;
/** Of all people of this process: each call in flight is an open file here and one in the portal. */
const MOST_CALLS = 400;
const calls = createTurns(MOST_CALLS);

/** A person whose page tries again, after its growing pauses, whatever the portal is too busy for. */
export class PatientVisitor extends Visitor {
  /** How often it was too busy. */
  throttled = 0;
  #prolonged = Date.now();
  #tried = 0;

  override async call(call: Parameters<Visitor["call"]>[0]): Promise<Answer> {
    for (let tried = 1; ; tried += 1) {
      await this.#prolong();
      const answer = await calls.take(() => super.call(call));
      // What a function of ours answers is the portal's word, and no throttle.
      const statuses = call.method === "GET" ? READ_AGAIN : THROTTLED;
      const isThrottled = statuses.includes(answer.status) && !answer.headers.has(ANSWER_HEADER);
      if (!isThrottled || tried === TRIES) return answer;
      this.throttled += 1;
      await pause(pauseBeforeTry(tried));
    }
  }

  /** Has the session go on while the person waits for something else than an answer of the API. */
  async goOnDuring<Value>(action: () => Promise<Value>): Promise<Value> {
    // What a connection breaks here, the next call meets as well.
    const timer = setInterval(
      () => void this.#prolong().catch(() => undefined),
      PROLONG_AGAIN_AFTER_MILLISECONDS,
    );
    try {
      return await action();
    } finally {
      clearInterval(timer);
    }
  }

  async #prolong(): Promise<void> {
    for (;;) {
      const since = Date.now() - this.#prolonged;
      const isUrgent = since >= PROLONG_FIRST_AFTER_MILLISECONDS;
      const wasTried = Date.now() - this.#tried < PROLONG_AGAIN_AFTER_MILLISECONDS;
      if (since < PROLONG_AFTER_MILLISECONDS || (wasTried && !isUrgent)) return;
      this.#tried = Date.now();
      const path = "/api/shell/session/prolongation";
      // Before all that waits here for its turn: a browser has a connection left for it.
      const answer = await super.call({ method: "POST", path });
      if (answer.headers.has(ANSWER_HEADER)) {
        this.#prolonged = Date.now();
        return;
      }
      this.throttled += 1;
      if (!isUrgent) return;
      await pause(PRESS_AGAIN_AFTER_MILLISECONDS);
    }
  }
}
