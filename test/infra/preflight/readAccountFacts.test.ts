import { expect, it } from "vitest";
import { ok } from "#domain/result.ts";
import { readAccountFacts } from "#infra/tools/preflight/readAccountFacts.ts";
import { ACCOUNT_ANSWERS } from "./accountAnswers.ts";
import { PLANNED } from "./readyAccount.ts";
import { recordedAnswers, type Answers } from "./recordedAnswers.ts";

const LOOK_UP = {
  hostPointsTo: () => Promise.resolve(["d1.cloudfront.net"]),
  issuersOf: () => Promise.resolve([]),
};

async function factsBy(answers: Answers) {
  const { handle, asked } = recordedAnswers(answers);
  const client = {
    requestHandler: { handle },
    credentials: { accessKeyId: "nobody", secretAccessKey: "nobody" },
    maxAttempts: 1,
  };
  const stackNames = [...PLANNED.stackNames, "recognition-portal-nw-alerts"];
  const facts = await readAccountFacts({ ...PLANNED, stackNames }, { client, lookUp: LOOK_UP });
  return { facts, asked };
}

it("What AWS answers is read from every page, region and form", async () => {
  const { facts } = await factsBy(ACCOUNT_ANSWERS);
  const here = facts.stacks["eu-central-1"];
  expect(here?.ok === true && here.value.map(({ name }) => name)).toEqual([
    "CDKToolkit",
    "recognition-portal-nw-alerts",
    "recognition-portal-nw-frontend",
  ]);
  expect(facts).toMatchObject({
    account: ok("111111111111"),
    ownNames: ok(new Set(["recognition-portal/nw/owner-ids", "nw-api-auth"])),
    ownsAssetBucket: { "eu-central-1": ok(true), "us-east-1": ok(true) },
    certificate: ok({
      status: "ISSUED",
      hosts: ["antrag.nrw.example"],
      endsOn: "2027-12-28",
      type: "AMAZON_ISSUED",
    }),
    secrets: ok([
      { name: "recognition-portal/nw/owner-ids", deletedOn: undefined },
      { name: "recognition-portal/nw/saml-nkb", deletedOn: "2026-11-18" },
    ]),
    functionNames: ok(["nw-api-auth"]),
    trails: ok([{ name: "landing-zone", isLogging: true, recordsObjects: true }]),
    hostPointsTo: ok(["d1.cloudfront.net"]),
    issuers: ok([]),
  });
});

it("A subscription counts when it is confirmed, in each region", async () => {
  const { facts } = await factsBy(ACCOUNT_ANSWERS);
  expect(facts.subscriptions).toEqual({
    "arn:aws:sns:eu-central-1:111111111111:alarms": ok(1),
    "arn:aws:sns:us-east-1:111111111111:alarms": ok(0),
  });
});

it("An applied quota counts, and the default where none is applied", async () => {
  const { quotas } = (await factsBy(ACCOUNT_ANSWERS)).facts;
  const values = quotas.ok ? quotas.value.map(({ service, region, value }) => [service, region, value]) : [];
  expect(values).toContainEqual(["lambda", "eu-central-1", 10]);
  expect(values).toContainEqual(["wafv2", "us-east-1", 100]);
});

it("A trail with selectors of the older form counts too, one for other things does not", async () => {
  const recordsObjects = async (selectors: Readonly<Record<string, unknown>>) => {
    const { facts } = await factsBy({ ...ACCOUNT_ANSWERS, GetEventSelectors: selectors });
    return facts.trails.ok && facts.trails.value.map((trail) => trail.recordsObjects);
  };
  const of = (Type: string) => ({ EventSelectors: [{ DataResources: [{ Type, Values: ["arn:aws:s3"] }] }] });
  expect(await recordsObjects(of("AWS::S3::Object"))).toEqual([true]);
  expect(await recordsObjects(of("AWS::Lambda::Function"))).toEqual([false]);
});

it("CDK's bucket is somebody else's when S3 refuses it to this account", async () => {
  const { "HEAD /": _head, ...others } = ACCOUNT_ANSWERS;
  expect((await factsBy(others)).facts.ownsAssetBucket).toEqual({
    "eu-central-1": ok(false),
    "us-east-1": ok(false),
  });
});

it("Without rights everything is unseen, each with AWS's reason, and nothing is thrown", async () => {
  const { facts, asked } = await factsBy({});
  const failures = [facts.account, facts.quotas, facts.secrets, facts.functionNames, facts.trails];
  for (const seen of failures) {
    expect(!seen.ok && seen.failure).toMatch(/AccessDenied.*not authorized to perform/);
  }
  expect(facts.certificate).toMatchObject({ ok: false });
  expect(asked.length).toBeGreaterThan(10);
});

it("Nothing that is asked changes anything", async () => {
  const { asked } = await factsBy(ACCOUNT_ANSWERS);
  const names = asked.map((line) => line.split(" ")[1] ?? "");
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !/^(Get|List|Describe|HEAD|GET)/.test(name))).toEqual([]);
});
