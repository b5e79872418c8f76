// Plain JavaScript that any Node since version 20 reads: it says what to do when the right one is missing.
import { checkSurroundings } from "../laptop/checkSurroundings.mjs";
import { keepCompiled } from "../laptop/keepCompiled.mjs";

if (checkSurroundings()) {
  keepCompiled();
  const { runPortal } = await import("../laptop/runPortal.ts");
  await runPortal("localstack");
}
