import "virtual:fira-sans.css";
import "virtual:kern/base.css";
import "../src/styles/base.css";
import { createRoot } from "react-dom/client";
import { isCompiledForm } from "../../functions/forms/isCompiledForm.ts";
import { showLanguage, startI18n } from "../src/i18n/i18n.ts";
import { loadMessages } from "../src/i18n/lazyMessages.ts";
import { TranslationProvider } from "../src/i18n/TranslationProvider.tsx";
import type { Locale } from "../src/i18n/locales.ts";
import { Preview } from "./Preview.tsx";

/** The language stands in the path, as in the portal. */
const locale: Locale = location.pathname.startsWith("/en") ? "en" : "de";
const loadForm = async (): Promise<unknown> => (await fetch(`/form.${locale}.json`)).json();
const loading = loadForm();
await startI18n(locale);
const texts = [
  {
    de: async () => (await import("../src/i18n/messages.de.ts")).de,
    en: async () => (await import("../src/i18n/messages.en.ts")).en,
  },
  {
    de: async () => (await import("../src/pages/process/messages.de.ts")).de,
    en: async () => (await import("../src/pages/process/messages.en.ts")).en,
  },
].map(loadMessages);
const [form] = await Promise.all([loading, ...texts]);
if (!isCompiledForm(form)) throw new Error("What the server sent is no form.");
await showLanguage(locale);
const root = document.getElementById("app");
if (root === null) throw new Error("The page has no place for the portal.");
createRoot(root).render(
  <TranslationProvider>
    <Preview form={form} />
  </TranslationProvider>,
);
