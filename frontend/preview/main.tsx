import "virtual:fira-sans.css";
import "virtual:kern/base.css";
import "#ui/styles/base.css";
import { createRoot } from "react-dom/client";
import { isCompiledForm } from "#forms/isCompiledForm.ts";
import { showLanguage, startI18n } from "#ui/i18n/i18n.ts";
import { CORE, type LazyMessages, loadMessages } from "#ui/i18n/lazyMessages.ts";
import { TranslationProvider } from "#ui/i18n/TranslationProvider.tsx";
import type { Locale } from "#ui/i18n/locales.ts";
import { readReport } from "./ProblemList.tsx";
import { Preview } from "./Preview.tsx";

/** The language stands in the path, as in the portal. */
const locale: Locale = location.pathname.startsWith("/en") ? "en" : "de";
const loadForm = async (): Promise<unknown> => (await fetch(`/form.${locale}.json`)).json();
/** Absent where the form is shown for itself. */
const loadReport = async (): Promise<unknown> => {
  const answer = await fetch(`/problems.${locale}.json`);
  return answer.ok ? answer.json() : undefined;
};
const loading = Promise.all([loadForm(), loadReport()]);
await startI18n(locale);
const ofApplication: LazyMessages = {
  de: () => import("#ui/application/open/messages.de.ts"),
  en: () => import("#ui/application/open/messages.en.ts"),
};
const [[form, report]] = await Promise.all([loading, loadMessages(CORE), loadMessages(ofApplication)]);
if (!isCompiledForm(form)) throw new Error("What the server sent is no form.");
await showLanguage(locale);
const root = document.getElementById("app");
if (root === null) throw new Error("The page has no place for the portal.");
createRoot(root).render(
  <TranslationProvider>
    <Preview form={form} report={readReport(report)} />
  </TranslationProvider>,
);
