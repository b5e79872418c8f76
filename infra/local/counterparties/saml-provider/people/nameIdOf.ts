import { createHash, randomUUID } from "node:crypto";
import type { Profile } from "../profiles/Profile.ts";
import type { TestPerson } from "./TestPerson.ts";

/** The name of a person in answers for one portal: the same for good, or a new one at each login. */
export function nameIdOf(
  person: TestPerson,
  { profile, portal }: { readonly profile: Profile; readonly portal: string },
): string {
  if (profile.nameIdFormat === "transient") return `_${randomUUID()}`;
  return `ek-${createHash("sha256").update(`${person.id}|${portal}`).digest("hex").slice(0, 32)}`;
}
