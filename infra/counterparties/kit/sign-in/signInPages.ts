import { htmlPage, SUBMIT_SCRIPT, type Titled } from "../pages.ts";
import { type Markup, xml } from "../xml.ts";
import { type AnswerFault, type Level, SIGN_IN_TEXTS } from "./signInTexts.ts";
import { nameOf, TEST_PEOPLE } from "./testPeople.ts";

type Notice = "refused" | "lost" | "signedOut" | "everywhereSignedOut";

/** Who signs in, at which level, and what goes wrong. */
export function choicePage({
  language,
  title,
  action,
  levels,
  faults,
}: Titled & {
  readonly action: string;
  /** Levels to choose from; nothing is asked where there is one. */
  readonly levels: readonly Level[];
  readonly faults: readonly AnswerFault[];
}): string {
  const texts = SIGN_IN_TEXTS[language];
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
  const faultOptions = (["none", ...faults] as const).map((fault) => option(fault, texts.faults[fault]));
  return htmlPage(
    { language, title },
    xml`<p>${texts.intro}</p><form method="post" action="${action}">
      <fieldset><legend>${texts.person}</legend>${people}</fieldset>${levelChoice}
      <label for="fault">${texts.fault}</label><select id="fault" name="fault">${faultOptions}</select>
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
    xml`<form method="post" action="${form.action}">${fields}<button>${SIGN_IN_TEXTS[language].goOn}</button></form>${SUBMIT_SCRIPT}`,
  );
}

/** The provider's own page for who is signed in there. */
export function signedInPage({ language, title }: Titled): string {
  const texts = SIGN_IN_TEXTS[language];
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
  return htmlPage({ language, title }, xml`<p>${SIGN_IN_TEXTS[language][notice.says]}</p>${code}`);
}
