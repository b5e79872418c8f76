import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { StateSettings } from "#contract/settings/settings.ts";
import { readThemeProblems } from "#build/styles/readThemeProblems.ts";
import { missingPaymentServices } from "#runtime/offeredServices.ts";
import { knownAuthorityIds, knownLeiKaIds } from "#runtime/wiring/directory.ts";
import type { SettingsSurroundings } from "./settingsFindings.ts";

const ROOT = path.join(import.meta.dirname, "../../../..");
const STATES = path.join(ROOT, "infra/states");

/** What these settings have to fit: directory, forms, theme and logo as they come along. Nobody is asked. */
export function settingsSurroundings(settings: StateSettings, now: Date): SettingsSurroundings {
  const { theme, logo } = settings.portal;
  const logoFile = path.join(path.basename(logo, ".svg"), "logo.svg");
  return {
    authorityIds: knownAuthorityIds(),
    leiKaIds: knownLeiKaIds(),
    formIds: bundledFormIds(),
    missingPaymentServices: missingPaymentServices(settings),
    now,
    looks: [
      ...readThemeProblems(theme, STATES).map((problem) => ({
        path: "portal.theme",
        sentence: `is ${theme}. ${problem}`,
      })),
      ...(existsSync(path.join(STATES, logoFile))
        ? []
        : [{ path: "portal.logo", sentence: `is ${logo}. There is no infra/states/${logoFile}.` }]),
    ],
  };
}

/** Definitions, without what differs between professions and states. */
function bundledFormIds(): ReadonlySet<string> {
  const names = readdirSync(path.join(ROOT, "functions/forms/definitions"));
  return new Set(names.flatMap((name) => /^([^.]+)\.json$/.exec(name)?.[1] ?? []));
}
