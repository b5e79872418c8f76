import type { Mishap } from "../answer/MISHAPS.ts";
import { nameOf } from "../people/TestPerson.ts";
import { TEST_PEOPLE } from "../people/TEST_PEOPLE.ts";
import type { Level } from "../request/AskedLogin.ts";
import { type Markup, xml } from "../xml/xml.ts";
import { PROVIDER_TEXTS } from "./providerTexts.ts";

type Language = "de" | "en";
type Notice = "refused" | "lost" | "signedOut" | "everywhereSignedOut";
interface Titled {
  readonly language: Language;
  readonly title: string;
}

/** Who signs in, at which level, and what goes wrong. */
export function choicePage({
  language,
  title,
  action,
  levels,
  mishaps,
}: Titled & {
  readonly action: string;
  /** Levels to choose from; nothing is asked where there is one. */
  readonly levels: readonly Level[];
  readonly mishaps: readonly Mishap[];
}): string {
  const texts = PROVIDER_TEXTS[language];
  const people = TEST_PEOPLE.map(
    (person, index) => xml`<div>
      <input type="radio" name="person" id="${person.id}" value="${person.id}"${index === 0 ? xml` checked=""` : xml``}>
      <label for="${person.id}">${nameOf(person)}, ${person.about[language]}</label></div>`,
  );
  const levelOptions = levels.map((level) => option(level, texts.levels[level]));
  const levelChoice =
    levels.length < 2
      ? xml``
      : xml`<label for="level">${texts.level}</label><select id="level" name="level">${levelOptions}</select>`;
  const mishapOptions = (["none", ...mishaps] as const).map((mishap) =>
    option(mishap, texts.mishaps[mishap]),
  );
  return htmlPage(
    { language, title },
    xml`<p>${texts.intro}</p><form method="post" action="${action}">
      <fieldset><legend>${texts.person}</legend>${people}</fieldset>${levelChoice}
      <label for="mishap">${texts.mishap}</label><select id="mishap" name="mishap">${mishapOptions}</select>
      <button name="choice" value="sign-in">${texts.signIn}</button>
      <button name="choice" value="cancel">${texts.cancel}</button></form>`,
  );
}

function option(value: string, label: string): Markup {
  return xml`<option value="${value}">${label}</option>`;
}

/** Takes the answer to the portal: at once by the script, by the button without one. */
export function answerPage(
  { language, title }: Titled,
  form: { readonly action: string; readonly fields: Readonly<Record<string, string>> },
): string {
  const fields = Object.entries(form.fields).map(
    ([name, value]) => xml`<input type="hidden" name="${name}" value="${value}">`,
  );
  return htmlPage(
    { language, title },
    xml`<form method="post" action="${form.action}">${fields}<button>${PROVIDER_TEXTS[language].goOn}</button></form>
      <script src="/pages/answer.js" defer=""></script>`,
  );
}

/** The provider's own page for who is signed in there. */
export function signedInPage({ language, title }: Titled): string {
  const texts = PROVIDER_TEXTS[language];
  return htmlPage(
    { language, title },
    xml`<p>${texts.signedIn}</p><form method="post" action="/sign-out">
      <button name="binding" value="redirect">${texts.signOutEverywhere}</button>
      <button name="binding" value="post">${texts.signOutByPost}</button></form>`,
  );
}

export function noticePage(
  { language, title }: Titled,
  notice: { readonly says: Notice; readonly code?: string },
): string {
  const code = notice.code === undefined ? xml`` : xml`<p><code>${notice.code}</code></p>`;
  return htmlPage({ language, title }, xml`<p>${PROVIDER_TEXTS[language][notice.says]}</p>${code}`);
}

function htmlPage({ language, title }: Titled, body: Markup): string {
  const { markup } = xml`<html lang="${language}"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width"><title>${title}</title>
    <link rel="stylesheet" href="/pages/provider.css"></head>
    <body><main><h1>${title}</h1>${body}</main></body></html>`;
  return `<!DOCTYPE html>\n${markup}\n`;
}
