import { describe, expect, it } from "vitest";
import { err, ok } from "#domain/result.ts";
import type { AccountFacts } from "#infra/tools/preflight/AccountFacts.ts";
import type { PlannedPortal } from "#infra/tools/preflight/plannedPortal.ts";
import { LOOKS, preflightVerdict, settingsFinding } from "#infra/tools/preflight/preflight.ts";
import { readStateSettings } from "#infra/tools/settings/readStateSettings.ts";
import { changedSettings } from "../changedSettings.ts";
import { PLANNED, READY } from "./readyAccount.ts";

/** All findings that are not fine, as lines. */
function openIn(facts: Partial<AccountFacts>, planned: Partial<PlannedPortal> = {}): readonly string[] {
  return LOOKS.flatMap((look) => look({ ...PLANNED, ...planned }, { ...READY, ...facts }))
    .filter(({ verdict }) => verdict.kind !== "fine")
    .map(({ about, verdict }) => `${verdict.kind} ${about}: ${verdict.says}`);
}

const inRegion = (...stacks: readonly { name: string; status: string; version?: string }[]) => ({
  ...READY.stacks,
  "eu-central-1": ok([
    ...stacks.map(({ name, status, version = "" }) => ({
      name,
      status,
      outputs: { BootstrapVersion: version },
    })),
    ...(READY.stacks["eu-central-1"]?.ok === true ? READY.stacks["eu-central-1"].value : []),
  ]),
});
const COMPLETE = "CREATE_COMPLETE";
const DATA = "recognition-portal-nw-data";
const denied = err("AccessDenied: not authorized");
const quotasWith = (code: string, value: number) =>
  READY.quotas.ok
    ? ok(READY.quotas.value.map((one) => (one.code === code ? { ...one, value } : one)))
    : denied;
const certificateWith = (changed: object) =>
  READY.certificate?.ok === true ? ok({ ...READY.certificate.value, ...changed }) : denied;

it("In an account that is ready nothing is open", () => {
  expect(openIn({})).toEqual([]);
});

describe("A deployment is stopped", () => {
  it.each<readonly [string, Partial<AccountFacts>, string]>([
    ["without credentials", { account: denied }, "must account: AWS takes no call: AccessDenied"],
    [
      "with credentials of another account",
      { account: ok("222222222222") },
      "must account: these credentials are of 222222222222, the settings are for 111111111111",
    ],
    [
      "where another portal lives",
      { stacks: inRegion({ name: "recognition-portal-rp-log-archive", status: COMPLETE }) },
      "must stacks in eu-central-1: recognition-portal-rp-log-archive is of another portal",
    ],
    [
      "where nobody may list stacks",
      { stacks: { ...READY.stacks, "eu-central-1": denied } },
      "must stacks in eu-central-1: they cannot be listed: AccessDenied",
    ],
    [
      "by a stack whose creation failed",
      { stacks: inRegion({ name: DATA, status: "ROLLBACK_COMPLETE" }) },
      `must stacks in eu-central-1: ${DATA} is ROLLBACK_COMPLETE: lift the protection`,
    ],
    [
      "by a stack that is being changed",
      { stacks: inRegion({ name: DATA, status: "UPDATE_IN_PROGRESS" }) },
      "wait for its end",
    ],
    [
      "by a stack that could not be taken back",
      { stacks: inRegion({ name: DATA, status: "UPDATE_ROLLBACK_FAILED" }) },
      `aws cloudformation continue-update-rollback --stack-name ${DATA}`,
    ],
    [
      "without CDK's own stack where CloudFront is administered",
      { stacks: { ...READY.stacks, "us-east-1": ok([]) } },
      "must bootstrap in us-east-1: missing, version 6 is needed: npm run bootstrap",
    ],
    [
      "by a CDK stack that is too old",
      { stacks: inRegion({ name: "CDKToolkit", status: COMPLETE, version: "5" }) },
      "must bootstrap in eu-central-1: version 5",
    ],
    [
      "where somebody else owns CDK's bucket",
      { ownsAssetBucket: { ...READY.ownsAssetBucket, "eu-central-1": ok(false) } },
      "must bootstrap in eu-central-1: CDK's bucket refuses this account",
    ],
    [
      "in a new account with ten functions at once",
      { quotas: quotasWith("L-B99A9384", 10) },
      "must quota: Lambda, concurrent executions: 10, 937 are needed: aws service-quotas request-service-quota-increase --region eu-central-1 --service-code lambda --quota-code L-B99A9384 --desired-value 1000",
    ],
    [
      "where the gateway takes fewer calls than the stage lets through",
      { quotas: quotasWith("L-CDF5615A", 1_250) },
      "must quota: API Gateway, burst: 1250, 4000 are needed",
    ],
    [
      "by a secret of the same name",
      { ownNames: ok(new Set(["nw-api-auth"])) },
      "must names of secrets: recognition-portal/nw/owner-ids is there already",
    ],
    [
      "by a deleted secret whose name is not free yet",
      {
        ownNames: ok(new Set(["nw-api-auth"])),
        secrets: ok([{ name: "recognition-portal/nw/owner-ids", deletedOn: "2026-11-20" }]),
      },
      "was deleted on 2026-11-20 and is taken until its recovery ends",
    ],
    [
      "by somebody's function of the same name",
      { ownNames: ok(new Set(["recognition-portal/nw/owner-ids"])) },
      "must names of functions: nw-api-auth is there already",
    ],
    [
      "by a certificate that nobody validated",
      { certificate: certificateWith({ status: "PENDING_VALIDATION" }) },
      "must certificate: it is PENDING_VALIDATION",
    ],
    [
      "by a certificate for another host",
      { certificate: certificateWith({ hosts: ["nrw.example", "*.example"] }) },
      "must certificate: it is for nrw.example, *.example, not for antrag.nrw.example",
    ],
    [
      "by a certificate that has ended",
      { certificate: certificateWith({ endsOn: "2026-11-01" }) },
      "must certificate: it has ended",
    ],
    [
      "where the domain forbids AWS to issue",
      { issuers: ok(["letsencrypt.org"]) },
      "must CAA: the domain lets only letsencrypt.org issue",
    ],
  ])("%s", (_why, facts, says) => {
    const [open = "", ...more] = openIn(facts);
    expect(open).toContain(says);
    expect(open).toMatch(/^must /);
    expect(more.filter((line) => line.startsWith("must "))).toEqual([]);
  });
});

describe("A deployment goes on, and says what is left to be done,", () => {
  it.each<readonly [string, Partial<AccountFacts>, string]>([
    [
      "when nobody is told of alarms",
      { subscriptions: { topic: ok(0) } },
      "todo alarms: nobody has confirmed",
    ],
    ["when no trail records objects", { trails: ok([]) }, "todo trail: no trail records data events of S3"],
    [
      "when the certificate ends soon",
      { certificate: certificateWith({ endsOn: "2026-12-20" }) },
      "todo certificate: it ends on 2026-12-20",
    ],
    [
      "when the host points elsewhere",
      { hostPointsTo: ok(["192.0.2.1"]) },
      "todo DNS: antrag.nrw.example points to 192.0.2.1, not by a CNAME to d111111abcdef8.cloudfront.net",
    ],
    [
      "when quotas cannot be read",
      { quotas: denied },
      "unseen quota: Lambda, concurrent executions: AccessDenied",
    ],
    ["when names cannot be listed", { secrets: denied }, "unseen names of secrets: AccessDenied"],
    ["when the name servers do not answer", { issuers: err("ETIMEOUT") }, "unseen CAA: ETIMEOUT"],
  ])("%s", (_when, facts, says) => {
    const open = openIn(facts);
    expect(open[0]).toContain(says);
    expect(open.filter((line) => line.startsWith("must "))).toEqual([]);
  });

  it("before the first one", () => {
    const toolkits = Object.fromEntries(
      Object.entries(READY.stacks).map(([region, seen]) => [
        region,
        seen.ok ? ok(seen.value.filter(({ name }) => name === "CDKToolkit")) : seen,
      ]),
    );
    const none = ok(new Set<string>());
    const facts = { stacks: toolkits, subscriptions: {}, hostPointsTo: ok([]), ownNames: none };
    expect(openIn({ ...facts, secrets: ok([]), functionNames: ok([]) })).toEqual([
      "todo DNS: antrag.nrw.example points nowhere; last step after the deployment: CNAME to the distribution.",
      "unseen CloudFront: no call says whether a new account may have distributions: ask AWS's support to verify it for CloudFront.",
      "todo alarms: no topic yet: subscribe to AlarmTopicArn after the deployment.",
      "todo counterparties: ask zahlung.example whether callers are admitted by address: functions have none of their own.",
    ]);
  });
});

it("A certificate of another authority needs no entry for AWS's", () => {
  expect(
    openIn({ certificate: certificateWith({ type: "IMPORTED" }), issuers: ok(["d-trust.net"]) }),
  ).toEqual([]);
});

it("A region that is CloudFront's own is looked at once", () => {
  const [first] = LOOKS;
  expect(first?.({ ...PLANNED, region: "us-east-1" }, READY).map(({ about }) => about)).toEqual([
    "account",
    "stacks in us-east-1",
  ]);
});

it("Settings that are open are among what must be done", () => {
  const settings = readStateSettings(changedSettings("nw"));
  expect(settingsFinding(settings).verdict.kind).toBe("must");
  expect(settingsFinding(settings).verdict.says).toContain("server.cloud.certificateArn is missing");
  const tried = readStateSettings(changedSettings("nw", { cloud: { production: false } }));
  expect(settingsFinding(tried).verdict.kind).toBe("fine");
});

it("One finding that must be done is enough to stop, and is counted", () => {
  const finding = (kind: "fine" | "must" | "unseen") => ({ about: "trail", verdict: { kind, says: "so" } });
  expect(preflightVerdict([finding("fine"), finding("unseen")])).toEqual({
    goesOn: true,
    lines: ["fine    trail: so", "unseen  trail: so", "Nothing stands in the way of the deployment."],
  });
  const { goesOn, lines } = preflightVerdict([finding("must"), finding("fine")]);
  expect([goesOn, lines.at(-1)]).toEqual([false, "Not deployed: 1 must be done before."]);
});
