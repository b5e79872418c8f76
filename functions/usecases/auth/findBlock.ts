import { type Block, isBlocked } from "../../domain/session/Block.ts";
import type { User } from "../../domain/session/UserSession.ts";
import type { Ports } from "../../ports/Ports.ts";

/** The block that keeps somebody from the portal now. Anonymous visitors are nobody whom one could block. */
export async function findBlock(
  { blockList, clock }: Pick<Ports, "blockList" | "clock">,
  user: Pick<User, "ownerId" | "providerType"> | undefined,
): Promise<Block | undefined> {
  if (user === undefined || user.providerType === "pseudo") return undefined;
  const block = await blockList.find(user.ownerId);
  return isBlocked(block, clock.now()) ? block : undefined;
}
