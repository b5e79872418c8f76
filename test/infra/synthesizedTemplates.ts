import type { SynthesizedTemplate } from "#infra/app.ts";
import { synthesizeUnbuilt } from "#infra/tools/environments/synthesizeUnbuilt.ts";
import { changedSettings } from "./changedSettings.ts";

export interface AskedStacks {
  readonly state?: string;
  readonly environment?: "aws" | "embedded";
  /** What of `server` other settings would have. */
  readonly server?: Readonly<Record<string, unknown>>;
}

/** Templates of all stacks of a state, the demo state unless another is named. */
export function synthesizedTemplates({
  state = "demo",
  environment = "embedded",
  server,
}: AskedStacks): readonly SynthesizedTemplate[] {
  return synthesizeUnbuilt({ settingsFile: changedSettings(state, server), environment });
}
