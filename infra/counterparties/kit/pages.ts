import type { Answer } from "./http.ts";
import { type Markup, xml } from "./xml.ts";

export type Language = "de" | "en";

export interface Titled {
  readonly language: Language;
  readonly title: string;
}

/** A page of a counterparty, with the title as its heading. */
export function htmlPage({ language, title }: Titled, body: Markup): string {
  const { markup } = xml`<html lang="${language}"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width"><title>${title}</title>
    <link rel="stylesheet" href="/pages/page.css"></head>
    <body><main><h1>${title}</h1>${body}</main></body></html>`;
  return `<!DOCTYPE html>\n${markup}\n`;
}

/** Sends the form of a page as soon as it is loaded. */
export const SUBMIT_SCRIPT = xml`<script src="/pages/submit.js" defer=""></script>`;

const STYLE = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 2rem auto; max-width: 34rem; padding: 0 1rem; }
fieldset { margin-block: 0 1rem; }
form > label, form > input, select { display: block; width: 100%; box-sizing: border-box; font: inherit; }
form > input, select { padding: 0.5rem; margin-bottom: 1rem; }
button { font: inherit; padding: 0.5rem 1.5rem; }
dt { font-weight: bold; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; padding: 0.25rem 0.5rem 0.25rem 0; border-bottom: 1px solid; }
`;
const SUBMIT = `document.querySelector("form").submit();\n`;

/** Style and script are files, so that the pages need nothing inline; undefined for every other path. */
export function pageFileAt(path: string): Answer | undefined {
  if (path === "/pages/page.css") return file("text/css", STYLE);
  return path === "/pages/submit.js" ? file("text/javascript", SUBMIT) : undefined;
}

function file(type: string, body: string): Answer {
  return { status: 200, contentType: `${type}; charset=utf-8`, body };
}
