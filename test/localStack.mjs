// Plain JavaScript that any Node since version 20 reads: it says what to do when the right one is missing.
import { checkSurroundings } from "../infra/local/checkSurroundings.mjs";
import { keepCompiled } from "../infra/local/keepCompiled.mjs";

if (checkSurroundings()) {
  keepCompiled();
  await import("./localStack.ts");
}
