/** What a search of a store brings. */
export interface StoredList<Content> {
  readonly found: readonly Content[];
  /**
   * Ids of records that belong to the list and cannot be read: damaged, or written by another release. Other records
   * are still listed; the caller of the list has to report these.
   */
  readonly unreadable: readonly string[];
}
