import { LOGIN_TEXTS } from "./loginTexts.ts";
import { accountName, TEST_ACCOUNTS } from "./testAccounts.ts";

/** Served beside the pages, so that they need nothing inline. */
export const PAGE_FILES: Readonly<Record<string, { readonly type: string; readonly content: string }>> = {
  "/pages/login.css": {
    type: "text/css; charset=utf-8",
    content: `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 2rem auto; max-width: 34rem; padding: 0 1rem; }
label, input { display: block; width: 100%; box-sizing: border-box; font: inherit; }
input { padding: 0.5rem; margin-bottom: 1rem; }
button { font: inherit; padding: 0.5rem 1.5rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; padding: 0.25rem 0.5rem 0.25rem 0; border-bottom: 1px solid; }
`,
  },
  "/pages/logout.js": {
    type: "text/javascript; charset=utf-8",
    content: `document.getElementById("op.logoutForm").submit();\n`,
  },
};

export interface LoginPage {
  readonly language: "de" | "en";
  /** Address of the interaction. */
  readonly action: string;
  readonly notice: "wrong" | "tooLow" | undefined;
  readonly user: string;
}

export function loginPage(page: LoginPage): string {
  const texts = LOGIN_TEXTS[page.language];
  const rows = TEST_ACCOUNTS.map(
    (account) =>
      `<tr><td><code>${escape(account.user)}</code></td><td><code>${escape(account.password)}</code></td>` +
      `<td>${escape(accountName(account))}</td><td>${account.level}</td></tr>`,
  ).join("");
  const notice = page.notice === undefined ? "" : `<p role="alert">${texts[page.notice]}</p>`;
  return htmlPage(
    page.language,
    `<p>${texts.intro}</p>${notice}
<form method="post" action="${escape(page.action)}">
<label for="user">${texts.user}</label>
<input id="user" name="user" autocomplete="username" required value="${escape(page.user)}">
<label for="password">${texts.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required>
<button type="submit">${texts.signIn}</button>
</form>
<p><a href="${escape(page.action)}/cancel">${texts.cancel}</a></p>
<h2>${texts.accounts}</h2>
<table><thead><tr><th scope="col">${texts.user}</th><th scope="col">${texts.password}</th>
<th scope="col">Name</th><th scope="col">${texts.level}</th></tr></thead><tbody>${rows}</tbody></table>`,
  );
}

/** Leaves at once by the script; without scripts by the button. */
export function logoutPage(language: "de" | "en", form: string): string {
  const { signOut } = LOGIN_TEXTS[language];
  return htmlPage(
    language,
    `${form}<input type="hidden" form="op.logoutForm" name="logout" value="yes">
<button type="submit" form="op.logoutForm">${signOut}</button><script src="/pages/logout.js" defer></script>`,
  );
}

export function noticePage(language: "de" | "en", notice: "lost" | "signedOut"): string {
  return htmlPage(language, `<p>${LOGIN_TEXTS[language][notice]}</p>`);
}

function htmlPage(language: "de" | "en", body: string): string {
  const { title } = LOGIN_TEXTS[language];
  return `<!DOCTYPE html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><link rel="stylesheet" href="/pages/login.css"></head>
<body><main><h1>${title}</h1>${body}</main></body></html>
`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
