import type { Actor } from "../domain/session/Actor.ts";
import type { SignedIn } from "../runtime/http/currentSession.ts";

/** Who asks, for the use cases: the user of the session. */
export function actorOf({ session, windowId }: SignedIn): Actor {
  const { ownerId, earlierOwnerId, trustLevel, transient } = session.user;
  return { ownerId, earlierOwnerId, trustLevel, transient, ...(windowId !== undefined && { windowId }) };
}
