import type { OwnerIds } from "../../domain/session/OwnerIds.ts";

/** All of somebody, also what is stored under the id before. */
export async function ownedBy<Item>(
  store: { readonly listByOwner: (ownerId: string) => Promise<readonly Item[]> },
  { ownerId, earlierOwnerId }: OwnerIds,
): Promise<readonly Item[]> {
  const ids = earlierOwnerId === undefined ? [ownerId] : [ownerId, earlierOwnerId];
  return (await Promise.all(ids.map((id) => store.listByOwner(id)))).flat();
}
