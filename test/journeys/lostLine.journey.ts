import { expect, type Page } from "@playwright/test";
import { z } from "zod";
import { Applicant } from "./Applicant.ts";
import { FORM_PAGES, type FormPageKey } from "./ApplicationForm.ts";
import { headingOf } from "./headingOf.ts";
import { test } from "./journey.ts";
import { LostLine } from "./LostLine.ts";

// Lost requests are what these journeys are about; browsers write each of them to the console.
test.use({ allowedConsole: "Failed to load resource|ERR_|call failed|failed-call|Failed to fetch" });

type Answered = readonly [path: string, text?: string];

/** What is answered on each page while the line is gone: a control, and the text that is typed; else one is chosen. */
const ANSWERED: Readonly<Record<FormPageKey, readonly Answered[]>> = {
  role: [["role"]],
  applicant: [["placeOfBirth", "Sfax"]],
  contact: [["email", "leila.beispiel@mail.example"], ["address.city", "Sfax"], ["hasPrevious"]],
  qualifications: [
    ["q[0].titleOriginal", "Diplôme d'État"],
    ["q[0].titleGerman", "Staatliches Diplom"],
  ],
  experience: [["hasExperience"]],
  documents: [["professionalSanction"], ["missing", "Ich warte auf die Schule."]],
};
const MOMENTS = 20;
const SUBMIT = /\/submit$/;
const ACCOUNT = { user: "jonas", password: "jonas-geheim" };

const viewSchema = z.looseObject({ formData: z.looseObject({}) });

/** The answer that the portal has stored. */
async function stored(page: Page, path: string): Promise<unknown> {
  const id = new URL(page.url()).searchParams.get("process") ?? "";
  const view = viewSchema.parse(await (await page.request.get(`/api/processes/${id}`)).json());
  return path
    .split(/[.[\]]+/)
    .reduce<unknown>(
      (value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined),
      view.formData,
    );
}

/** The whole form and sending it; at each of the moments the line is gone for so many seconds. */
async function walk(
  applicant: Applicant,
  { line, seconds }: { readonly line: LostLine; readonly seconds: number },
): Promise<void> {
  const { page, form, words } = applicant;
  let moments = 0;
  const meanwhile = async (act: () => Promise<void>): Promise<void> => {
    moments += 1;
    await line.isGoneFor(seconds, act);
  };
  const stands = (): Promise<void> => headingOf(page).waitFor();
  for (const key of FORM_PAGES) {
    if (key !== FORM_PAGES[0]) await applicant.opens(key);
    for (const [path, text] of ANSWERED[key]) {
      const control = form.control(path);
      await meanwhile(() => (text === undefined ? control.check() : control.fill(text)));
      await (text === undefined ? expect(control).toBeChecked() : expect(control).toHaveValue(text));
      await line.until(async () => {
        const value = await stored(page, path);
        return text === undefined ? value !== undefined : value === text;
      });
    }
    await form.fill(key);
    await meanwhile(() => applicant.next());
  }
  await applicant.button(words.confirm).waitFor();
  await meanwhile(stands);
  const confirm = applicant.button(words.confirm);
  await meanwhile(() => confirm.click());
  // What was not confirmed is said, and confirmed by pressing again; who has no account yet signs in then.
  const [signIn, send] = [applicant.button(words.signIn), applicant.button(words.send)];
  await expect(async () => {
    if (await confirm.isVisible()) await confirm.click();
    expect(await signIn.or(send).first().isVisible()).toBe(true);
  }).toPass();
  if (await signIn.isVisible()) {
    await page.getByText(words.account, { exact: true }).click();
    await applicant.accept();
    await signIn.click();
    await applicant.signInAtProvider(ACCOUNT);
  }
  await send.waitFor();
  await meanwhile(stands);
  await meanwhile(async () => {
    await send.click();
    await expect.poll(() => [...line.lost].some((pathname) => SUBMIT.test(pathname))).toBe(true);
  });
  await line.until(() => page.getByRole("heading", { level: 1, name: words.sent }).isVisible());
  expect(moments).toBe(MOMENTS);
}

for (const seconds of [2, 5, 20]) {
  for (const [who, begin] of [
    ["with an account", (applicant: Applicant) => applicant.beginSignedIn(ACCOUNT)],
    ["without one until the end", (applicant: Applicant) => applicant.beginAnonymously()],
  ] as const) {
    test(`${who}: a line that is gone for ${String(seconds)} seconds at twenty moments replaces no page, brings each part later, and what was typed is stored`, async ({
      page,
    }) => {
      const line = await LostLine.on(page);
      const applicant = new Applicant(page);
      await applicant.findService();
      await begin(applicant);
      await walk(applicant, { line, seconds });
      // A part of the page, a save and the order to send were among what was lost.
      const kinds = [/^\/assets\//, /\/form-data$/, SUBMIT];
      expect(kinds.filter((kind) => ![...line.lost].some((pathname) => kind.test(pathname)))).toEqual([]);
      expect(line.missing()).toEqual([]);
    });
  }
}
