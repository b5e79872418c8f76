// Plain JavaScript that any Node since version 20 reads: it says what to do when the right one is missing.
import { checkSurroundings } from "#infra/laptop/checkSurroundings.mjs";
import { keepCompiled } from "#infra/laptop/keepCompiled.mjs";

if (checkSurroundings()) {
  keepCompiled();
  await import("./runTests.ts");
}
