import { existsSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { SCREENS_FOLDER } from "./screensFolder.ts";

/** After the journeys: one page with all pictures of the screens, the variants of each next to each other. */
export function writeIndex(): void {
  if (!existsSync(SCREENS_FOLDER)) return;
  const files = readdirSync(SCREENS_FOLDER).filter((file) => file.endsWith(".png"));
  const nameOf = (file: string): string => file.replace(/-\d+-\w+-\w+\.png$/, "");
  const rows = [...new Set(files.map(nameOf))].sort().map((name) => {
    const shown = files
      .filter((file) => nameOf(file) === name)
      .map(
        (file) =>
          `<figure><a href="${file}"><img src="${file}" loading="lazy" alt=""></a><figcaption>${file}</figcaption></figure>`,
      );
    return `<section><h2>${name}</h2>${shown.join("")}</section>`;
  });
  writeFileSync(
    path.join(SCREENS_FOLDER, "index.html"),
    `<!doctype html><meta charset="utf-8"><title>Screens</title>
<style>body{font-family:sans-serif}section{display:flex;flex-wrap:wrap;gap:1rem;align-items:start}h2{width:100%}
img{max-height:40rem;max-width:30rem;border:1px solid gray}figure{margin:0}</style><h1>Screens</h1>
${rows.join("\n")}
`,
  );
}
