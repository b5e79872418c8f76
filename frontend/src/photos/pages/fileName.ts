import { cutText } from "#domain/text/cutText.ts";

/** Longer names are cut by some devices. */
const LONGEST = 80;

/** What a document is called as a file: its label without what no device allows in a name. */
export function fileName(label: string): string {
  const name = label
    .replaceAll(/[\p{C}\\/:*?"<>|.]+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  const cut = cutText(name, { characters: LONGEST }).trim();
  return `${cut === "" ? "Dokument" : cut}.pdf`;
}

const PICTURE_NAME = /\.(?:jpe?g|png|hei[cf]|webp|gif|bmp|tiff?|avif)$/i;

/** Whether a chosen file is a picture. Some systems give none of HEIC's types: then its name tells. */
export function isPicture({ type, name }: Pick<File, "type" | "name">): boolean {
  return type.startsWith("image/") || (type === "" && PICTURE_NAME.test(name));
}
