import { legalSettings } from "virtual:legal-settings";
import { SIGN_IN_MINUTES } from "#domain/application/retention.ts";
import { APPLICATION_MAX_BYTES } from "#domain/attachments/limits.ts";
import { DATA_CLASSES, type DataClassName } from "#domain/operation/DATA_CLASSES.ts";
import {
  FIT_CONNECT_LONGEST_RETENTION_DAYS,
  FIT_CONNECT_RETENTION_DAYS,
  OSCI_RETENTION_MINUTES,
} from "#domain/sending/postboxStates.ts";
import { LANGUAGE_COOKIE_DAYS } from "#contract/limits.ts";
import { longestKept } from "#ui/i18n/longestKept.ts";
import { foreignValue } from "#ui/i18n/RichMessage.tsx";
import { formatDate } from "#ui/i18n/format.ts";
import { formatSize, formatDuration, type TimeUnit } from "#ui/i18n/formatMeasures.ts";
import type { Locale } from "#ui/i18n/locales.ts";
import { portalSettings } from "#ui/settings/portalSettings.ts";

export type LegalValues = ReturnType<typeof legalValues>;

/** Everything a legal text names that a setting or a rule of the portal decides: no number stands in a text itself. */
export function legalValues(locale: Locale) {
  const { operator, accessibility, publicUrl, retention } = legalSettings;
  const { advice, electronicNotice, support } = portalSettings;
  const lasting = (amount: number, unit: TimeUnit): string => formatDuration(amount, { unit, locale });
  return {
    portalName: foreignValue(portalSettings.portalName[locale]),
    stateName: foreignValue(portalSettings.stateName[locale]),
    url: publicUrl,
    operator: operator.name,
    representative: operator.representative,
    street: operator.street,
    city: `${operator.postalCode}\u00a0${operator.city}`,
    email: operator.email,
    phone: operator.phone,
    dataProtectionOfficer: operator.dataProtectionOfficer,
    supervisoryAuthority: operator.supervisoryAuthority,
    technicalOperator: operator.technicalOperator,
    supportPhone: support.phone,
    supportEmail: support.email,
    supportHours: foreignValue(support.hours[locale]),
    adviceName: foreignValue(advice.name[locale]),
    adviceEmail: advice.email,
    firstPrepared: formatDate(accessibility.firstPrepared, locale),
    lastReviewed: formatDate(accessibility.lastReviewed, locale),
    accessibilityLaw: foreignValue(accessibility.law[locale]),
    monitoringBody: foreignValue(accessibility.monitoringBody[locale]),
    enforcementBody: foreignValue(accessibility.enforcementBody[locale]),
    enforcementUrl: accessibility.enforcementUrl,
    feedbackEmail: accessibility.feedbackEmail,
    answerWeeks: lasting(accessibility.answerWeeks, "week"),
    termsVersion: dayOrName(legalSettings.termsVersion, locale),
    noticeDay: electronicNotice.announcedOnDay.toString(),
    applicationSize: formatSize(APPLICATION_MAX_BYTES, locale),
    serverLogHours: lasting(retention.serverLogHours, "hour"),
    sessionIdle: lasting(legalSettings.sessionIdleMinutes, "minute"),
    signIn: lasting(SIGN_IN_MINUTES, "minute"),
    fitConnectDays: lasting(FIT_CONNECT_RETENTION_DAYS, "day"),
    fitConnectLongestDays: lasting(FIT_CONNECT_LONGEST_RETENTION_DAYS, "day"),
    osciMinutes: lasting(OSCI_RETENTION_MINUTES, "minute"),
    downloadProlongations: retention.resultProlongations.toString(),
    ...periods(locale),
    cookieDays: lasting(LANGUAGE_COOKIE_DAYS, "day"),
  };
}

/** How long each class of data is kept, by its name. */
function periods(locale: Locale) {
  const periodOf = (name: Exclude<DataClassName, "blocks">): string =>
    longestKept(DATA_CLASSES[name].longest, locale);
  return {
    draft: periodOf("draft"),
    heldDraft: periodOf("heldDraft"),
    draftCopies: periodOf("draftCopies"),
    deletionRecords: periodOf("deletionRecords"),
    results: periodOf("results"),
    ciphertext: periodOf("ciphertext"),
    mailboxCopy: periodOf("mailboxCopy"),
    reports: periodOf("reports"),
    payments: periodOf("payments"),
    recordCopies: periodOf("recordCopies"),
    executions: periodOf("executions"),
    sessions: periodOf("sessions"),
    logins: periodOf("logins"),
    counters: periodOf("counters"),
    logs: periodOf("logs"),
    operatorLooks: periodOf("operatorLooks"),
    feedback: periodOf("feedback"),
    support: periodOf("support"),
    statistics: periodOf("statistics"),
  };
}

/** A state names the version of its terms as it likes; most name the day. */
function dayOrName(version: string, locale: Locale): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(version) ? formatDate(version, locale) : version;
}
