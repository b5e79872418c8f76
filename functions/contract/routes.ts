/**
 * The API as one table: method, path, the function that serves it and who may call it. Source for the API Gateway
 * resources, the router in the functions, the browser client and the OpenAPI document. Free of zod.
 *
 * `access`: `public` needs nothing, `session` any session (also an anonymous one), `account` a signed-in account,
 * `personal-area` an account that keeps drafts (not the eID card).
 */
export const ROUTES = {
  startPseudoSession: { method: "PUT", path: "/api/auth/pseudo", group: "auth", access: "public" },
  listProviders: { method: "GET", path: "/api/auth/provider", group: "auth", access: "public" },
  logout: { method: "PUT", path: "/api/auth/logout", group: "auth", access: "public" },
  getUser: { method: "GET", path: "/api/auth/user", group: "auth", access: "public" },
  getOidcUrl: {
    method: "GET",
    path: "/api/auth/oidc/url",
    group: "auth",
    access: "public",
    from: "own-pages",
  },
  finishOidcLogin: { method: "GET", path: "/api/auth/oidc/callback", group: "auth", access: "public" },
  getSamlRequest: {
    method: "GET",
    path: "/api/auth/saml2/request",
    group: "auth",
    access: "public",
    from: "own-pages",
  },
  getSamlMetadata: { method: "GET", path: "/api/auth/saml2/metadata", group: "auth", access: "public" },
  receiveSamlAnswer: {
    method: "POST",
    path: "/api/auth/saml2/acs",
    group: "auth",
    access: "public",
    sentBy: "provider",
  },
  receiveEidAnswer: { method: "GET", path: "/api/auth/saml2/acs", group: "auth", access: "public" },
  finishSamlLogin: { method: "GET", path: "/api/auth/saml2/finish", group: "auth", access: "public" },
  receiveSamlLogout: { method: "GET", path: "/api/auth/saml2/logout", group: "auth", access: "public" },
  receivePostedSamlLogout: {
    method: "POST",
    path: "/api/auth/saml2/logout",
    group: "auth",
    access: "public",
    sentBy: "provider",
  },
  receiveLogoutToken: {
    method: "POST",
    path: "/api/auth/oidc/backchannel-logout",
    group: "auth",
    access: "public",
    sentBy: "provider",
  },
  getEidRequest: { method: "GET", path: "/api/auth/eid/token", group: "auth", access: "public" },
  finishEidLogin: { method: "GET", path: "/api/auth/eid/refresh", group: "auth", access: "public" },
  prolongSession: {
    method: "POST",
    path: "/api/shell/session/prolongation",
    group: "auth",
    access: "session",
  },

  listSessions: { method: "GET", path: "/api/auth/sessions", group: "auth", access: "personal-area" },
  endSessions: { method: "DELETE", path: "/api/auth/sessions", group: "auth", access: "personal-area" },

  getVersion: { method: "GET", path: "/api/version", group: "version", access: "public" },
  getNotice: { method: "GET", path: "/api/version/notice", group: "version", access: "public" },
  getSealKeys: { method: "GET", path: "/api/version/seal", group: "version", access: "public" },
  getOpenApi: { method: "GET", path: "/api/openapi.json", group: "version", access: "public" },

  sendFeedback: { method: "POST", path: "/api/feedback", group: "feedback", access: "public" },
  reportBrowserError: {
    method: "POST",
    path: "/api/version/errors",
    group: "feedback",
    access: "public",
  },

  listForms: { method: "GET", path: "/api/forms", group: "forms", access: "public" },
  getAvailability: { method: "GET", path: "/api/forms/availability", group: "forms", access: "public" },
  getDefinition: {
    method: "GET",
    path: "/api/forms/{fmsFormId}/definition",
    group: "forms",
    access: "public",
  },
  searchLocations: { method: "GET", path: "/api/locations", group: "forms", access: "public" },
  searchProfessions: { method: "GET", path: "/api/professions", group: "forms", access: "public" },
  listAuthorities: { method: "GET", path: "/api/authorities", group: "forms", access: "public" },
  getService: { method: "GET", path: "/api/services/{leiKaId}", group: "forms", access: "public" },
  getBlankForm: {
    method: "GET",
    path: "/api/services/{leiKaId}/blank-form",
    group: "documents",
    access: "public",
  },

  listProcesses: { method: "GET", path: "/api/processes", group: "process", access: "personal-area" },
  deleteProcesses: { method: "DELETE", path: "/api/processes", group: "process", access: "session" },
  listSubmittedProcesses: {
    method: "GET",
    path: "/api/processes/submitted",
    group: "process",
    access: "personal-area",
  },
  listKept: { method: "GET", path: "/api/kept", group: "process", access: "personal-area" },
  getProcessByMetadata: {
    method: "GET",
    path: "/api/processes/by-metadata/{metadataId}",
    group: "process",
    access: "personal-area",
  },
  getProcess: { method: "GET", path: "/api/processes/{processId}", group: "process", access: "session" },
  getAccessData: {
    method: "GET",
    path: "/api/processes/{processId}/access-data",
    group: "process",
    access: "session",
  },
  getSnapshot: {
    method: "GET",
    path: "/api/processes/{processId}/snapshot",
    group: "process",
    access: "session",
  },
  getDeletionCertificate: {
    method: "GET",
    path: "/api/processes/{processId}/deletion-certificate",
    group: "documents",
    access: "public",
  },
  getDraftPdf: {
    method: "GET",
    path: "/api/processes/{processId}/draft-pdf",
    group: "documents",
    access: "session",
  },
  getFiles: {
    method: "GET",
    path: "/api/processes/{processId}/files/{kind}",
    group: "process",
    access: "session",
  },
  getFilesExpiration: {
    method: "GET",
    path: "/api/processes/{processId}/files/expiration",
    group: "process",
    access: "session",
  },
  prolongFiles: {
    method: "POST",
    path: "/api/processes/{processId}/files/prolongation",
    group: "process",
    access: "session",
  },
  getTransportReport: {
    method: "GET",
    path: "/api/processes/{processId}/transport-report",
    group: "process",
    access: "personal-area",
  },
  touchProcess: {
    method: "PUT",
    path: "/api/processes/{processId}/touch",
    group: "process",
    access: "session",
  },
  patchFormData: {
    method: "PATCH",
    path: "/api/processes/{processId}/form-data",
    group: "process",
    access: "session",
  },
  holdWindow: {
    method: "PUT",
    path: "/api/processes/{processId}/window",
    group: "process",
    access: "session",
  },
  decideDifferences: {
    method: "PUT",
    path: "/api/processes/{processId}/conflict",
    group: "process",
    access: "session",
  },
  listAttachments: {
    method: "GET",
    path: "/api/processes/{processId}/attachments",
    group: "process",
    access: "session",
  },
  reserveAttachment: {
    method: "POST",
    path: "/api/processes/{processId}/attachments",
    group: "process",
    access: "session",
  },
  signAttachmentParts: {
    method: "POST",
    path: "/api/processes/{processId}/attachments/{attachmentId}/parts",
    group: "process",
    access: "session",
  },
  confirmAttachment: {
    method: "PUT",
    path: "/api/processes/{processId}/attachments/{attachmentId}/uploaded",
    group: "process",
    access: "session",
  },
  getAttachment: {
    method: "GET",
    path: "/api/processes/{processId}/attachments/{attachmentId}",
    group: "process",
    access: "session",
  },
  deleteAttachment: {
    method: "DELETE",
    path: "/api/processes/{processId}/attachments/{attachmentId}",
    group: "process",
    access: "session",
  },

  startProcess: { method: "POST", path: "/api/processes", group: "process-workflow", access: "session" },
  changeLocation: {
    method: "PUT",
    path: "/api/processes/{processId}/location",
    group: "process-workflow",
    access: "session",
  },
  completeProcess: {
    method: "PUT",
    path: "/api/processes/{processId}/complete",
    group: "process-workflow",
    access: "session",
  },
  setElectronicNotice: {
    method: "PUT",
    path: "/api/processes/{processId}/electronic-notice",
    group: "process-workflow",
    access: "account",
  },
  changeUser: {
    method: "PUT",
    path: "/api/processes/{processId}/user",
    group: "process-workflow",
    access: "account",
  },
  submitProcess: {
    method: "POST",
    path: "/api/processes/{processId}/submit",
    group: "process-workflow",
    access: "account",
  },
  getProgress: {
    method: "GET",
    path: "/api/processes/{processId}/progress",
    group: "process-workflow",
    access: "session",
  },
  acknowledgeResult: {
    method: "PUT",
    path: "/api/processes/{processId}/ack",
    group: "process-workflow",
    access: "session",
  },

  getPayment: {
    method: "GET",
    path: "/api/processes/{processId}/payment",
    group: "payment",
    access: "session",
  },
  startPayment: {
    method: "POST",
    path: "/api/processes/{processId}/payment/start",
    group: "payment",
    access: "account",
  },
  completePayment: {
    method: "POST",
    path: "/api/processes/{processId}/payment/complete",
    group: "payment",
    access: "session",
  },

  receiveFitConnectCallback: {
    method: "POST",
    path: "/api/delivery/fit-connect/callback",
    group: "delivery",
    access: "public",
    sentBy: "delivery-service",
  },
} as const satisfies Record<string, Route>;

export const SERVICE_GROUPS = [
  "auth",
  "version",
  "forms",
  "process",
  "process-workflow",
  "documents",
  "payment",
  "delivery",
  "feedback",
] as const;
export type ServiceGroup = (typeof SERVICE_GROUPS)[number];
export type Method = "GET" | "PUT" | "POST" | "PATCH" | "DELETE";
export type Access = "public" | "session" | "account" | "personal-area";

export interface Route {
  readonly method: Method;
  readonly path: string;
  readonly group: ServiceGroup;
  readonly access: Access;
  /**
   * Posted from outside without a cookie, so without XSRF proof; what it brings is signed. By a provider or its page as
   * a form, by a delivery service as JSON.
   */
  readonly sentBy?: "provider" | "delivery-service";
  /** Read, and yet something begins with it: no page of another site may ask for it. */
  readonly from?: "own-pages";
}

export type OperationName = keyof typeof ROUTES;
/** What changes nothing. */
export type ReadName = {
  [Name in OperationName]: (typeof ROUTES)[Name]["method"] extends "GET" ? Name : never;
}[OperationName];

/** What a route takes (OWASP ASVS 4.0.3, 13.2.5: a type that is not expected is refused). */
export function mediaTypeOf({ sentBy }: Route): "application/json" | "application/x-www-form-urlencoded" {
  return sentBy === "provider" ? "application/x-www-form-urlencoded" : "application/json";
}
