import { spawnSync } from "node:child_process";
import path from "node:path";
import { Stack, Token, type App } from "aws-cdk-lib";
import { expect, it } from "vitest";
import { HOMES, synthesizeUnbuilt, type HomeName } from "../../infra/homes/synthesizeUnbuilt.ts";
import { changedSettings } from "./changedSettings.ts";

const ACCOUNT = "111111111111";
const SETTINGS = changedSettings("nw", { cloud: { production: true, account: ACCOUNT } });
const INFRA = path.join(import.meta.dirname, "../../infra");

/** The accounts that the stacks of a home are for; `any` where the credentials decide. */
function accountsOf(home: HomeName): ReadonlySet<string> {
  const accounts = new Set<string>();
  const inspect = (app: App): void => {
    for (const stack of app.node.children.filter((one) => Stack.isStack(one))) {
      accounts.add(Token.isUnresolved(stack.account) ? "any" : stack.account);
    }
  };
  synthesizeUnbuilt({ settingsFile: SETTINGS, home, inspect });
  return accounts;
}

function said(file: string, environment: Readonly<Record<string, string>>, ...words: string[]) {
  const { status, stderr } = spawnSync(process.execPath, [path.join(INFRA, file), ...words], {
    env: { PATH: process.env["PATH"], ...environment },
    encoding: "utf8",
  });
  return [status, stderr];
}

it.each(HOMES)(
  "Stacks are for the account that the settings name, but those of one machine (%s)",
  (home) => {
    expect(accountsOf(home)).toEqual(new Set([home === "aws" ? ACCOUNT : "any"]));
  },
  120_000,
);

it("With credentials of another account nothing is written that could be deployed", () => {
  const environment = { PORTAL_SETTINGS_FILE: SETTINGS, CDK_OUTDIR: "/nowhere" };
  expect(said("synth.ts", { ...environment, CDK_DEFAULT_ACCOUNT: "222222222222" })).toEqual([
    2,
    expect.stringContaining(`for the AWS account ${ACCOUNT}, and these credentials are of 222222222222`),
  ]);
}, 60_000);

it("A proposal for a state is not deployed before everything in it is entered", () => {
  expect(said("cloud.ts", {}, "deploy", "--settings", "nw")).toEqual([
    2,
    expect.stringMatching(
      /^Not deployed.*\n {2}server\.cloud\.account is missing.*(\n {2}.*to be entered.*)+\n$/,
    ),
  ]);
}, 60_000);
