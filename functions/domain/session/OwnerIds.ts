/** Under which ids somebody's applications may be stored. */
export interface OwnerIds {
  readonly ownerId: string;
  /** The one before the last change of keys: what was begun under it stays the person's. */
  readonly earlierOwnerId?: string | undefined;
}

export function isOwnedBy(item: { readonly ownerId: string }, ids: OwnerIds): boolean {
  return item.ownerId === ids.ownerId || item.ownerId === ids.earlierOwnerId;
}
