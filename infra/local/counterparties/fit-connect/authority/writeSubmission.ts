import { mkdir, writeFile } from "node:fs/promises";
import { join, parse } from "node:path";
import { cutText } from "../../../../../functions/domain/text/cutText.ts";
import type { OpenedSubmission } from "./openSubmission.ts";

/** File systems take 255; some are left for a number. */
const MAX_BYTES = 240;

/** Writes everything into one folder and answers the paths. Names come from outside: no path, no twin. */
export async function writeSubmission(folder: string, opened: OpenedSubmission): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true });
  const taken = new Set<string>();
  const paths: string[] = [];
  const contents = [
    { name: "metadata.json", bytes: opened.metadata },
    { name: "data.json", bytes: opened.data },
    ...opened.files,
  ];
  for (const { name, bytes } of contents) {
    const free = freeName(harmlessName(name), taken);
    taken.add(free.toLowerCase());
    const path = join(folder, free);
    await writeFile(path, bytes);
    paths.push(path);
  }
  return paths;
}

function harmlessName(name: string): string {
  const visible = name
    .normalize("NFC")
    .replace(/[\p{C}/\\:*?"<>|]/gu, "_")
    .replace(/^\.+/, "_");
  if (visible === "") return "file";
  if (Buffer.byteLength(visible) <= MAX_BYTES) return visible;
  const ending = cutText(parse(visible).ext, { bytes: 16 });
  return `${cutText(visible, { bytes: MAX_BYTES - Buffer.byteLength(ending) })}${ending}`;
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  const { name: stem, ext } = parse(name);
  let candidate = name;
  for (let number = 2; taken.has(candidate.toLowerCase()); number += 1) {
    candidate = `${stem} (${number})${ext}`;
  }
  return candidate;
}
