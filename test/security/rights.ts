import { ELECTRONIC_NOTICE_TEXT_VERSION } from "#domain/application/electronicNoticeText.ts";
import type { Access, OperationName } from "#contract/routes.ts";

/** What one operation answers to whom. A row stands here on purpose twice: the contract has to be changed knowingly. */
export interface Row {
  readonly access: Access;
  /** Status for permitted callers: on the own process, or without one. */
  readonly allowed: number;
  /** State of the process that the operation is asked on; absent: the operation knows no single process. */
  readonly on?: "draft" | "completed" | "sent";
  /** Status on the own process when its level is above that of the sign-in; absent: 403. */
  readonly tooHigh?: number;
  /** Status on a foreign or unknown process; absent: 404. */
  readonly foreign?: number;
  readonly query?: string;
  readonly body?: object;
  /** Posted by a provider's page. */
  readonly form?: string;
}

const LOGIN = "redirect=/nutzerkonto&locale=de&timezone=Europe/Berlin&termsVersion=2026-11-01&trustLevel=low";
const NURSE = "99150001001010";
const COLOGNE = { ars: "053150000000", place: "Köln", postalCode: "50667" };
const PART = { number: 1, size: 10, sha256: `${"A".repeat(43)}=` };

const open = (allowed: number, more: Partial<Row> = {}): Row => ({ access: "public", allowed, ...more });
const on = (state: NonNullable<Row["on"]>, more: Partial<Row> = {}): Row => ({
  access: "session",
  allowed: 200,
  on: state,
  ...more,
});

export const RIGHTS: Readonly<Record<OperationName, Row>> = {
  startPseudoSession: open(200, { body: { termsVersion: "2026-11-01" } }),
  listProviders: open(200),
  logout: open(200),
  getUser: open(200),
  getOidcUrl: open(200, { query: `providerId=sk&${LOGIN}` }),
  finishOidcLogin: open(303, { query: "state=x&code=y" }),
  getSamlRequest: open(200, { query: `providerId=nkb&cancelUrl=/&${LOGIN}` }),
  getSamlMetadata: open(200, { query: "providerId=nkb" }),
  receiveSamlAnswer: open(303, { form: "SAMLResponse=x&RelayState=y" }),
  receiveEidAnswer: open(303, { query: "SAMLResponse=x&RelayState=y&SigAlg=z&Signature=s" }),
  finishSamlLogin: open(303, { query: "code=x" }),
  receiveSamlLogout: open(303),
  receivePostedSamlLogout: open(303, { form: "SAMLRequest=x" }),
  receiveLogoutToken: open(400, { form: "logout_token=x" }),
  // No login was started with that.
  getEidRequest: open(422, { query: "session=x" }),
  finishEidLogin: open(303, { query: "code=x" }),
  prolongSession: { access: "session", allowed: 200 },

  getVersion: open(200),
  getNotice: open(200),
  getSealKeys: open(200),
  getOpenApi: open(200),

  sendFeedback: open(204, { body: { kind: "praise", text: "Gut", page: "index", locale: "de" } }),
  reportBrowserError: open(204, {
    body: {
      message: "window-error",
      error: "TypeError",
      build: "1724dde-mibc12",
      page: "process",
      locale: "de",
    },
  }),

  listForms: open(200, { query: `leiKaId=${NURSE}&location=${COLOGNE.ars}&locale=de` }),
  getAvailability: open(200, { query: `leiKaId=${NURSE}&location=${COLOGNE.ars}` }),
  getDefinition: open(200, { query: "locale=de" }),
  searchLocations: open(200, { query: "query=Köln" }),
  searchProfessions: open(200, { query: "query=Pflege" }),
  listAuthorities: open(200, {
    query: `professionId=pflegefachfrau&location=${COLOGNE.ars}&locale=de`,
  }),
  getService: open(200, { query: "locale=de" }),
  getBlankForm: open(404, { query: `metadataId=unknown&location=${COLOGNE.ars}&locale=de` }),

  listSessions: { access: "personal-area", allowed: 200 },
  endSessions: { access: "personal-area", allowed: 200 },
  listProcesses: { access: "personal-area", allowed: 200 },
  listSubmittedProcesses: { access: "personal-area", allowed: 200 },
  listKept: { access: "personal-area", allowed: 200 },
  getProcessByMetadata: { access: "personal-area", allowed: 200 },
  // A draft that is above the level is answered like none: nothing may be deleted that may not be seen.
  deleteProcesses: on("draft", { query: "id={processId}", tooHigh: 404 }),
  getProcess: on("draft"),
  // Needed by the person in order to step up.
  getAccessData: on("draft", { tooHigh: 200 }),
  getSnapshot: on("draft"),
  getDeletionCertificate: open(404, { query: "locale=de" }),
  getDraftPdf: on("draft", { query: "locale=de" }),
  getFiles: on("sent"),
  getFilesExpiration: on("sent"),
  prolongFiles: on("sent"),
  getTransportReport: on("sent", { access: "personal-area", tooHigh: 404 }),
  touchProcess: on("draft"),
  patchFormData: on("draft", { body: { version: 0, changes: [{ path: "givenName", value: "Leyla" }] } }),
  holdWindow: on("draft", { body: { action: "hold" } }),
  decideDifferences: on("draft", { body: { version: 0, decisions: [{ path: "givenName", take: true }] } }),
  listAttachments: on("draft"),
  reserveAttachment: on("draft", {
    body: { fieldPath: "doc.identity", fileName: "a.pdf", size: 10, partSha256: [PART.sha256] },
  }),
  signAttachmentParts: on("draft", { body: { parts: [PART] } }),
  confirmAttachment: on("completed"),
  getAttachment: on("completed"),
  deleteAttachment: on("completed"),

  startProcess: {
    access: "session",
    allowed: 200,
    body: {
      leiKaId: NURSE,
      metadataId: `recognition_${NURSE}_nw-brms-pug`,
      location: COLOGNE,
      locale: "de",
    },
  },
  changeLocation: on("draft", {
    body: { metadataId: `recognition_${NURSE}_nw-brms-pug`, location: COLOGNE },
  }),
  completeProcess: on("completed"),
  // The service does not allow it.
  setElectronicNotice: on("completed", {
    access: "account",
    allowed: 422,
    body: { consent: true, textVersion: ELECTRONIC_NOTICE_TEXT_VERSION },
  }),
  changeUser: on("draft", { access: "account" }),
  submitProcess: on("completed", { access: "account" }),
  getProgress: on("draft"),
  acknowledgeResult: on("sent"),

  getPayment: on("completed"),
  // The service is free.
  startPayment: on("completed", { access: "account", allowed: 422, body: { locale: "de" } }),
  completePayment: on("completed"),

  // Without the delivery service's authentication.
  receiveFitConnectCallback: open(403, {
    body: { type: "https://schema.fitko.de/fit-connect/submission-api/callbacks/new-events" },
  }),
};
