import type { StateSettings } from "#contract/settings/settings.ts";
import { doubtful, wrong, type SettingsFinding } from "./SettingsFinding.ts";

const STALE_YEARS = 3;

/** Days that have not come yet, and a statement on accessibility that nobody looked at for years. */
export function dayFindings({ portal, server }: StateSettings, now: Date): readonly SettingsFinding[] {
  const today = now.toISOString().slice(0, 10);
  const { firstPrepared, lastReviewed } = portal.accessibility;
  const days = [
    { path: "portal.accessibility.firstPrepared", day: firstPrepared },
    { path: "portal.accessibility.lastReviewed", day: lastReviewed },
    { path: "portal.privacyEdition", day: portal.privacyEdition ?? today },
    { path: "server.termsVersion", day: server.termsVersion },
  ];
  const stale = `${String(now.getUTCFullYear() - STALE_YEARS)}${today.slice(4)}`;
  return [
    ...days
      .filter(({ day }) => day > today)
      .map(({ path, day }) =>
        wrong(path, {
          sentence: `is ${day}, and today is ${today}.`,
          effect: "People would read a day that has not come, in a text that already binds them.",
          wayOut: "Write the day on which it was done.",
        }),
      ),
    ...(lastReviewed < stale
      ? [
          doubtful("portal.accessibility.lastReviewed", {
            sentence: `is ${lastReviewed}, more than ${String(STALE_YEARS)} years ago.`,
            wayOut: "Review the statement, and write that day.",
          }),
        ]
      : []),
  ];
}
