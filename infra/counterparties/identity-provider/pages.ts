import { htmlPage, SUBMIT_SCRIPT, type Language } from "../kit/pages.ts";
import { xml } from "../kit/xml.ts";
import { accountName, TEST_ACCOUNTS } from "./testAccounts.ts";

export interface LoginPage {
  readonly language: Language;
  /** Address of the interaction. */
  readonly action: string;
  readonly notice: "wrong" | "tooLow" | undefined;
  readonly user: string;
}

export function loginPage({ language, action, notice, user }: LoginPage): string {
  const texts = LOGIN_TEXTS[language];
  const rows = TEST_ACCOUNTS.map(
    (account) => xml`<tr><td><code>${account.user}</code></td><td><code>${account.password}</code></td>
      <td>${accountName(account)}</td><td>${account.level}</td></tr>`,
  );
  return htmlPage(
    { language, title: texts.title },
    xml`<p>${texts.intro}</p>${notice && xml`<p role="alert">${texts[notice]}</p>`}
      <form method="post" action="${action}">
      <label for="user">${texts.user}</label>
      <input id="user" name="user" autocomplete="username" required="" value="${user}">
      <label for="password">${texts.password}</label>
      <input id="password" name="password" type="password" autocomplete="current-password" required="">
      <button type="submit">${texts.signIn}</button></form>
      <p><a href="${action}/cancel">${texts.cancel}</a></p><h2>${texts.accounts}</h2>
      <table><thead><tr><th scope="col">${texts.user}</th><th scope="col">${texts.password}</th>
      <th scope="col">Name</th><th scope="col">${texts.level}</th></tr></thead><tbody>${rows}</tbody></table>`,
  );
}

/** `form` is of the package. Sent at once by the script; without scripts by the button. */
export function logoutPage(language: Language, form: string): string {
  const { title, signOut } = LOGIN_TEXTS[language];
  return htmlPage(
    { language, title },
    xml`${{ markup: form }}<input type="hidden" form="op.logoutForm" name="logout" value="yes">
      <button type="submit" form="op.logoutForm">${signOut}</button>${SUBMIT_SCRIPT}`,
  );
}

export function noticePage(language: Language, notice: "lost" | "signedOut"): string {
  const texts = LOGIN_TEXTS[language];
  return htmlPage({ language, title: texts.title }, xml`<p>${texts[notice]}</p>`);
}

const GERMAN = {
  title: "Servicekonto (Demonstration)",
  intro: "Melden Sie sich mit einem der Testkonten an.",
  user: "Benutzername",
  password: "Passwort",
  signIn: "Anmelden",
  cancel: "Abbrechen",
  accounts: "Testkonten",
  level: "Vertrauensniveau",
  wrong: "Benutzername oder Passwort stimmt nicht.",
  tooLow: "Dieses Konto erreicht das verlangte Vertrauensniveau nicht.",
  lost: "Diese Anmeldung ist nicht mehr gültig. Beginnen Sie im Portal neu.",
  signOut: "Abmelden",
  signedOut: "Sie sind abgemeldet.",
};

const ENGLISH: typeof GERMAN = {
  title: "Service account (demonstration)",
  intro: "Sign in with one of the test accounts.",
  user: "User name",
  password: "Password",
  signIn: "Sign in",
  cancel: "Cancel",
  accounts: "Test accounts",
  level: "Level of trust",
  wrong: "User name or password is wrong.",
  tooLow: "This account does not reach the level of trust asked for.",
  lost: "This sign-in is no longer valid. Start again in the portal.",
  signOut: "Sign out",
  signedOut: "You are signed out.",
};

const LOGIN_TEXTS = { de: GERMAN, en: ENGLISH };

/** First language of `ui_locales` that there are texts for; German otherwise. */
export function languageOf(uiLocales: unknown): Language {
  const wanted = typeof uiLocales === "string" ? uiLocales.split(" ") : [];
  const found = wanted
    .map((tag) => tag.slice(0, 2).toLowerCase())
    .find((tag) => tag === "de" || tag === "en");
  return found === "en" ? "en" : "de";
}
