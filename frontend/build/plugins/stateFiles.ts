import path from "node:path";
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import type { RouteRules } from "#ui/builds/readRules.ts";
import { describedAs } from "../texts/portalTexts.ts";

export interface StateFilesOptions {
  /** Holds a folder for each state, with its style sheet and its logo. */
  readonly statesDir: string;
  /** The state whose colours are shown. */
  readonly theme: string;
  /** The state whose logo is shown, followed by `.svg`. */
  readonly logo: string;
  /** In the language of addresses without a prefix: the title until a script knows the page. */
  readonly portalName: string;
  /** In the same language: what search engines show. */
  readonly description: string;
  readonly rules: RouteRules;
  /** What `/.well-known/security.txt` says. */
  readonly securityText: string;
  /** JSON schemas that the portal publishes, as text by path. */
  readonly schemas: ReadonlyMap<string, string>;
}

/**
 * Files that keep their names whatever the state and the build: the theme, the logo, what the newest build is and what pages it
 * has, and published schemas.
 * Being files, they need no inline style and no inline script.
 */
export function stateFiles(options: StateFilesOptions): Plugin {
  const contents = async (): Promise<
    ReadonlyMap<string, { readonly type: string; readonly text: string }>
  > => {
    const read = (...words: readonly [state: string, name: string]): Promise<string> =>
      readFile(path.join(options.statesDir, ...words), "utf8");
    const { id, timestamp } = options.rules;
    return new Map([
      ["theme.css", { type: "text/css", text: await read(options.theme, "theme.css") }],
      [
        "logo.svg",
        { type: "image/svg+xml", text: await read(path.basename(options.logo, ".svg"), "logo.svg") },
      ],
      ["builds/latest.json", { type: "application/json", text: JSON.stringify({ id, timestamp }) }],
      [`builds/meta/${id}.json`, { type: "application/json", text: JSON.stringify(options.rules) }],
      [".well-known/security.txt", { type: "text/plain", text: options.securityText }],
      ...Array.from(options.schemas, ([name, text]) => [name, { type: "application/json", text }] as const),
    ]);
  };
  return {
    name: "portal-state-files",
    configureServer(server) {
      server.middlewares.use((...[request, response, next]) => {
        const name = (request.url ?? "").split("?")[0]?.slice(1) ?? "";
        contents().then((files) => {
          const file = files.get(name);
          if (file === undefined) {
            next();
            return;
          }
          response.setHeader("content-type", file.type);
          response.end(file.text);
        }, next);
      });
    },
    async generateBundle() {
      for (const [fileName, file] of await contents()) {
        this.emitFile({ type: "asset", fileName, source: file.text });
      }
    },
    transformIndexHtml: (html) => ({
      html: html
        .replace("<title></title>", () => `<title>${options.portalName}</title>`)
        .replace('<meta name="description" content="" />', () => describedAs(options.description)),
      tags: [
        { tag: "link", injectTo: "head", attrs: { rel: "stylesheet", href: "/theme.css" } },
        { tag: "link", injectTo: "head", attrs: { rel: "icon", href: "/logo.svg", type: "image/svg+xml" } },
      ],
    }),
  };
}

const YEAR_MILLISECONDS = 364 * 86_400_000;

interface SecurityContact {
  readonly publicUrl: string;
  /** Whom a weakness is reported to: an address for mail or a page. */
  readonly contact: string;
  /** Of the build, so that the same sources give the same file. */
  readonly builtAt: number;
}

/**
 * `/.well-known/security.txt` (RFC 9116). It ends a year after the sources were committed (section 2.5.5 wants less than a
 * year): a portal that nobody builds for so long has nobody who answers.
 */
export function securityText({ publicUrl, contact, builtAt }: SecurityContact): string {
  const expires = new Date(builtAt + YEAR_MILLISECONDS).toISOString();
  return [
    `Contact: ${contact.includes("@") && !contact.includes("/") ? `mailto:${contact}` : contact}`,
    `Expires: ${expires}`,
    "Preferred-Languages: de, en",
    `Canonical: ${new URL("/.well-known/security.txt", publicUrl).href}`,
    "",
  ].join("\n");
}
