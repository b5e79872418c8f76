import { OPERATIONS } from "#contract/operations.ts";
import { encodeProcessData } from "#ui/search/process-data/processData.ts";
import { FEE_BY_INVOICE, FIXED_FEE } from "#test/fixtures/feeServices.ts";
import { NURSE_IN_COLOGNE } from "#test/integration/portal/nurseInCologne.ts";
import type { Screen } from "./Screen.ts";

const NURSE = NURSE_IN_COLOGNE.leiKaId;
/** Signed in at the start, and at both ends. */
const ASSISTANT = "99150001001036";
const PARAMEDIC = "99150001001024";
/** Two authorities take applications there. */
const DENTIST = "99150002001012";
const MUNICH = { ars: "091620000000", place: "München", postalCode: "80331" };
const service = OPERATIONS.getService.response;

/** Where an application begins. */
export const START_SCREENS: readonly Screen[] = [
  { name: "start", open: (visit) => visit.goToService(NURSE) },
  { name: "start-fee", open: (visit) => visit.goToService(FIXED_FEE) },
  { name: "start-fee-invoice", open: (visit) => visit.goToService(FEE_BY_INVOICE) },
  { name: "start-account-needed", open: (visit) => visit.goToService(ASSISTANT) },
  { name: "start-twice", open: (visit) => visit.goToService(PARAMEDIC) },
  {
    name: "start-accordions-open",
    open: async (visit) => {
      await visit.goToService(NURSE);
      await visit.page
        .locator("main details")
        .evaluateAll((all) => all.forEach((one) => one.setAttribute("open", "")));
    },
  },
  {
    name: "start-several-authorities",
    open: async (visit) => {
      await visit.answers("listForms", { forms: [], closed: false });
      await visit.alters("getService", {
        schema: service,
        change: (answer) => {
          const others = answer.authorities.map((one) => ({ ...one, id: "zab", name: "Zentrale Stelle" }));
          return { ...answer, authorities: [...answer.authorities, ...others] };
        },
      });
      await visit.goToService(NURSE);
    },
  },
  {
    name: "start-no-authority",
    open: async (visit) => {
      await visit.answers("listForms", { forms: [], closed: false });
      await visit.alters("getService", {
        schema: service,
        change: (answer) => ({ ...answer, authorities: [] }),
      });
      await visit.goToService(NURSE);
    },
  },
  {
    name: "start-closed",
    open: async (visit) => {
      await visit.answers("listForms", { forms: [], closed: true });
      await visit.goToService(NURSE);
    },
  },
  {
    name: "start-consent-missing",
    focus: "summary",
    open: async (visit) => {
      await visit.goToService(NURSE);
      await visit.page.locator("form button[type=submit], main button.kern-btn--primary").first().click();
      await visit.page.locator(".kern-error").first().waitFor();
    },
  },
  {
    name: "start-signed-in",
    open: async (visit) => {
      await visit.signsIn();
      await visit.goToService(FEE_BY_INVOICE);
    },
  },
  {
    name: "start-draft",
    open: async (visit) => {
      await visit.becomes((await visit.stock.begun()).owner);
      await visit.goToService(NURSE);
      await visit.page.locator("main .kern-btn--secondary").first().waitFor();
    },
  },
  {
    name: "start-nothing-to-sign-in-with",
    open: async (visit) => {
      await visit.answers("listProviders", { providers: [], termsVersion: "1" });
      await visit.goToService(ASSISTANT);
      await visit.page.locator("main .kern-alert--warning").waitFor();
    },
  },
  ...(
    [
      ["not-created", "unexpected"],
      ["terms-changed", "terms-not-accepted"],
      ["no-form", "form-not-found"],
    ] as const
  ).map(([name, problem]): Screen => ({
    name: `start-${name}`,
    open: async (visit) => {
      await visit.signsIn();
      await visit.refuses("startProcess", problem);
      await visit.goToService(FEE_BY_INVOICE);
      await visit.page.locator("main button.kern-btn--primary").click();
      await visit.page.locator(".kern-alert--danger").waitFor();
    },
  })),
  {
    name: "start-choose-authority",
    open: (visit) => visit.goToService(DENTIST, MUNICH),
  },
  {
    name: "start-place",
    open: (visit) => visit.goTo("antrag-start", { processData: encodeProcessData({ leiKaId: NURSE }) }),
  },
  {
    name: "start-place-missing",
    open: async (visit) => {
      await visit.goTo("antrag-start", { processData: encodeProcessData({ leiKaId: NURSE }) });
      await visit.page.locator("main button[type=submit]").click();
      await visit.page.locator(".kern-error").waitFor();
    },
  },
  {
    name: "error-general",
    open: async (visit) => {
      await visit.refuses("getService", "unexpected");
      await visit.goToService(NURSE);
    },
  },
];
