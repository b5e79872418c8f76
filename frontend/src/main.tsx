import "virtual:fira-sans.css";
import "virtual:kern/base.css";
import "./styles/base.css";
import { startTransition } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { watchLater } from "./builds/watchLater.ts";
import { tell, watchErrors } from "./features/uncaught-errors/watchErrors.ts";
import { firstLanguage } from "./i18n/firstLanguage.ts";
import { startI18n } from "./i18n/i18n.ts";
import { firstPage } from "./routes/firstPage.ts";

function crashed(error: unknown): void {
  globalThis.console.error(error);
  void tell("page-crashed", error);
}

// A page that crashed is replaced by words; that it did is told.
const told = { onCaughtError: crashed, onUncaughtError: crashed };

// A page that the browser kept as it was may show what is over by now, and to somebody else.
window.addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  document.documentElement.hidden = true;
  location.reload();
});
watchErrors();
watchLater();
const language = firstLanguage();
// The document of `/` may be that of another language: the edge does not know all that the browser knows.
const speaksAlready = document.documentElement.lang === language;
await startI18n(language);
const root = document.getElementById("app");
if (root === null) throw new Error("The page has no place for the portal.");
const isDocument = root.dataset["prerendered"] !== undefined;
// What can be read already stays until the app shows the same.
const first = isDocument ? await firstPage(language) : undefined;
const app = <App firstLanguage={language} firstPage={first} />;
if (first !== undefined && speaksAlready) {
  // The document becomes the app, piece by piece: links, focus and what is read stay where they are.
  startTransition(() => {
    hydrateRoot(root, app, told);
  });
} else {
  // At once: between the two pages nobody presses a key.
  flushSync(() => createRoot(root, told).render(app));
}
