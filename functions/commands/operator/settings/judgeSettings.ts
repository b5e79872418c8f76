import type { StateSettings } from "#contract/settings/settings.ts";
import { parseStateSettings, problemSentence } from "#contract/settings/settingsProblems.ts";
import { wrong, type SettingsFinding } from "./SettingsFinding.ts";
import { settingsFindings } from "./settingsFindings.ts";
import { settingsSummary } from "#contract/settings/settingsSummary.ts";
import { settingsSurroundings } from "./settingsSurroundings.ts";

interface JudgedSettings {
  /** Absent where they do not have the shape of settings. */
  readonly settings?: StateSettings;
  readonly findings: readonly SettingsFinding[];
  readonly summary: readonly string[];
}

/** All that can be said of a state's settings without asking anybody. */
export function judgeSettings(json: unknown, now: Date): JudgedSettings {
  const parsed = parseStateSettings(json);
  if (!parsed.ok)
    return {
      findings: parsed.failure.map((problem) =>
        wrong(problem.path, problemSentence(problem).slice(problem.path.length + 1)),
      ),
      summary: [],
    };
  const settings = parsed.value;
  return {
    settings,
    findings: settingsFindings(settings, settingsSurroundings(settings, now)),
    summary: settingsSummary(settings),
  };
}
