import { shownLocale } from "../i18n/i18n.ts";
import { pageAddress } from "../navigation/pageAddress.ts";
import { navigateTo } from "../navigation/navigateTo.ts";
import type { ApiFailure } from "./ApiFailure.ts";

/** The session ends because the person was blocked meanwhile: the page that says so, with the other ways to apply. */
export function showBlocked(failure: ApiFailure): void {
  const until = failure.kind === "problem" ? failure.details.until : undefined;
  const query = { login: "account-blocked", ...(until !== undefined && { until }) };
  const locale = shownLocale();
  const address = pageAddress("redirect", { locale, query });
  // Every call that is under way says so, too.
  if (location.pathname + location.search !== address) navigateTo(address, { replace: true });
}
