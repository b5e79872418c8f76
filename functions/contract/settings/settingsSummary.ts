import type { StateSettings } from "./settings.ts";
import { textsIn } from "./textsIn.ts";
import { euroText } from "#domain/payment/euroText.ts";
import { hostOf } from "./hostOf.ts";

type Server = StateSettings["server"];
type Offer = Server["offers"][number];

/** What no rule can judge, in words: an operator reads it and confirms that it is meant so. */
export function settingsSummary({ portal, server }: StateSettings): readonly string[] {
  const { session, cloud, uploads, termsVersion } = server;
  const { retention, electronicNotice } = portal;
  return [
    "To be confirmed by the operator:",
    `  portal: ${portal.portalId}, "${portal.portalName.de}", at ${portal.publicUrl}, in the languages ${portal.languages.locales.map(({ code }) => code).join(", ")}`,
    `  region: ${server.region}; account ${cloud.account ?? "not named"}; ${cloud.production ? "people's applications are in it" : "nobody's applications are in it"}; uploads are ${uploads.malwareScan === "off" ? "not scanned" : "scanned for malware"}`,
    ...server.offers.map((offer) => `  fee: ${offer.offerId} (${regionsOf(offer)}): ${feeText(offer)}`),
    ...receivers(server).map((line) => `  receives: ${line}`),
    `  support: ${portal.support.phone}, ${portal.support.email}; barriers: ${portal.accessibility.feedbackEmail}; data protection: ${portal.operator.dataProtectionOfficer}`,
    `  sessions: end after ${String(session.idleMinutes)} minutes without use, at the latest after ${String(session.absoluteHours)} hours`,
    `  kept: the log for ${String(retention.serverLogHours)} hours, backups for ${String(retention.backupWeeks)} weeks, enquiries for ${String(retention.supportDays)} days; a payment is waited for ${String(retention.openPaymentDays)} days`,
    `  terms of use of ${termsVersion}; a decision counts as announced on day ${String(electronicNotice.announcedOnDay)}; silence is ${electronicNotice.unlessDeclined ? "consent" : "no consent"}`,
    `  hosts: ${hostsOf(server).join(", ")}`,
  ];
}

function regionsOf({ regions }: Offer): string {
  return regions === "all" ? "all states" : regions.join(", ");
}

/** The fee of an offer in euro. */
function feeText({ feeType, feeAmount, feesByProcess = [], fee }: Offer): string {
  const range =
    fee?.range === undefined ? [] : [`${euroText(fee.range.from, "de")} to ${euroText(fee.range.to, "de")}`];
  const amounts = [...(feeAmount === null ? [] : [feeAmount]), ...feesByProcess.map(({ amount }) => amount)];
  const parts = [...amounts.map((cents) => euroText(cents, "de")), ...range];
  const words = {
    FREE: "free of charge",
    FIXED: "fixed",
    VARIABLE: "set by the authority afterwards",
    VARIABLE_BY_PROCESS: "by authority and profession",
    VARIABLE_BY_FORM: "by answers",
    VARIABLE_BY_PROCESS_AND_FORM: "by authority and profession, and answers",
  };
  return [words[feeType], ...parts].join(", ");
}

function receivers({ offers, fitConnect, transports, postbox, payments }: Server): readonly string[] {
  return [
    `applications: the authority of the place by FIT-Connect (${hostOf(fitConnect.submissionUrl) ?? ""}), ${fitConnect.destinations.length === 0 ? "found by its routing service" : `${String(fitConnect.destinations.length)} destinations fixed`}`,
    ...transports.map(
      ({ authorityIds, ways }) =>
        `applications to ${idsText(authorityIds)}: by ${ways.map(({ transport }) => transport).join(", then ")}`,
    ),
    ...(postbox === undefined
      ? []
      : [`copies for mailboxes: ${postbox.destinationId}, from "${postbox.sender}"`]),
    ...(offers.every(({ feeType }) => feeType === "FREE") ? [] : payments).map(
      ({ authorityIds, providerName, originatorId, endPointId }) =>
        `fees of ${idsText(authorityIds)}: ${providerName} (originator ${originatorId}, office ${endPointId})`,
    ),
  ];
}

function idsText(ids: "all" | readonly string[]): string {
  return ids === "all" ? "all authorities" : ids.join(", ");
}

function hostsOf(server: Server): readonly string[] {
  return [...new Set(textsIn(server).flatMap(({ text }) => hostOf(text) ?? []))].sort();
}
