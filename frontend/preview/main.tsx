import "virtual:fira-sans.css";
import "virtual:kern/base.css";
import "#ui/styles/base.css";
import { createRoot } from "react-dom/client";
import { isCompiledForm } from "#forms/isCompiledForm.ts";
import { showLanguage, startI18n } from "#ui/i18n/i18n.ts";
import { CORE, type LazyMessages, loadMessages } from "#ui/i18n/lazyMessages.ts";
import { TranslationProvider } from "#ui/i18n/TranslationProvider.tsx";
import type { Locale } from "#ui/i18n/locales.ts";
import { type FormReport, isReport } from "./ProblemList.tsx";
import { localSession } from "./localSession.ts";
import { Preview } from "./Preview.tsx";

/** The language stands in the path, as in the portal. */
const locale: Locale = location.pathname.startsWith("/en") ? "en" : "de";
const loading = fetch(`/form.${locale}.json`);
await startI18n(locale);
const ofApplication: LazyMessages = {
  de: () => import("#ui/application/open/messages.de.ts"),
  en: () => import("#ui/application/open/messages.en.ts"),
};
const [answer] = await Promise.all([loading, loadMessages(CORE), loadMessages(ofApplication)]);
const form: unknown = await answer.json();
if (!isCompiledForm(form)) throw new Error("What the server sent is no form.");
await showLanguage(locale);
const place = document.getElementById("app");
if (place === null) throw new Error("The page has no place for the portal.");
// Before anything is rendered, as the portal makes it: answers of a long form are a task of their own.
const session = localSession(form);
const root = createRoot(place);
const show = (report: FormReport): void =>
  root.render(
    <TranslationProvider>
      <Preview session={session} report={report} />
    </TranslationProvider>,
  );
show({ title: "", problems: [] });
// What is said of the form comes after it.
const report = await fetch(`/problems.${locale}.json`);
const said: unknown = await report.json();
if (isReport(said) && said.problems.length > 0) show(said);
