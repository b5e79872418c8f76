import path from "node:path";
import { rmSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { build as viteBuild, type Plugin } from "vite";
import { z } from "zod";
import type { PrerenderedPage } from "#ui/app/prerender.tsx";
import type { PagePayload } from "#ui/app/pagePayload.ts";
import type { BuildIdentity } from "./buildIdentity.ts";
import { describedAs, pageFolder } from "../texts/portalTexts.ts";

export interface PrerenderedContentOptions {
  readonly root: string;
  /** Where the pages are built for Node on the way. */
  readonly cacheDir: string;
  readonly build: Pick<BuildIdentity, "id">;
}

/** What was built is code of this project: only its name can be wrong. */
const moduleSchema = z.object({
  prerenderedPages: z.custom<() => Promise<readonly PrerenderedPage[]>>(
    (value) => typeof value === "function",
  ),
});

type Bundle = Parameters<Extract<Plugin["generateBundle"], { handler: unknown }>["handler"]>[1];

/**
 * Writes `<address>/page.html` for every content page and the frame of every page that waits for the server, and
 * `page.<code>.html` for each further language of the same address: what it says is there without a script and before
 * it. The document of a content page becomes the app, whose texts stand in `<address>/_payload.json`.
 */
export function prerenderedContent({ root, cacheDir, build }: PrerenderedContentOptions): Plugin {
  return {
    name: "portal-prerendered-content",
    apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const shell = bundle["index.html"];
        if (shell?.type !== "asset") this.error("There is no document to put the pages in.");
        const document = shell.source.toString();
        const written = new Set<string>();
        for (const page of await renderedPages({ root, cacheDir })) {
          const files = filesOf(page, bundle).filter((file) => !document.includes(file));
          const styles = page.isWaiting ? [] : files.filter((file) => isShown(bundle[file], page.html));
          // A form asks the server for its application before its code is there: that goes first on a slow line.
          const ahead = page.isWaiting && page.pageId !== "process" ? files : [];
          const { language, locale, texts } = page;
          const folder = page.path.slice(1);
          const isFurther = written.has(folder);
          written.add(folder);
          this.emitFile({
            type: "asset",
            fileName: path.posix.join(folder, isFurther ? `page.${language}.html` : "page.html"),
            source: documentOf(page, { document, styles, ahead }),
          });
          if (isFurther || texts === undefined) continue;
          const payload: PagePayload = { build: build.id, locale, texts };
          this.emitFile({
            type: "asset",
            fileName: path.posix.join(folder, "_payload.json"),
            source: JSON.stringify(payload),
          });
        }
      },
    },
  };
}

async function renderedPages(
  options: Pick<PrerenderedContentOptions, "root" | "cacheDir">,
): Promise<readonly PrerenderedPage[]> {
  const outDir = path.join(options.cacheDir, process.pid.toString());
  try {
    await viteBuild({
      configFile: path.join(options.root, "vite.config.ts"),
      logLevel: "warn",
      build: {
        ssr: path.join(options.root, "src/app/prerender.tsx"),
        outDir,
        emptyOutDir: true,
        minify: false,
        rolldownOptions: { output: { codeSplitting: false } },
      },
    });
    const { href } = pathToFileURL(path.join(outDir, "prerender.js"));
    const { prerenderedPages } = moduleSchema.parse(await import(href));
    return await prerenderedPages();
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

interface DocumentParts {
  readonly document: string;
  /** Style sheets of what it shows. */
  readonly styles: readonly string[];
  /** Files of the page that it waits for: asked for with the app, and not once that has come and runs. */
  readonly ahead: readonly string[];
}

function documentOf(page: PrerenderedPage, { document, styles, ahead }: DocumentParts): string {
  const links = [
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...ahead.map((file) =>
      file.endsWith(".css")
        ? `<link rel="preload" as="style" crossorigin href="/${file}">`
        : `<link rel="modulepreload" crossorigin href="/${file}">`,
    ),
  ].join("");
  const whole = document
    .replace(/<html lang="[^"]*">/, `<html lang="${page.language}"${page.dir === "rtl" ? ' dir="rtl"' : ""}>`)
    .replace(/<meta\s+name="description"[^>]*>/, () => describedAs(page.description))
    .replace(/<title>[^<]*<\/title>/, () => `<title>${page.title}</title>`)
    .replace("</head>", () => `${links}</head>`)
    .replace(/<div id="app">[\s\S]*?<\/div>/, () => `<div id="app">${page.html}</div>`);
  if (page.isWaiting) return whole.replace('<div id="app">', '<div id="app" data-waiting>');
  return (
    whole
      // The page is read before the app is there: style sheets come first on a slow line.
      .replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')
      // What the page says needs no script; what does is inert until it comes.
      .replace(/<noscript>[\s\S]*?<\/noscript>/, "")
      .replace('<div id="app">', '<div id="app" data-prerendered>')
  );
}

/** Scripts and style sheets of everything that the page and its frame import, and of its texts. */
function filesOf(page: PrerenderedPage, bundle: Bundle): readonly string[] {
  const files = new Set<string>();
  const visit = (fileName: string): void => {
    const chunk = bundle[fileName];
    if (chunk?.type !== "chunk" || files.has(fileName)) return;
    files.add(fileName);
    chunk.imports.forEach(visit);
    for (const file of chunk.viteMetadata?.importedCss ?? []) files.add(file);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== "chunk") continue;
    const { facadeModuleId, moduleIds } = chunk;
    if ([...moduleIds, facadeModuleId ?? ""].some((id) => isPart(id, page))) visit(chunk.fileName);
  }
  return [...files];
}

/** Chunks bring styles of other parts, too: those load with the app. */
function isShown(file: Bundle[string] | undefined, html: string): boolean {
  if (file?.type !== "asset") return false;
  const names = file.source.toString().matchAll(/\.([a-z][\w-]+)/g);
  const shown = new Set(html.match(/[a-z][\w-]+/g));
  return [...names].some(([, name]) => name !== undefined && shown.has(name));
}

function isPart(moduleId: string, { pageId, language, layout }: PrerenderedPage): boolean {
  const folder = pageFolder(pageId);
  return (
    (layout === "default" && moduleId.endsWith("/layouts/DefaultLayout.tsx")) ||
    new RegExp(`/src/(?:${folder}/\\w+Page\\.tsx|(?:${folder}|i18n)/messages\\.${language}\\.ts)$`).test(
      moduleId,
    )
  );
}
