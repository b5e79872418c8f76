import { timingSafeEqual } from "node:crypto";

/** Whether two secrets are the same, in a time that does not tell where they differ. */
export function sameText(given: string, wanted: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(wanted)];
  return left.length === right.length && timingSafeEqual(left, right);
}
