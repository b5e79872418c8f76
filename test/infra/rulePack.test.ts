import type { App } from "aws-cdk-lib";
import { AwsSolutionsChecks } from "cdk-nag";
import { expect, it } from "vitest";
import { z } from "zod";
import { ACCEPTED_FINDING } from "#infra/constructs/acceptFinding.ts";
import { synthesizeUnbuilt } from "#infra/tools/environments/synthesizeUnbuilt.ts";
import { TAKES_ALL } from "../gate/scope.ts";
import { changedSettings, WITH_CERTIFICATE } from "./changedSettings.ts";

const acceptedSchema = z.object({ rule: z.string(), reason: z.string().min(20) });
interface Acceptance {
  readonly place: string;
  readonly rule: RegExp;
}

/** What constructs of the app accept, and where. */
function acceptancesOf(app: App): readonly Acceptance[] {
  return app.node.findAll().flatMap(({ node }) =>
    node.metadata
      .filter(({ type }) => type === ACCEPTED_FINDING)
      .map(({ data }) => ({
        place: node.path,
        rule: new RegExp(`^AwsSolutions-(?:${acceptedSchema.parse(data).rule})$`),
      })),
  );
}

/** The stacks of a state as constructs, after synthesis. */
function synthesized(settingsFile: string): App {
  const apps: App[] = [];
  const inspect = (app: App) => apps.push(app);
  synthesizeUnbuilt({ settingsFile, environment: "aws", withRules: true, inspect });
  const [app] = apps;
  if (app === undefined) throw new Error("nothing was synthesized");
  return app;
}

/** Rule and place of every finding. */
function findingsIn(app: App): readonly (readonly [rule: string, place: string])[] {
  return new AwsSolutionsChecks(app)
    .validateScope(app)
    .violations.flatMap(({ ruleName, violatingResources }) =>
      violatingResources.map(({ constructPath = "" }) => [ruleName, constructPath] as const),
    );
}

const DEPLOYMENT = { issuer: "https://gitlab.example", deploySubject: "a:b", diffSubject: "a:*" };

/** The states whose stacks have no part that another's have not. */
const WITHOUT_OWN_PARTS = [
  ["nw", undefined],
  ["rp", undefined],
] as const;

it.each([
  ...(TAKES_ALL ? WITHOUT_OWN_PARTS : []),
  ["demo", undefined],
  ["nw", { cloud: { ...WITH_CERTIFICATE.cloud, deployment: DEPLOYMENT } }],
] as const)(
  "AWS's rules find nothing in the stacks of %s (%j) but what is accepted next to its resource, and nothing is accepted in vain",
  (state, server) => {
    const app = synthesized(changedSettings(state, server));
    const findings = findingsIn(app);
    expect(findings).not.toEqual([]);
    const acceptances = acceptancesOf(app);
    const matching = ([rule, place]: readonly [string, string]): readonly Acceptance[] =>
      acceptances.filter(
        (accepted) => accepted.rule.test(rule) && `${place}/`.startsWith(`${accepted.place}/`),
      );
    const open = findings.filter((finding) => matching(finding).length === 0);
    expect(open.map((finding) => finding.join(" "))).toEqual([]);
    // A function whose role lists no bucket still has tracing, so each acceptance has something to accept.
    const used = new Set(findings.flatMap(matching));
    expect(acceptances.filter((accepted) => !used.has(accepted)).map(({ place }) => place)).toEqual([]);
  },
);
