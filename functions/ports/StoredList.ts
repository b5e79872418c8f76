/** What a search of a store brings. */
export interface StoredList<Content> {
  readonly found: readonly Content[];
  /**
   * Ids of what belongs to the list and cannot be read: damaged, or written by another release. Nobody else's waits for
   * them; whoever asks for the list has to tell of them.
   */
  readonly unreadable: readonly string[];
}
