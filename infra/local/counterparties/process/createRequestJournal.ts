/** One answered request. No query, no body, no header: those carry codes, tokens and personal data. */
export interface JournalEntry {
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
}

export interface RequestJournal {
  add(entry: JournalEntry): void;
  entries(): readonly JournalEntry[];
}

const KEPT_ENTRIES = 50;

export function createRequestJournal(): RequestJournal {
  let kept: readonly JournalEntry[] = [];
  return {
    add: (entry) => {
      kept = [...kept, entry].slice(-KEPT_ENTRIES);
    },
    entries: () => kept,
  };
}
