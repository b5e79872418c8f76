import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";

const FOLDER = path.join(import.meta.dirname, "../../node_modules/.cache/chromium-headless-shell");
const PACKED = path.join(import.meta.dirname, "../../node_modules/@sparticuz/chromium/bin");

/** A browser and the environment variables of its process for libraries and fonts. */
export interface Browser {
  readonly executablePath: string;
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * The Chromium that comes as a package, for machines that have none: Linux on x64, where it brings the libraries and
 * the font that such a machine lacks. Unpacked at its first use, into a folder of the project: into the package's
 * default, a shared folder, any user of the machine could have put a program before.
 */
export async function carriedChromium(): Promise<Browser | undefined> {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  if (!existsSync(FOLDER)) await unpack();
  const libraries = [path.join(FOLDER, "al2023/lib"), process.env["LD_LIBRARY_PATH"] ?? ""];
  return {
    executablePath: path.join(FOLDER, "chromium"),
    environment: {
      LD_LIBRARY_PATH: libraries.filter((folder) => folder !== "").join(":"),
      ...(existsSync("/etc/fonts") ? {} : { FONTCONFIG_PATH: path.join(FOLDER, "fonts") }),
    },
  };
}

/** Whole or not at all: another run of the tests may be looking. */
async function unpack(): Promise<void> {
  const { inflate } = await import("@sparticuz/chromium");
  const unfinished = `${FOLDER}.${process.pid.toString()}`;
  mkdirSync(unfinished, { recursive: true });
  const folderOfAll = process.env["TMPDIR"];
  process.env["TMPDIR"] = unfinished;
  try {
    for (const part of ["chromium.br", "al2023.tar.br", "fonts.tar.br", "swiftshader.tar.br"])
      await inflate(path.join(PACKED, part));
  } finally {
    if (folderOfAll === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = folderOfAll;
  }
  if (existsSync(FOLDER)) rmSync(unfinished, { recursive: true, force: true });
  else renameSync(unfinished, FOLDER);
}
