import { expect, it } from "vitest";
import type { InputComponent } from "../CompiledForm.ts";
import { cleanText } from "./cleanAnswer.ts";

const field = (differing: Partial<InputComponent>): InputComponent => ({
  kind: "input",
  type: "textfield",
  key: "answer",
  path: "answer",
  label: "Antwort",
  ...differing,
});
const PHONE = field({ type: "phoneNumber" });
const POSTAL_CODE = field({ autocomplete: "postal-code", inputMode: "numeric" });
const ABROAD = field({ autocomplete: "postal-code" });
const EMAIL = field({ type: "email" });

it.each([
  ["tel:+49221123456", PHONE, "+49221123456"],
  ["+49\u2011221\u2011123456", PHONE, "+49-221-123456"],
  ["\u0660\u0661\u0662 345678", PHONE, "012 345678"],
  ["+49 221 123456 ext. 5", PHONE, "+49 221 123456 ext. 5"],
  ["\u202Atel:+49221123456\u202C", PHONE, "+49221123456"],
  ["mailto:amina@example.org", EMAIL, "amina@example.org"],
  ["Amina <amina@example.org>", EMAIL, "amina@example.org"],
  ["D-50667", POSTAL_CODE, "50667"],
  ["de 50 667", POSTAL_CODE, "50667"],
  ["\u202AD-50667\u202C", POSTAL_CODE, "50667"],
  ["D-\u0665\u0660\u0666\u0666\u0667", POSTAL_CODE, "50667"],
  ["\u0661\u0660\u0660\u0661", ABROAD, "1001"],
  ["SW1A 1AA", POSTAL_CODE, "SW1A 1AA"],
  ["D-5066", POSTAL_CODE, "D-5066"],
  ["\u0627 \u0661\u0662", field({}), "\u0627 \u0661\u0662"],
  ["eins\nzwei\u200B", field({ type: "textarea" }), "eins\nzwei"],
  ["  Beispielweg 12 ", field({}), "Beispielweg 12"],
])("%s is read as people mean it", (text, of, answer) => {
  expect(cleanText(text, of)).toBe(answer);
});
