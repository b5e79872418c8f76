import fc from "fast-check";
import { SEED } from "./gate/SEED.ts";

// A verdict on a change never depends on what was drawn for it.
fc.configureGlobal({ seed: SEED });
