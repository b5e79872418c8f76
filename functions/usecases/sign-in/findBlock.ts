import { type Block, isBlocked } from "#domain/sign-in/Block.ts";
import type { User } from "#domain/sign-in/UserSession.ts";
import type { Ports } from "#ports/Ports.ts";

/** The block in force for an account. Anonymous visitors cannot be blocked. */
export async function findBlock(
  { blockList, clock }: Pick<Ports, "blockList" | "clock">,
  user: Pick<User, "ownerId" | "providerType"> | undefined,
): Promise<Block | undefined> {
  if (user === undefined || user.providerType === "pseudo") return undefined;
  const block = await blockList.find(user.ownerId);
  return isBlocked(block, clock.now()) ? block : undefined;
}
