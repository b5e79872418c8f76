import { xml, type Markup } from "../../saml-provider/xml/xml.ts";
import type { PaymentRequest } from "../api/paymentRequest.ts";
import { PAGE_TEXTS, type PageTexts } from "./pageTexts.ts";

type Language = "de" | "en";

export const STYLE_PATH = "/pages/payment.css";
export const STYLE = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 2rem auto; max-width: 34rem; padding: 0 1rem; }
dt { font-weight: bold; }
select, button { display: block; width: 100%; box-sizing: border-box; font: inherit; padding: 0.5rem; margin-bottom: 1rem; }
`;

/** What the person can do. Buttons of a form: no script is needed. */
export const CHOICES = ["pay", "pay-twice", "fail", "cancel", "close"] as const;
export type Choice = (typeof CHOICES)[number];

const LABELS: Readonly<Record<Choice, keyof PageTexts>> = {
  pay: "pay",
  "pay-twice": "payTwice",
  fail: "fail",
  cancel: "cancel",
  close: "close",
};

export function choicePage(
  language: Language,
  { action, request }: { readonly action: string; readonly request: PaymentRequest },
): string {
  const texts = PAGE_TEXTS[language];
  const money = new Intl.NumberFormat(language, { style: "currency", currency: request.currency });
  const buttons = CHOICES.map((choice) => {
    const label = texts[LABELS[choice]];
    return xml`<button name="choice" value="${choice}">${typeof label === "string" ? label : ""}</button>`;
  });
  return htmlPage(
    language,
    xml`<p>${texts.intro}</p>
      <dl><dt>${texts.amount}</dt><dd>${money.format(request.grosAmount)}</dd>
      <dt>${texts.purpose}</dt><dd>${request.purpose}</dd></dl>
      <form method="post" action="${action}">
      <label for="method">${texts.method}</label><select id="method" name="method">
      <option value="CREDITCARD">${texts.card}</option><option value="PAYPAL">PayPal</option>
      <option value="OTHER">${texts.other}</option></select>${buttons}</form>`,
  );
}

/** Nothing more to choose. `backTo`: where the person came from. */
export function noticePage(
  language: Language,
  notice: { readonly says: (texts: PageTexts) => string; readonly backTo?: string | undefined },
): string {
  const texts = PAGE_TEXTS[language];
  const link = notice.backTo === undefined ? xml`` : xml`<p><a href="${notice.backTo}">${texts.back}</a></p>`;
  return htmlPage(language, xml`<p>${notice.says(texts)}</p>${link}`);
}

function htmlPage(language: Language, body: Markup): string {
  const { title } = PAGE_TEXTS[language];
  const { markup } = xml`<html lang="${language}"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width"><title>${title}</title>
    <link rel="stylesheet" href="${STYLE_PATH}"></head>
    <body><main><h1>${title}</h1>${body}</main></body></html>`;
  return `<!DOCTYPE html>\n${markup}\n`;
}
