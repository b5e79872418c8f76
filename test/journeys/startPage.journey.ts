import { asPortal } from "./asPortal.ts";
import type { Page } from "@playwright/test";
import { encodeProcessData } from "#ui/search/process-data/processData.ts";
import { OPERATIONS } from "#contract/operations.ts";
import { Applicant } from "./Applicant.ts";
import { expect, test } from "./journey.ts";
import { headingOf } from "./headingOf.ts";

const MUNICH = { ars: "091620000000", place: "München" };
const BERLIN = { ars: "110000000000", place: "Berlin" };
/** For dentists two authorities are named there; for teachers none is known. */
const DENTIST = { leiKaId: "99150002001012", location: MUNICH };
const TEACHER = { leiKaId: "99150007016001", location: BERLIN };
const NURSE = { leiKaId: "99150001001010", location: BERLIN };
const COMPUTER_SCIENTIST = { leiKaId: "99019003016002", location: BERLIN };
/** Signed in at the start, and at both ends. */
const ASSISTANT = { leiKaId: "99150001001036", location: BERLIN };
const PARAMEDIC = { leiKaId: "99150001001024", location: BERLIN };
const HOW_TO_SIGN_IN = [
  [
    "/antrag/start",
    "Wie melde ich mich an?",
    [
      [NURSE, "auch ohne Anmeldung ausfüllen"],
      [ASSISTANT, "melden Sie sich an, bevor Sie ihn ausfüllen"],
      [PARAMEDIC, "melden Sie sich zweimal an"],
      [DENTIST, "Wählen Sie zuerst unten die Behörde"],
    ],
  ],
  [
    "/en/antrag/start",
    "How do I sign in?",
    [
      [NURSE, "without signing in"],
      [ASSISTANT, "you sign in before you fill it in"],
      [PARAMEDIC, "you sign in twice"],
      [DENTIST, "First choose the authority below"],
    ],
  ],
] as const;

interface Service {
  readonly leiKaId: string;
  readonly location: typeof MUNICH;
}

async function opens(page: Page, data: Service, path = "/antrag/start"): Promise<void> {
  await page.goto(`${path}?processData=${encodeProcessData(data)}`);
  await headingOf(page).waitFor();
}

for (const [path, locale] of [
  ["/antrag/start", "de"],
  ["/en/antrag/start", "en"],
] as const) {
  test(`the service is asked for once, while the texts of the page are still on their way, in ${locale}`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (/^\/api\/(services|forms)/.test(pathname))
        asked.push(`${pathname} ${searchParams.get("locale") ?? ""}`);
    });
    let deliver: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (deliver = resolve));
    await page.route("**/assets/messages.*", async (route) => {
      await held;
      await route.continue();
    });
    const reads = [`/api/forms ${locale}`, `/api/services/${NURSE.leiKaId} ${locale}`];
    await page.goto(`${path}?processData=${encodeProcessData(NURSE)}`);
    await expect.poll(() => asked.toSorted()).toEqual(reads);
    await expect(headingOf(page)).toHaveCount(0);
    deliver();
    await expect(headingOf(page)).toBeVisible();
    expect(asked.toSorted()).toEqual(reads);
  });
}

test("where several authorities may decide, the person says at which one to apply, and the application goes there", async ({
  page,
}) => {
  const applicant = new Applicant(page);
  await opens(page, DENTIST);
  const choice = page.getByRole("group", { name: "Bei welcher Behörde möchten Sie den Antrag stellen?" });
  await expect(choice.getByRole("radio")).toHaveCount(2);
  await expect(choice.getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(page.getByRole("complementary").getByText(/^Regierung von (Ober|Unter)/)).toHaveCount(2);
  await expect(applicant.button("Antrag beginnen")).toHaveCount(0);

  await choice.getByText("Regierung von Unterfranken").click();
  await expect(page.getByRole("complementary").getByText("Regierung von Oberbayern")).toHaveCount(0);
  await page.reload();
  await expect(choice.getByRole("radio", { name: "Regierung von Unterfranken" })).toBeChecked();
  const started = page.waitForResponse(
    (answer) => answer.url().endsWith("/api/processes") && answer.request().method() === "POST",
  );
  await applicant.beginAnonymously();
  expect(await (await started).text()).toContain("_by-rufr");
});

test("sign-in is explained as the service requires it", async ({ page }) => {
  for (const [path, title, said] of HOW_TO_SIGN_IN) {
    const how = page.getByRole("group").filter({ has: page.getByText(title, { exact: true }) });
    for (const [data, sentence] of said) {
      await opens(page, data, path);
      await how.getByText(title).click();
      await expect(how.getByText(sentence)).toBeVisible();
      for (const [, other] of said.filter(([, one]) => one !== sentence)) {
        await expect(how.getByText(other)).toHaveCount(0);
      }
    }
  }
});

test("each way to sign in says whom it is for and where an account is opened, also from abroad", async ({
  page,
}) => {
  for (const [path, citizen, abroad, company] of [
    [
      "/antrag/start",
      "Mit Bürgerkonto",
      /auch im Ausland\. Das Konto legen Sie .* an/,
      /Das Konto legen Sie .* an/,
    ],
    [
      "/en/antrag/start",
      "With citizen account",
      /also abroad\. You open the account/,
      /You open the account/,
    ],
  ] as const) {
    await opens(page, NURSE, path);
    await expect(page.getByRole("radio", { name: citizen })).toHaveAccessibleDescription(abroad);
    await expect(
      page.getByRole("radio", { name: /Unternehmenskonto|business account/ }),
    ).toHaveAccessibleDescription(company);
  }
});

test("where no authority is known, it is said so, and who advises is named", async ({ page }) => {
  await opens(page, TEACHER);
  await expect(page.getByText("Es wurde keine zuständige Behörde gefunden.")).toBeVisible();
  await expect(page.getByText("Welche Unterlagen brauche ich?")).toBeVisible();
  // What is said of an application online would be untrue here.
  await expect(page.getByRole("main")).not.toContainText(
    /Online-Antrag ist kostenlos|Online-Antrag in diesem Portal|gespeichert|melde ich mich an|Vollmacht/,
  );
  const section = page.getByRole("region", { name: "Zuständige Stellen" });
  await expect(
    section.getByText("Zentrale Servicestelle Berufsanerkennung", { exact: true }).first(),
  ).toBeVisible();
  await expect(section.getByRole("link", { name: "recognition@arbeitsagentur.de" })).toBeVisible();
  await opens(page, TEACHER, "/en/antrag/start");
  await expect(page.getByText("No responsible authority was found.")).toBeVisible();
});

test("without an online offer every responsible authority is named, with what is known of it and no empty line", async ({
  page,
}) => {
  await page.route("**/api/forms?*", (route) => route.fulfill(asPortal({ forms: [] })));
  await opens(page, NURSE);
  await expect(page.getByText("An diesem Ort gibt es für diese Leistung keinen Online-Antrag")).toBeVisible();
  const section = page.getByRole("region", { name: "Zuständige Stellen" });
  const authority = section.getByRole("group").or(section.locator("address")).first();
  await expect(authority).toContainText("LAGeSo");
  await expect(authority.getByRole("link")).toHaveText(["bqfg@lageso.berlin.de", "Website"]);
});

test("everything that is known of an authority stands in its block", async ({ page }) => {
  await page.route("**/api/forms?*", (route) => route.fulfill(asPortal({ forms: [] })));
  await page.route("**/api/services/*", async (route) => {
    const answer = await route.fetch();
    const service = OPERATIONS.getService.response.parse(await answer.json());
    const authorities = service.authorities.slice(0, 1).map((authority) => ({
      ...authority,
      contactPerson: "Frau Yilmaz",
      phoneNumber: "030 555-0",
      email: "stelle@berlin.example",
      website: "https://stelle.example/",
      infoPage: "https://stelle.example/anerkennung",
    }));
    await route.fulfill(asPortal({ ...service, authorities }));
  });
  await opens(page, NURSE);
  const block = page.getByRole("region", { name: "Zuständige Stellen" }).locator("address").first();
  await expect(block).toContainText("Frau Yilmaz");
  const links = await block
    .getByRole("link")
    .evaluateAll((all) => all.map((one) => one.getAttribute("href")));
  expect(links).toEqual([
    "tel:+49305550",
    "mailto:stelle@berlin.example",
    "https://stelle.example/",
    "https://stelle.example/anerkennung",
  ]);
});

/** Opens whatever is folded. */
async function opensAll(page: Page): Promise<void> {
  await page.locator("main details").evaluateAll((all) => all.forEach((one) => one.setAttribute("open", "")));
}

test("the documents are those that the form of the profession asks for, in the language of the page", async ({
  page,
}) => {
  for (const [path, title, health, depending] of [
    ["/antrag/start", "Welche Unterlagen brauche ich?", /^Ärztliche Bescheinigung/, "Vollmacht"],
    ["/en/antrag/start", "Which documents do I need?", /^Medical certificate/, "Power of attorney"],
  ] as const) {
    const documents = page.getByRole("group").filter({ has: page.getByText(title, { exact: true }) });
    await opens(page, NURSE, path);
    await opensAll(page);
    await expect(documents.getByText(depending, { exact: true })).toBeVisible();
    await expect(documents.getByRole("listitem").filter({ hasText: health })).toContainText(
      /3 (Monate|months)/,
    );
    await opens(page, COMPUTER_SCIENTIST, path);
    await opensAll(page);
    await expect(documents.getByText(depending, { exact: true })).toBeVisible();
    await expect(documents.getByRole("listitem").filter({ hasText: health })).toHaveCount(0);
  }
});

test("on a phone what is mostly looked up is folded, and opens; a wide page shows it at once", async ({
  page,
}) => {
  const lookedUp = [
    page.getByRole("complementary").getByRole("link", { name: "bqfg@lageso.berlin.de" }),
    page.getByRole("complementary").getByText(/^Technische Hilfe/),
    page.getByRole("button", { name: "Leeres Formular als PDF erstellen" }),
    page.getByRole("heading", { name: "Voraussetzungen" }),
  ];
  await opens(page, NURSE);
  for (const part of lookedUp) await expect(part).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await page.locator("#consent-terms").waitFor();
  for (const part of lookedUp) await expect(part).toBeHidden();
  await expect(page.getByText(/^Landesamt für Gesundheit und Soziales Berlin/)).toBeVisible();
  await page.getByText("Kontakt: Landesamt", { exact: false }).click();
  for (const title of ["Hilfe beim Ausfüllen", "Lieber auf Papier?", "Mehr zum Verfahren"])
    await page.getByRole("heading", { name: title }).click();
  for (const part of lookedUp) await expect(part).toBeVisible();
});

test("everything that is known of a service is shown, and nothing that is not", async ({ page }) => {
  let serviceTitle = "";
  await page.route("**/api/services/*", async (route) => {
    const answer = await route.fetch();
    const service = OPERATIONS.getService.response.parse(await answer.json());
    ({ serviceTitle } = service.information);
    const information = {
      serviceTitle,
      ...Object.fromEntries(TEXT_FIELDS.map((field) => [field, `Inhalt von ${field}`])),
      requiredDocs: [{ name: "Inhalt von requiredDocs", hint: null, always: true }],
      legalBasisLinks: [{ label: "Inhalt von legalBasisLinks", url: "https://gesetz.example/" }],
      relatedServices: [{ label: "Inhalt von relatedServices", leiKaId: "99150001001009" }],
    };
    await route.fulfill(asPortal({ ...service, information }));
  });
  await opens(page, NURSE);
  const main = page.getByRole("main");
  await opensAll(page);
  expect(serviceTitle).toContain("Krankenpflegerin / -pfleger");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(serviceTitle.replace(" -", " \u2011"));
  for (const field of [...TEXT_FIELDS, "requiredDocs", "legalBasisLinks", "relatedServices"]) {
    await expect(main.getByText(`Inhalt von ${field}`, { exact: true })).toBeVisible();
  }
  await expect(main.getByRole("link", { name: "Inhalt von relatedServices" })).toHaveAttribute(
    "href",
    /\/antrag\/start\?processData=/,
  );
});

const TEXT_FIELDS = [
  "contact",
  "cost",
  "deadline",
  "forms",
  "furtherInfo",
  "hints",
  "legalBasis",
  "longText",
  "procedure",
  "processingTime",
  "requirements",
  "responsePoint",
  "shortText",
];

test("the button that begins stands on the first screen of a phone, in both languages", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/antrag/start", "/en/antrag/start"]) {
    await opens(page, NURSE, path);
    await expect(page.locator("a[href='#wahl']")).toBeInViewport({ ratio: 1 });
  }
});
