import { type App, Stack } from "aws-cdk-lib";
import { expect, it } from "vitest";
import { type EnvironmentKind, synthesizeUnbuilt } from "#infra/tools/environments/synthesizeUnbuilt.ts";
import { changedSettings } from "./changedSettings.ts";

/** Whether each stack of a state refuses to be deleted. */
function protections(state: string, environment: EnvironmentKind): readonly (boolean | undefined)[] {
  const apps: App[] = [];
  synthesizeUnbuilt({
    settingsFile: changedSettings(state),
    environment,
    inspect: (app) => apps.push(app),
  });
  const stacks = apps.flatMap((app) => app.node.findAll()).filter((construct) => Stack.isStack(construct));
  expect(stacks.length).toBeGreaterThan(2);
  return [...new Set(stacks.map(({ terminationProtection }) => terminationProtection))];
}

it.each([
  ["nw", "aws", true],
  ["rp", "aws", true],
  ["demo", "aws", false],
  ["nw", "embedded", false],
] as const)(
  "every stack of %s in the environment %s refuses to be deleted: %s",
  (state, environment, isProtected) => {
    expect(protections(state, environment)).toEqual([isProtected]);
  },
);
