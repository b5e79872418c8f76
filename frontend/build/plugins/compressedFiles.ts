import { glob, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Files of a build that are text, in its folder. */
export const TEXT_FILES = "**/*.{js,css,html,svg,json,txt}";

/** Writes a `.br` and a `.gz` for every text file, so that the server compresses nothing while answering. */
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

/** Writes a `.br` and a `.gz` beside the file. */
export async function writeCompressed(file: string): Promise<void> {
  const bytes = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${file}.br`, await brotli(bytes, { params }));
  await writeFile(`${file}.gz`, await gz(bytes, { level: 9 }));
}
