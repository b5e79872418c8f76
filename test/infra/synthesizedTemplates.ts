import type { SynthesizedTemplate } from "../../infra/app.ts";
import { synthesizeUnbuilt } from "../../infra/homes/synthesizeUnbuilt.ts";
import { changedSettings } from "./changedSettings.ts";

export interface AskedStacks {
  readonly state?: string;
  readonly home?: "aws" | "embedded";
  /** What of `server` other settings would have. */
  readonly server?: Readonly<Record<string, unknown>>;
}

/** Templates of all stacks of a state, the demo state unless another is named. */
export function synthesizedTemplates({
  state = "demo",
  home = "embedded",
  server,
}: AskedStacks): readonly SynthesizedTemplate[] {
  return synthesizeUnbuilt({ settingsFile: changedSettings(state, server), home });
}
