import { buildIdentity } from "virtual:build-identity";
import { latestBuild } from "./untilLoaded.ts";
import { isReloadBlocked, reloadOnce } from "./reloadGuards.ts";

/** A part of this build is not on the server any more, and loading anew did not help or was not possible. */
export class PartGone extends Error {
  constructor() {
    super("A part of this build is gone.");
    // Not as a field: what older browsers need for one weighs more than all of this file.
    this.name = "PartGone";
  }
}

const LOOK_AGAIN_MILLISECONDS = 1000;
const MOST_LOOKS = 20;

/**
 * What happens when a part of a page did not load. Where the portal answers and the part is not there, a deployment
 * took it away: the document is loaded anew, once for this build, as soon as nothing is under way that would be lost.
 * Throws what there is to say when that does not help.
 */
export async function partFailed(error: unknown): Promise<never> {
  if (!navigator.onLine || (await latestBuild()) === undefined) throw error;
  for (let looks = 0; isReloadBlocked() && looks < MOST_LOOKS; looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MILLISECONDS));
  }
  if (isReloadBlocked() || !reloadOnce(buildIdentity.id)) throw new PartGone();
  // The page goes: what waits for the part must not say anything any more.
  return new Promise(() => undefined);
}

/** What looks for newer builds loads late; until it found one, every page comes from this build. */
export const newerBuild: {
  /** Loads the page of the address from the newer build; false: it comes from this one. */
  takesOver: (pathname: string) => boolean;
} = { takesOver: () => false };
