import path from "node:path";
import { DynamoDBClient, GetItemCommand } from "@aws-sdk/client-dynamodb";
import { DeleteObjectsCommand, GetObjectCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { createPresignedPost } from "@aws-sdk/s3-presigned-post";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { synthesizeUnbuilt } from "#infra/tools/environments/synthesizeUnbuilt.ts";
import type { Permissions } from "#infra/laptop/template/permissionsFrom.ts";
import type { PortalResources } from "#infra/laptop/template/PortalResources.ts";
import { readTemplates } from "#infra/laptop/template/readTemplates.ts";
import { startSampleAws } from "./startSampleAws.ts";

const port = 4731;
const SEALS = "step-submit-data-to-authority";
const settingsFile = path.join(import.meta.dirname, "../../../infra/states/demo/settings.json");

let resources: PortalResources;
let aws: Awaited<ReturnType<typeof startSampleAws>>;

beforeAll(() => {
  const templates = synthesizeUnbuilt({ settingsFile, environment: "embedded" });
  const read = readTemplates(templates, { assetPath: () => import.meta.filename });
  if (!read.ok) throw new Error(read.failure.sentence);
  resources = read.value;
});
afterEach(() => aws.stop());

const bucketOf = (part: string): string =>
  resources.buckets.find(({ name }) => name.includes(part))?.name ?? `no bucket ${part}`;
const functionOf = (name: string): string =>
  resources.functions.find((one) => one.name.endsWith(name))?.name ?? `no function ${name}`;

/** The roles of the templates, without one right of one function. */
function without(name: string, { action }: { readonly action: string }) {
  const { permissions } = resources;
  const roles = [...permissions.rolesByFunction].map(([functionName, role]) => {
    const statements = role.statements.map((statement) =>
      functionName === functionOf(name)
        ? { ...statement, Action: statement.Action.filter((one) => one !== action) }
        : statement,
    );
    return [functionName, { ...role, statements }] as const;
  });
  return { ...permissions, rolesByFunction: new Map(roles) };
}

/** Clients that sign as a function does. */
async function startAs(name: string, permissions: Permissions = resources.permissions) {
  const buckets = ["sealed", "uploads"].map(bucketOf);
  aws = await startSampleAws({ port, permissions, buckets });
  const config = { ...aws.client, credentials: aws.accessKeyOf(functionOf(name)) };
  return { s3: new S3Client({ ...config, forcePathStyle: true }), dynamo: new DynamoDBClient(config) };
}

const sealedPart = () => ({ Bucket: bucketOf("sealed"), Key: "process/part" });
const putSealed = () => new PutObjectCommand({ ...sealedPart(), Body: "sealed" });

describe("a function of the portal", () => {
  it("writes where its role lets it, and learns that there is nothing where it may list", async () => {
    const { s3 } = await startAs(SEALS);
    await s3.send(putSealed());
    const read = await s3.send(new GetObjectCommand(sealedPart()));
    expect(await read.Body?.transformToString()).toBe("sealed");
    const none = s3.send(new GetObjectCommand({ ...sealedPart(), Key: "none" }));
    await expect(none).rejects.toMatchObject({ name: "NoSuchKey" });
    expect(aws.refusals).toEqual([]);
  });

  it("is refused, in the words of AWS, what was taken from its role", async () => {
    const { s3 } = await startAs(SEALS, without(SEALS, { action: "s3:PutObject" }));
    const name = functionOf(SEALS);
    const role = resources.permissions.rolesByFunction.get(name)?.name ?? "";
    const arn = `arn:aws:s3:::${bucketOf("sealed")}/process/part`;
    await expect(s3.send(putSealed())).rejects.toMatchObject({
      name: "AccessDenied",
      $metadata: { httpStatusCode: 403 },
      message:
        `User: arn:aws:sts::000000000000:assumed-role/${role}/${name} is not authorized to perform: ` +
        `s3:PutObject on resource: ${arn} because no identity-based policy allows the s3:PutObject action`,
    });
    expect(aws.refusals).toEqual([`${name} s3:PutObject ${arn}`]);
  });

  it("is refused to write what it may not encrypt", async () => {
    const { s3 } = await startAs(SEALS, without(SEALS, { action: "kms:GenerateDataKey" }));
    await expect(s3.send(putSealed())).rejects.toThrow("kms:GenerateDataKey on resource: arn:aws:kms:");
  });

  it("does not learn whether there is something where it may not list", async () => {
    const { s3 } = await startAs(SEALS, without(SEALS, { action: "s3:ListBucket" }));
    const none = s3.send(new GetObjectCommand({ ...sealedPart(), Key: "none" }));
    await expect(none).rejects.toMatchObject({ name: "AccessDenied" });
  });

  it("gets an error for each object that it may not delete", async () => {
    const { s3 } = await startAs(SEALS);
    await s3.send(putSealed());
    const { Bucket, Key } = sealedPart();
    const { Errors } = await s3.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects: [{ Key }] } }));
    expect(Errors).toMatchObject([{ Key, Code: "AccessDenied" }]);
    expect((await s3.send(new GetObjectCommand({ Bucket, Key }))).ContentLength).toBe(6);
  });

  it("is refused the tables of others", async () => {
    const { dynamo } = await startAs("api-version");
    const read = dynamo.send(new GetItemCommand({ TableName: "drafts", Key: { id: { S: "a" } } }));
    await expect(read).rejects.toThrow("dynamodb:GetItem on resource: arn:aws:dynamodb:");
    await expect(read).rejects.toMatchObject({ name: "AccessDeniedException" });
  });
});

describe("a bucket whose policy denies everything that comes without TLS", () => {
  /** The bucket's own words, turned so that they speak of every request. */
  function denyingTls(part: string): Permissions {
    const { permissions } = resources;
    const arn = `arn:aws:s3:::${bucketOf(part)}`;
    const denials = permissions.denials.map((statement) =>
      statement.Resource.includes(arn)
        ? { ...statement, Condition: { StringEquals: {}, Bool: { "aws:SecureTransport": ["true"] } } }
        : statement,
    );
    return { ...permissions, denials };
  }

  it("is one of all buckets that files are in", () => {
    const denied = resources.permissions.denials.flatMap(({ Resource }) => Resource);
    for (const { name } of resources.buckets) expect(denied).toContain(`arn:aws:s3:::${name}`);
    for (const { Condition } of resources.permissions.denials) {
      expect(Condition).toEqual({ StringEquals: {}, Bool: { "aws:SecureTransport": ["false"] } });
    }
  });

  it("refuses, in the words of AWS, a function whose role allows it, and the account too", async () => {
    const { s3 } = await startAs(SEALS, denyingTls("sealed"));
    const arn = `arn:aws:s3:::${bucketOf("sealed")}/process/part`;
    const words = `s3:PutObject on resource: ${arn} with an explicit deny in a resource-based policy`;
    await expect(s3.send(putSealed())).rejects.toThrow(words);
    expect(aws.refusals).toEqual([`${functionOf(SEALS)} s3:PutObject ${arn}`]);
    const account = new S3Client({ ...aws.client, forcePathStyle: true });
    await expect(account.send(putSealed())).rejects.toThrow(`User: arn:aws:iam::000000000000:root is not`);
    const Bucket = bucketOf("uploads");
    await account.send(new PutObjectCommand({ Bucket, Key: "process/a", Body: "bytes" }));
  });
});

describe("an upload by a link", () => {
  it.each([
    ["carries the rights of the function that signed it", undefined, 204],
    ["is refused when that function may not write", "s3:PutObject", 403],
  ])("%s", async (...[, action, status]) => {
    const name = "api-process";
    const { s3 } = await startAs(name, action === undefined ? undefined : without(name, { action }));
    const { url, fields } = await createPresignedPost(s3, { Bucket: bucketOf("uploads"), Key: "process/a" });
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) form.set(field, value);
    form.set("file", new Blob(["bytes"]));
    expect((await fetch(url, { method: "POST", body: form })).status).toBe(status);
  });
});
