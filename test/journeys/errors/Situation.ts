import type { ERROR_CATALOGUE } from "./errorCatalogue.ts";
import type { Visit } from "../screens/Visit.ts";

export type SituationName = keyof typeof ERROR_CATALOGUE;
export type SentenceKey = (typeof ERROR_CATALOGUE)[SituationName][number];

/** A situation of the error catalogue, and how a person gets into it. */
export interface Situation {
  readonly name: SituationName;
  /** What goes wrong, in words. */
  readonly how: string;
  /** Brings it about through the running portal and reads all its sentences. */
  readonly provoke: (visit: Visit, reads: (key: SentenceKey) => Promise<void>) => Promise<void>;
}

/** A situation that another journey brings about and reads in both languages. */
export interface ReadElsewhere {
  readonly name: SituationName;
  readonly how: string;
  /** The file in `test/journeys` that has the sentence in both languages. */
  readonly readIn: string;
}
