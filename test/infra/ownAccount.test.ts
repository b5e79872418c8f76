import { spawnSync } from "node:child_process";
import path from "node:path";
import { Stack, Token, type App } from "aws-cdk-lib";
import { expect, it } from "vitest";
import {
  ENVIRONMENTS,
  synthesizeUnbuilt,
  type EnvironmentKind,
} from "#infra/tools/environments/synthesizeUnbuilt.ts";
import { changedSettings } from "./changedSettings.ts";

const ACCOUNT = "111111111111";
const SETTINGS = changedSettings("nw", { cloud: { production: true, account: ACCOUNT } });
const INFRA = path.join(import.meta.dirname, "../../infra");

/** The accounts that the stacks of an environment are for; `any` where the credentials decide. */
function accountsOf(environment: EnvironmentKind): ReadonlySet<string> {
  const accounts = new Set<string>();
  const inspect = (app: App): void => {
    for (const stack of app.node.children.filter((one) => Stack.isStack(one))) {
      accounts.add(Token.isUnresolved(stack.account) ? "any" : stack.account);
    }
  };
  synthesizeUnbuilt({ settingsFile: SETTINGS, environment, inspect });
  return accounts;
}

function said(file: string, environment: Readonly<Record<string, string>>, ...words: string[]) {
  const { status, stderr } = spawnSync(process.execPath, [path.join(INFRA, file), ...words], {
    env: { PATH: process.env["PATH"], ...environment },
    encoding: "utf8",
  });
  return [status, stderr];
}

it.each(ENVIRONMENTS)(
  "Stacks are for the account that the settings name, but those of one machine (%s)",
  (environment) => {
    expect(accountsOf(environment)).toEqual(new Set([environment === "aws" ? ACCOUNT : "any"]));
  },
);

it("With credentials of another account nothing is written that could be deployed", () => {
  const environment = { PORTAL_SETTINGS_FILE: SETTINGS, CDK_OUTDIR: "/nowhere" };
  expect(said("synth.ts", { ...environment, CDK_DEFAULT_ACCOUNT: "222222222222" })).toEqual([
    2,
    expect.stringContaining(`for the AWS account ${ACCOUNT}, and these credentials are of 222222222222`),
  ]);
});

it("Without settings that are named nothing is written either, whoever calls CDK by hand", () => {
  expect(said("synth.ts", { CDK_OUTDIR: "/nowhere" })).toEqual([
    2,
    expect.stringContaining("--settings <state>"),
  ]);
});

it("A proposal for a state is not deployed before everything in it is entered", () => {
  expect(said("cloud.ts", {}, "deploy", "--settings", "nw")).toEqual([
    2,
    expect.stringMatching(
      /^Not deployed.*\n {2}server\.cloud\.account is missing.*\n {2}server\.cloud\.certificateArn is missing.*(\n {2}.*to be entered.*)+\n$/,
    ),
  ]);
});
