import path from "node:path";
import { TAKES_ALL } from "./gate/scope.ts";

/** Portals and counterparties under test take published keys; `npm run test:all` has them make their own. */
export function takePublishedKeys(): void {
  if (!TAKES_ALL) process.env["PORTAL_TEST_KEYS"] ??= path.join(import.meta.dirname, "fixtures/keys");
}
