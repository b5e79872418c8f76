// Plain JavaScript that any Node since version 20 reads: it says what to do when the right one is missing.
import { checkSurroundings } from "../infra/local/checkSurroundings.mjs";

if (checkSurroundings()) await import("./localStack.ts");
