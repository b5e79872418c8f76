export interface LoginTexts {
  readonly title: string;
  readonly intro: string;
  readonly user: string;
  readonly password: string;
  readonly signIn: string;
  readonly cancel: string;
  readonly accounts: string;
  readonly level: string;
  readonly wrong: string;
  readonly tooLow: string;
  readonly lost: string;
  readonly signOut: string;
  readonly signedOut: string;
}

export const LOGIN_TEXTS: Readonly<Record<"de" | "en", LoginTexts>> = {
  de: {
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
  },
  en: {
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
  },
};

/** First language of `ui_locales` that there are texts for; German otherwise. */
export function languageOf(uiLocales: unknown): "de" | "en" {
  const wanted = typeof uiLocales === "string" ? uiLocales.split(" ") : [];
  const found = wanted
    .map((tag) => tag.slice(0, 2).toLowerCase())
    .find((tag) => tag === "de" || tag === "en");
  return found === "en" ? "en" : "de";
}
