/** Served beside the pages, so that they need nothing inline. */
export const PAGE_FILES: Readonly<Record<string, { readonly type: string; readonly content: string }>> = {
  "/pages/provider.css": {
    type: "text/css; charset=utf-8",
    content: `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 2rem auto; max-width: 34rem; padding: 0 1rem; }
fieldset { margin-block: 0 1rem; }
select { display: block; width: 100%; box-sizing: border-box; font: inherit; padding: 0.5rem; margin-bottom: 1rem; }
button { font: inherit; padding: 0.5rem 1.5rem; }
`,
  },
  "/pages/answer.js": {
    type: "text/javascript; charset=utf-8",
    content: `document.querySelector("form").submit();\n`,
  },
};
