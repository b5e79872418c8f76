import type { ResponseOf } from "#contract/operations.ts";

type ServerRefusal = NonNullable<ResponseOf<"listAttachments">["attachments"][number]["refusal"]>;
/** What the server may say of a file, and what the browser finds out by itself. */
type Refusal = ServerRefusal | "not-opened" | "no-room";

/** One that the contract gets and that is not here does not compile. */
const REFUSALS: Readonly<Record<Refusal, true>> = {
  empty: true,
  "not-a-pdf": true,
  "before-header": true,
  "cut-off": true,
  "no-pages": true,
  encrypted: true,
  "too-large": true,
  "too-complex": true,
  unreadable: true,
  "starts-program": true,
  "xfa-form": true,
  portfolio: true,
  "program-attached": true,
  "other-file-attached": true,
  malware: true,
  "not-opened": true,
  "no-room": true,
};

/** A reason that the portal has a sentence for; one that a newer server may send reads as "unreadable". */
export function refusalKey(refusal: string): Refusal {
  return isRefusal(refusal) ? refusal : "unreadable";
}

function isRefusal(refusal: string): refusal is Refusal {
  return Object.hasOwn(REFUSALS, refusal);
}
