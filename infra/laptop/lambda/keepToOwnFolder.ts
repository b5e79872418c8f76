import { realpathSync } from "node:fs";
import { registerHooks } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Refuses modules and packages beside the folder to the code in it, as Lambda has nothing else: Node by itself would go on
 * looking further up, and find those of the project. For this thread alone.
 */
export function keepToOwnFolder(folder: string): void {
  const own = pathToFileURL(`${realpathSync(folder)}${path.sep}`).href;
  registerHooks({
    resolve: (...[wanted, context, next]) => {
      const found = next(wanted, context);
      const isOther = found.url.startsWith("file:") && !found.url.startsWith(own);
      if (isOther && context.parentURL?.startsWith(own) === true) {
        const message = `Cannot find module '${wanted}' in the folder of the function`;
        throw Object.assign(new Error(message), { code: "ERR_MODULE_NOT_FOUND" });
      }
      return found;
    },
  });
}
