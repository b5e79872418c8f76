import { randomUUID } from "node:crypto";
import {
  CreateTableCommand,
  DeleteTableCommand,
  DynamoDBClient,
  PutItemCommand,
  waitUntilTableExists,
} from "@aws-sdk/client-dynamodb";
import { beforeEach, describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { OPERATOR_GRANTS, RESTORED } from "#infra/operatorGrants.ts";
import { readUsage } from "#test/fixtures/readUsage.ts";
import { EVENT_MILLISECONDS } from "#test/gate/BOUNDS.ts";
import { filledIn } from "./filledIn.ts";
import { onEmbedded } from "./onEmbedded.ts";
import { setFault, until } from "./portalUnderTest.ts";
import { readConsole } from "./readConsole.ts";
import { BECAUSE, runOperator } from "./runOperator.ts";
import { sent, submissionOf } from "./sentApplication.ts";
import { CALLER, startAwsOfOperators } from "./startAwsOfOperators.ts";
import { operatorFacts } from "./operatorFacts.ts";
import { Visitor } from "./Visitor.ts";

const AMINA = { user: "amina", password: "amina-geheim" };
const PERSON = ["--provider", "sk", "--subject", "somebody-in-aws"];
const KEYS = ["--secret", "recognition-portal/demo/owner-ids"];
/** Of a look in AWS, where it is logged has to be named. */
const LOOK = [...BECAUSE, "--log-group", "operators"];
const aws = startAwsOfOperators();
/** Of calls that IAM names otherwise than the service. */
const ACTIONS: Readonly<Record<string, string>> = {
  DeleteObjects: "s3:DeleteObject",
  ListObjectsV2: "s3:ListBucket",
};
const listedSchema = z.array(z.looseObject({ processId: z.string() }));

beforeEach(() => setFault({ counterparty: "fit-connect", kind: "none" }));

/** The words and the environment of a state's operator: names of stacks and credentials, and no portal on this machine. */
async function inAws() {
  const { client, tables, buckets, stateMachines } = await readConsole();
  const named = (names: readonly string[], part: string): string =>
    names.find((name) => name.includes(part)) ?? `no name with ${part}`;
  const table = (name: string): readonly string[] => ["--table", named(tables, `-data-${name}`)];
  const environment = {
    ...aws.environment(),
    PORT: "1",
    AWS_ENDPOINT_URL: client.endpoint,
    AWS_REGION: client.region,
    AWS_ACCESS_KEY_ID: client.credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: client.credentials.secretAccessKey,
    AWS_SDK_UA_APP_ID: "operator",
  };
  const applications = [
    "--tables",
    ["-data-Processes", "-data-ProcessKeys", "-data-Submissions"]
      .map((name) => named(tables, name))
      .join(","),
    "--state-machine",
    named(stateMachines, "SubmitProcess"),
  ];
  return { table, applications, forms: ["--bucket", named(buckets, "-data-forms")], environment };
}

describe("the operator of a portal in AWS, by the names that its stacks put out", () => {
  it("finds an application that failed, sees all of it, and sends it again", async () => {
    const { applications, environment } = await inAws();
    const visitor = new Visitor(inject("portalUrl"));
    expect((await visitor.signIn(AMINA)).status).toBe(303);
    const processId = await filledIn(visitor);
    await setFault({ counterparty: "fit-connect", kind: "reject-finalize" });
    expect((await sent(visitor, processId)).status).toBe("SUBMIT_FAILURE");
    await setFault({ counterparty: "fit-connect", kind: "none" });

    const listed = await operatorFacts(["list", "--failed", ...applications, ...LOOK], environment);
    const found = listedSchema.parse(listed).find((one) => one.processId === processId);
    expect(found).toMatchObject({ status: "SUBMIT_FAILURE", cause: "authority-refused" });
    const [, reason] = BECAUSE;
    const one = [processId, ...BECAUSE];
    const unwritten = await runOperator(["show", ...one, ...applications], environment);
    expect([unwritten.code, unwritten.output]).toEqual([2, expect.stringContaining("--log-group NAME")]);
    const there = [...one, ...applications, "--log-group", "operators"];
    const unreachable = { ...environment, AWS_ENDPOINT_URL_CLOUDWATCH_LOGS: "http://127.0.0.1:1" };
    const unknown = { ...environment, AWS_ENDPOINT_URL_STS: "http://127.0.0.1:1" };
    for (const broken of [unreachable, unknown]) {
      const refused = await runOperator(["show", ...there], broken);
      expect([refused.code, refused.output]).toEqual([2, expect.stringMatching(/^Nothing is shown: /)]);
    }
    expect(aws.lines).toMatchObject([{ line: { command: "list", reason } }]);
    expect(await operatorFacts(["show", ...there], environment)).toEqual(found);
    expect(await operatorFacts(["show", ...one])).toEqual(found);

    const resent = await operatorFacts(["resend", ...there], environment);
    expect(aws.lines.slice(1)).toMatchObject(
      ["show", "resend"].map((command) => ({
        group: "operators",
        line: { message: "operator-looked", who: CALLER, command, processId, reason },
      })),
    );
    expect(resent).toEqual({ processId, attempt: 2 });
    await until(async () =>
      (await submissionOf(visitor, processId))?.status === "submitted" ? true : undefined,
    );
  });

  it("blocks an account and removes the block", async () => {
    const { table, environment } = await inAws();
    const inTable = table("Blocks");
    const person = [...PERSON, ...KEYS];
    const words = ["block", "add", ...person, "--reason", "breach of the terms", ...inTable];
    const added = await operatorFacts(words, environment);
    const [there, here] = await Promise.all([
      operatorFacts(["block", "list", ...inTable, ...LOOK], environment),
      operatorFacts(["block", "list", ...BECAUSE]),
    ]);
    await operatorFacts(["block", "remove", ...person, ...inTable, ...LOOK], environment);
    expect(there).toContainEqual(added);
    expect(here).toEqual(there);
  });

  it("brings what was stored before there was a key under it, and finds nothing more to do", async () => {
    const { table, environment } = await inAws();
    const [, submissions = ""] = table("Submissions");
    const [, blocks = ""] = table("Blocks");
    const earlier = `sk:${"x".repeat(43)}`;
    await operatorFacts(["block", "add", "--owner", earlier, "--reason", "breach of the terms"]);
    const words = ["owner-ids", "--tables", `${submissions},${blocks}`, ...KEYS];
    expect(await operatorFacts(words, environment)).toMatchObject({ blocks: 1, left: [] });
    expect(await operatorFacts(["owner-ids"])).toEqual({ submissions: 0, blocks: 0, left: [] });
    const listed = z
      .array(z.object({ ownerId: z.string() }))
      .parse(await operatorFacts(["block", "list", ...BECAUSE]));
    expect(listed.map(({ ownerId }) => ownerId)).toEqual([expect.stringMatching(/^sk:1:/)]);
    for (const { ownerId } of listed)
      await operatorFacts(["block", "remove", "--owner", ownerId, ...BECAUSE]);
  });

  it("reads the same of what the portal offers as at the portal itself", async () => {
    const { table, environment } = await inAws();
    const words = ["availability", "show"];
    const [there, here] = await Promise.all([
      operatorFacts([...words, ...table("Availability")], environment),
      operatorFacts(words),
    ]);
    expect(there).toEqual(here);
  });

  it.each([
    ["payments", ["payments", "--mismatch", "--all"], "Payments"],
    ["feedback", ["feedback", "list"], "Feedback"],
    ["transport reports", ["transport-report", "export"], "Submissions"],
  ])("reads the same of %s as at the portal itself, with a reason", async (_what, words, name) => {
    const { table, environment } = await inAws();
    const before = aws.lines.length;
    const [there, here] = await Promise.all([
      operatorFacts([...words, ...table(name), ...LOOK], environment),
      operatorFacts([...words, ...BECAUSE]),
    ]);
    expect(there).toEqual(here);
    const [, reason] = BECAUSE;
    expect(aws.lines.slice(before)).toMatchObject([
      { group: "operators", line: { who: CALLER, command: words.slice(0, 2).join(" "), reason } },
    ]);
  });

  it("reads the versions of forms and tables of places", async () => {
    const { forms, environment } = await inAws();
    for (const words of [
      ["forms", "versions", "recognition"],
      ["places", "versions"],
    ]) {
      const [there, here] = await Promise.all([
        operatorFacts([...words, ...forms], environment),
        operatorFacts(words),
      ]);
      expect(there).toEqual(here);
    }
  });

  it("asks for the statistics of a month and the last health check", async () => {
    const { table, environment } = await inAws();
    for (const [words, name] of [
      [["statistics", "--month", "2020-01"], "Statistics"],
      [["health", "--json"], "Health"],
    ] as const) {
      const [there, here] = await Promise.all([
        runOperator([...words, ...table(name)], environment),
        runOperator(words),
      ]);
      expect(there).toEqual(here);
      expect(there.code).toBeLessThan(2);
    }
  });

  it("puts back out of the table of an earlier moment what is missing, and not what is over", async () => {
    const { table, environment } = await inAws();
    const { client } = await readConsole();
    const dynamo = new DynamoDBClient(client);
    const [, here = ""] = table("Blocks");
    const TableName = `${here}-well-${randomUUID()}`;
    await dynamo.send(
      new CreateTableCommand({
        TableName,
        KeySchema: [{ AttributeName: "ownerId", KeyType: "HASH" }],
        AttributeDefinitions: [{ AttributeName: "ownerId", AttributeType: "S" }],
        BillingMode: "PAY_PER_REQUEST",
      }),
    );
    await waitUntilTableExists({ client: dynamo, maxWaitTime: EVENT_MILLISECONDS / 1000 }, { TableName });
    const facts = { reason: { S: "breach of the terms" }, since: { S: "2020-01-01T00:00:00.000Z" } };
    const [lost = "", over = ""] = ["lost", "over"].map((name) => `sk:${name.padEnd(43, "-")}`);
    await dynamo.send(new PutItemCommand({ TableName, Item: { ownerId: { S: lost }, ...facts } }));
    const ended = { ownerId: { S: over }, ...facts, expiresAt: { N: "1577836800" } };
    await dynamo.send(new PutItemCommand({ TableName, Item: ended }));

    const words = ["restore", "--from", TableName, "--to", here];
    const counts = { found: 2, over: 1 };
    expect(await operatorFacts(words, environment)).toEqual({ ...counts, there: 0, restored: 1 });
    expect(await operatorFacts(words, environment)).toEqual({ ...counts, there: 1, restored: 0 });
    const listed = JSON.stringify(await operatorFacts(["block", "list", ...BECAUSE]));
    expect(listed).toContain(lost);
    expect(listed).not.toContain(over);
    await operatorFacts(["block", "remove", "--owner", lost, ...BECAUSE]);
    await dynamo.send(new DeleteTableCommand({ TableName }));
    expect((await runOperator(["restore", "--from", here, "--to", here], environment)).code).toBe(2);
  });

  it("names the table or bucket that cannot be read", async () => {
    const { environment } = await inAws();
    const answers = await Promise.all([
      runOperator(
        ["list", "--tables", "none,none,none", "--state-machine", "arn:none", ...LOOK],
        environment,
      ),
      runOperator(["statistics", "--table", "none"], environment),
      runOperator(["forms", "versions", "recognition", "--bucket", "none"], environment),
    ]);
    expect(answers.map(({ code }) => code)).toEqual([2, 2, 2]);
    expect(answers.map(({ output }) => output)).toEqual([
      expect.stringContaining("The applications cannot be read. ResourceNotFoundException"),
      expect.stringContaining("The table of statistics cannot be used. ResourceNotFoundException"),
      expect.stringContaining("The bucket for forms cannot be used. NoSuchBucket"),
    ]);
  });

  onEmbedded.usage("asks of AWS nothing that the role of operators does not allow", async () => {
    const usage = await readUsage(inject("portalUrl"));
    const asked = usage?.lines
      .filter(({ by }) => by === "operator")
      .map(({ service, operation }) => ACTIONS[operation] ?? `${service}:${operation}`);
    expect(new Set(asked).size).toBeGreaterThan(8);
    const granted = OPERATOR_GRANTS.flatMap(({ grants }) => grants.flatMap(({ actions }) => actions));
    expect(asked?.filter((action) => ![...granted, ...RESTORED.actions].includes(action))).toEqual([]);
  });
});
