import module from "node:module";
import { fileURLToPath } from "node:url";

/**
 * What Node has compiled is kept for the processes that follow: a portal starts a dozen of them, the tests hundreds, and a
 * third of what a short one does is compiling. Node before version 22 cannot.
 */
export function keepCompiled() {
  process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
    new URL("../../node_modules/.cache/node", import.meta.url),
  );
  module.enableCompileCache?.();
}
