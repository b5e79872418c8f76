import type { Offer } from "./startData.ts";

/** Whether an application may be filled in before anybody has signed in. */
export function mayBeAnonymous({ identificationType, idpIds }: Offer): boolean {
  return identificationType === "END" && idpIds.includes("anon");
}
