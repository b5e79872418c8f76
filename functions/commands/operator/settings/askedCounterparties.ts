import type { Counterparty } from "../../../ports/Counterparty.ts";
import { certificateFinding } from "./certificateFindings.ts";

export interface AskedCounterparty {
  readonly name: string;
  readonly url: string;
  readonly state: "ok" | "cannot-be-reached" | "answers-wrongly";
  /** How long it took to answer, or until it was given up. */
  readonly milliseconds: number;
  /** Why, and what is to be said of its certificates. */
  readonly notes: readonly string[];
}

/** Asks all of them at once. One all of whose certificates have ended answers wrongly. */
export function askedCounterparties(
  counterparties: readonly Counterparty[],
  now: Date,
): Promise<readonly AskedCounterparty[]> {
  return Promise.all(
    counterparties.map(async ({ name, url, ask }) => {
      const began = performance.now();
      const answer = await ask();
      const asked = { name, url, milliseconds: Math.round(performance.now() - began) };
      if (answer.state !== "ok") return { ...asked, state: answer.state, notes: [answer.cause] };
      const { certificates = [] } = answer;
      const findings = certificates.flatMap((pem) => certificateFinding(pem, now) ?? []);
      const ended = findings.filter(({ weight }) => weight !== "doubtful");
      const isUseless = certificates.length > 0 && ended.length === certificates.length;
      const notes = findings.map(({ sentence }) => `a certificate that it names ${sentence}`);
      return { ...asked, state: isUseless ? "answers-wrongly" : "ok", notes } as const;
    }),
  );
}
