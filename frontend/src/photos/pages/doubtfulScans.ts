import { canWorkOnImages, imageWork } from "../work/imageWork.ts";

/** The PDFs among them that are scans with a page that may be hard to read. `onLook`: one is being looked at, which takes a while. */
export async function doubtfulScans(files: readonly File[], onLook: () => void): Promise<readonly File[]> {
  if (!canWorkOnImages()) return [];
  const work = imageWork();
  const doubtful: File[] = [];
  for (const file of files) {
    if (!(await hasPhotos(file))) continue;
    onLook();
    if ((await work.ask("doubt", { pdf: file })) === true) doubtful.push(file);
  }
  work.end();
  return doubtful;
}

/** Most PDFs are no scans: of them nothing more is asked. */
async function hasPhotos(file: File): Promise<boolean> {
  return new TextDecoder("latin1").decode(await file.arrayBuffer()).includes("/DCTDecode");
}
