import "virtual:fira-sans.css";
import "virtual:kern/base.css";
import "./styles/base.css";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { watchLater } from "./builds/watchLater.ts";
import { tell, watchErrors } from "./features/uncaught-errors/watchErrors.ts";
import { firstLanguage } from "./i18n/firstLanguage.ts";
import { startI18n } from "./i18n/i18n.ts";
import { firstPage } from "./routes/firstPage.ts";
import { rememberFocus } from "./rememberFocus.ts";
import { startFont } from "./startFont.ts";

function crashed(error: unknown): void {
  globalThis.console.error(error);
  void tell("page-crashed", error);
}

startFont();
watchErrors();
watchLater();
const language = firstLanguage();
await startI18n(language);
const root = document.getElementById("app");
if (root === null) throw new Error("The page has no place for the portal.");
// What can be read already stays until the app shows the same.
const first = root.dataset["prerendered"] === undefined ? undefined : await firstPage(language);
const app = createRoot(root, {
  // A page that crashed is replaced by words; that it did is told.
  onCaughtError: crashed,
  onUncaughtError: crashed,
});
const focusAgain = rememberFocus(root);
// At once: between the two pages nobody presses a key.
flushSync(() => app.render(<App firstLanguage={language} firstPage={first} />));
focusAgain();
