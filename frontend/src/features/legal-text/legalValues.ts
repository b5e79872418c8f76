import {
  DRAFT_RETENTION_HOURS,
  FEEDBACK_RETENTION_DAYS,
  LANGUAGE_COOKIE_DAYS,
  POSTBOX_TRIED_DAYS,
  RESULT_DOWNLOAD_MINUTES,
  TRACKED_DAYS,
  TRANSPORT_REPORT_RETENTION_YEARS,
} from "../../../../functions/contract/limits.ts";
import { formatDate, formatDuration, type TimeUnit } from "../../i18n/format.ts";
import type { Locale } from "../../i18n/locales.ts";
import { legalSettings } from "../../settings/legalSettings.ts";
import { portalSettings } from "../../settings/portalSettings.ts";

export type LegalValues = ReturnType<typeof legalValues>;

/** Everything a legal text names that a setting or a rule of the portal decides: no number stands in a text itself. */
export function legalValues(locale: Locale) {
  const { operator, accessibility, advice, publicUrl, retention, sessionIdleMinutes } = legalSettings;
  const { support } = portalSettings;
  const lasting = (amount: number, unit: TimeUnit): string => formatDuration(amount, { unit, locale });
  return {
    portalName: portalSettings.portalName[locale],
    stateName: portalSettings.stateName[locale],
    url: publicUrl,
    operator: operator.name,
    representative: operator.representative,
    street: operator.street,
    city: `${operator.postalCode} ${operator.city}`,
    email: operator.email,
    phone: operator.phone,
    dataProtectionOfficer: operator.dataProtectionOfficer,
    supervisoryAuthority: operator.supervisoryAuthority,
    technicalOperator: operator.technicalOperator,
    supportPhone: support.phone,
    supportEmail: support.email,
    supportHours: support.hours[locale],
    adviceName: advice.name[locale],
    adviceEmail: advice.email,
    firstPrepared: formatDate(accessibility.firstPrepared, locale),
    lastReviewed: formatDate(accessibility.lastReviewed, locale),
    accessibilityLaw: accessibility.law[locale],
    enforcementBody: accessibility.enforcementBody[locale],
    enforcementUrl: accessibility.enforcementUrl,
    feedbackEmail: accessibility.feedbackEmail,
    answerWeeks: lasting(accessibility.answerWeeks, "week"),
    serverLogHours: lasting(retention.serverLogHours, "hour"),
    backupWeeks: lasting(retention.backupWeeks, "week"),
    sessionIdle: lasting(sessionIdleMinutes, "minute"),
    draftHours: lasting(DRAFT_RETENTION_HOURS, "hour"),
    postboxDays: lasting(POSTBOX_TRIED_DAYS, "day"),
    trackedDays: lasting(TRACKED_DAYS, "day"),
    openPaymentDays: lasting(retention.openPaymentDays, "day"),
    downloadProlongations: retention.resultProlongations.toString(),
    downloadMinutes: lasting(RESULT_DOWNLOAD_MINUTES, "minute"),
    reportYears: lasting(TRANSPORT_REPORT_RETENTION_YEARS, "year"),
    feedbackDays: lasting(FEEDBACK_RETENTION_DAYS, "day"),
    cookieDays: lasting(LANGUAGE_COOKIE_DAYS, "day"),
  };
}
