import i18next from "i18next";
import { buildIdentity } from "virtual:build-identity";
import type { BodyOf } from "#contract/operations.ts";
import { XSRF_COOKIE } from "#contract/limits.ts";
import { callToSave } from "#ui/api/client.ts";
import { cookieValue } from "#ui/settings/readValue.ts";
import { currentUser } from "#ui/api/useUser.ts";
import { notify } from "#ui/components/status/Notifications.tsx";
import { shownLanguage, shownLocale } from "#ui/i18n/i18n.ts";
import { routeAt } from "#ui/navigation/routeAt.ts";
import { describeError } from "./describeError.ts";

/** More of one window say nothing new. */
const MOST_REPORTS = 5;
let reports = 0;

/** Writes an error that nothing caught to the log of the portal, and says that something went wrong. */
export function reportError(message: BodyOf<"reportBrowserError">["message"], error: unknown): void {
  reports += 1;
  if (reports > MOST_REPORTS) return;
  // A page that crashed says so itself.
  if (message !== "page-crashed" && message !== "policy-breach" && reports === 1)
    notify(i18next.t("error.general.text"), { type: "error" });
  const locale = shownLocale();
  const { route } = routeAt({ pathname: location.pathname, preferred: shownLanguage() });
  void write({
    message,
    ...describeError(error),
    build: buildIdentity.id,
    page: route?.pageId ?? "not-found",
    locale,
  });
}

async function write(body: BodyOf<"reportBrowserError">): Promise<void> {
  // The first answer of the portal brings the token that every write needs; an error can come before it.
  if (cookieValue(XSRF_COOKIE, document.cookie) === undefined) await currentUser.refresh();
  await callToSave("reportBrowserError", { body });
}
