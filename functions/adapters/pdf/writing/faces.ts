import { createRequire } from "node:module";
import { type Font, FURTHER_FONTS, MAIN_FONT } from "#domain/documents/FONTS.ts";

const { resolve } = createRequire(import.meta.url);

/** Font files of one script, from node_modules. */
export interface Face extends Pick<Font, "letters"> {
  readonly regular: string;
  readonly strong: string;
}

function faceOf({ packageName, regular, strong, ...letters }: Font): Face {
  const fileOf = (file: string): string => resolve(`${packageName}/${file}`);
  return { regular: fileOf(regular), strong: fileOf(strong), ...letters };
}

export const MAIN_FACE: Face = faceOf(MAIN_FONT);

/** Read only for documents in which one of their letters stands. */
export const FURTHER_FACES: readonly Face[] = FURTHER_FONTS.map(faceOf);
