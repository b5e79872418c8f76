import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { SynthesizedTemplate } from "#infra/app.ts";
import { synthesizeUnbuilt } from "#infra/tools/environments/synthesizeUnbuilt.ts";
import { changedSettings } from "./changedSettings.ts";

const commandLineSchema = z.object({ context: z.record(z.string(), z.unknown()) });
const { context } = commandLineSchema.parse(
  JSON.parse(readFileSync(path.join(import.meta.dirname, "../../cdk.json"), "utf8")),
);
/** What CDK's command line hands over to an app, by name. */
export const CDK_FLAGS = context;

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
  const settingsFile = changedSettings(state, server);
  const synthesize = (): readonly SynthesizedTemplate[] => synthesizeUnbuilt({ settingsFile, environment });
  return environment === "aws" ? withCommandLine(synthesize) : synthesize();
}

/** With the flags that CDK's command line hands over: what is judged is what is deployed. One machine has none of them. */
export function withCommandLine<Value>(synthesize: () => Value): Value {
  process.env["CDK_CONTEXT_JSON"] = JSON.stringify(CDK_FLAGS);
  try {
    return synthesize();
  } finally {
    delete process.env["CDK_CONTEXT_JSON"];
  }
}
