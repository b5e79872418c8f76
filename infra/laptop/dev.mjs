// Plain JavaScript that any Node since version 20 reads: it says what to do when the right one is missing.
import { checkSurroundings } from "./checkSurroundings.mjs";
import { keepCompiled } from "./keepCompiled.mjs";

if (checkSurroundings()) {
  keepCompiled();
  const { runPortal } = await import("./runPortal.ts");
  await runPortal("source");
}
