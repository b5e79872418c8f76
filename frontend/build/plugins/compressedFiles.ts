import { glob } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import { TEXT_FILES, writeCompressed } from "#infra/build/writeCompressed.ts";

/** Every text file also compressed. */
export function compressedFiles(): Plugin {
  let outDir = "";
  return {
    name: "portal-compressed-files",
    apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      for await (const file of glob(path.join(outDir, TEXT_FILES))) await writeCompressed(file);
    },
  };
}
