import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3Client,
} from "@aws-sdk/client-s3";
import { createPresignedPost, type PresignedPostOptions } from "@aws-sdk/s3-presigned-post";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { ActiveChange } from "#domain/forms/FormVersion.ts";
import { NO_PARTICULARS } from "#domain/forms/FormParticulars.ts";
import { aForm } from "#test/fixtures/aForm.ts";
import { createFormVersionStore } from "#adapters/s3/createFormVersionStore.ts";
import { createPlaceStore } from "#adapters/s3/createPlaceStore.ts";
import type { Bucket as StoreBucket } from "#adapters/s3/objectStore.ts";
import { openLocalBucket } from "#adapters/s3/openBucket.ts";
import { createResultStore } from "#adapters/s3/createResultStore.ts";
import { outcomeOf } from "#test/conformance/Home.ts";
import { portalOrigin, startSampleAws } from "./startSampleAws.ts";

const Bucket = "uploads";
let aws: Awaited<ReturnType<typeof startSampleAws>>;
let s3: S3Client;

beforeAll(async () => {
  aws = await startSampleAws({ port: 4960 });
  s3 = new S3Client(aws.client);
});
afterAll(async () => {
  s3.destroy();
  await aws.stop();
});
afterEach(() => vi.useRealTimers());

async function send(
  post: { url: string; fields: Record<string, string> },
  options: { body: string; origin?: string },
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(post.fields)) form.append(name, value);
  form.append("file", new Blob([options.body]), "part");
  const headers: Record<string, string> = options.origin === undefined ? {} : { origin: options.origin };
  const response = await fetch(post.url, { method: "POST", body: form, headers });
  const text = await response.text();
  return {
    status: response.status,
    code: /<Code>(.*)<\/Code>/.exec(text)?.[1],
    headers: response.headers,
    text,
  };
}

const filesOf = (bucket: string): number => readdirSync(path.join(aws.folder, "s3", bucket)).length;

const content = "%PDF-1.7 sample";
const sha256 = createHash("sha256").update(content).digest("base64");

function aPost(overrides: Partial<PresignedPostOptions> = {}) {
  return createPresignedPost(s3, {
    Bucket,
    Key: "process/part-1",
    Expires: 300,
    Fields: { "Content-Type": "application/pdf", "x-amz-checksum-sha256": sha256 },
    Conditions: [["content-length-range", content.length, content.length]],
    ...overrides,
  });
}

describe("uploading by presigned POST", () => {
  it("stores the bytes that the policy describes and lets the portal's page read the answer", async () => {
    const answer = await send(await aPost(), { body: content, origin: portalOrigin });
    expect(answer.status).toBe(204);
    expect(answer.headers.get("access-control-allow-origin")).toBe(portalOrigin);
    const object = await s3.send(
      new GetObjectCommand({ Bucket, Key: "process/part-1", ChecksumMode: "ENABLED" }),
    );
    expect(object.ContentType).toBe("application/pdf");
    expect(object.ChecksumSHA256).toBe(sha256);
    expect(await object.Body?.transformToString()).toBe(content);
  });

  it("gives no answer headers to a foreign page", async () => {
    const answer = await send(await aPost(), { body: content, origin: "http://evil.example" });
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
  });

  it("refuses a wrong signature", async () => {
    const post = await aPost();
    const signature = post.fields["X-Amz-Signature"]!;
    post.fields["X-Amz-Signature"] = signature.replace(/.$/, signature.endsWith("0") ? "1" : "0");
    expect(await send(post, { body: content })).toMatchObject({ status: 403, code: "SignatureDoesNotMatch" });
  });

  it("refuses a changed policy", async () => {
    const post = await aPost();
    const policy = Buffer.from(post.fields["Policy"]!, "base64").toString();
    post.fields["Policy"] = Buffer.from(
      policy.replace(`${content.length},${content.length}`, "1,99"),
    ).toString("base64");
    expect(await send(post, { body: content })).toMatchObject({ status: 403, code: "SignatureDoesNotMatch" });
  });

  it("refuses a form without policy", async () => {
    const { url } = await aPost();
    expect(await send({ url, fields: { key: "x" } }, { body: content })).toMatchObject({
      status: 403,
      code: "AccessDenied",
    });
  });

  it("refuses an expired policy", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 400_000 });
    const post = await aPost();
    vi.useRealTimers();
    const answer = await send(post, { body: content });
    expect(answer).toMatchObject({ status: 403, code: "AccessDenied" });
    expect(answer.text).toContain("Policy expired");
  });

  it("refuses more and fewer bytes than allowed", async () => {
    expect(await send(await aPost(), { body: `${content}!` })).toMatchObject({
      status: 400,
      code: "EntityTooLarge",
    });
    expect(await send(await aPost(), { body: "%" })).toMatchObject({ status: 400, code: "EntityTooSmall" });
    const large = await send(await aPost(), { body: "x".repeat(3_000_000) });
    expect(large).toMatchObject({ status: 400, code: "EntityTooLarge" });
  });

  it("refuses another type, another key and fields that the policy does not name", async () => {
    const type = await aPost();
    type.fields["Content-Type"] = "text/html";
    expect(await send(type, { body: content })).toMatchObject({ status: 403, code: "AccessDenied" });
    const key = await aPost();
    key.fields["key"] = "other/part-1";
    expect(await send(key, { body: content })).toMatchObject({ status: 403, code: "AccessDenied" });
    const extra = await aPost();
    extra.fields["x-amz-meta-owner"] = "me";
    expect((await send(extra, { body: content })).text).toContain("Extra input fields");
  });

  it("refuses bytes with another checksum and keeps the object that was there", async () => {
    await send(await aPost(), { body: content });
    const answer = await send(await aPost(), { body: content.replace("sample", "simple") });
    expect(answer).toMatchObject({ status: 400, code: "BadDigest" });
    const object = await s3.send(new GetObjectCommand({ Bucket, Key: "process/part-1" }));
    expect(await object.Body?.transformToString()).toBe(content);
  });

  it("honours starts-with conditions", async () => {
    const post = await createPresignedPost(s3, {
      Bucket,
      Key: "process/${filename}",
      Conditions: [["starts-with", "$key", "process/"]],
    });
    expect((await send(post, { body: content })).status).toBe(204);
    post.fields["key"] = "elsewhere/x";
    expect((await send(post, { body: content })).status).toBe(403);
  });
});

describe("cross-origin preflight", () => {
  const preflight = (origin: string, method: string) =>
    fetch(`${aws.endpoint}/${Bucket}`, {
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": method },
    });

  it("allows what the bucket's configuration in the template allows", async () => {
    const answer = await preflight(portalOrigin, "POST");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("access-control-max-age")).toBe("600");
  });

  it("refuses foreign origins and other methods", async () => {
    expect((await preflight("http://evil.example", "POST")).status).toBe(403);
    expect((await preflight(portalOrigin, "DELETE")).status).toBe(403);
  });
});

describe("objects through the AWS SDK", () => {
  it("takes buffers and streams with the checksums that the SDK adds, and lists them", async () => {
    await s3.send(new PutObjectCommand({ Bucket, Key: "sdk/ä b+c", Body: "buffer", Metadata: { a: "1" } }));
    const length = 300_000;
    await s3.send(
      new PutObjectCommand({
        Bucket,
        Key: "sdk/stream",
        Body: Readable.from([Buffer.alloc(length, 7)]),
        ContentLength: length,
      }),
    );
    const listed = await s3.send(new ListObjectsV2Command({ Bucket, Prefix: "sdk/" }));
    expect(listed.Contents?.map(({ Key, Size }) => [Key, Size])).toEqual([
      ["sdk/stream", length],
      ["sdk/ä b+c", 6],
    ]);
    const head = await s3.send(new HeadObjectCommand({ Bucket, Key: "sdk/ä b+c" }));
    expect(head.Metadata).toEqual({ a: "1" });
    const part = await s3.send(new GetObjectCommand({ Bucket, Key: "sdk/ä b+c", Range: "bytes=1-3" }));
    expect(await part.Body?.transformToString()).toBe("uff");
    expect(part.ContentRange).toBe("bytes 1-3/6");
    const gone = { Objects: [{ Key: "sdk/ä b+c" }, { Key: "sdk/stream" }] };
    await s3.send(new DeleteObjectsCommand({ Bucket, Delete: gone }));
    expect((await s3.send(new ListObjectsV2Command({ Bucket, Prefix: "sdk/" }))).KeyCount).toBe(0);
  });

  it("refuses a stream in small chunks as S3 does", async () => {
    const pieces = [Buffer.alloc(42), Buffer.alloc(20_000), Buffer.alloc(22)];
    const small = new PutObjectCommand({
      Bucket,
      Key: "sdk/small-chunks",
      Body: Readable.from(pieces),
      ContentLength: 20_064,
    });
    await expect(s3.send(small)).rejects.toMatchObject({ name: "InvalidChunkSizeError" });
    const listed = await s3.send(new ListObjectsV2Command({ Bucket, Prefix: "sdk/small" }));
    expect(listed.KeyCount).toBe(0);
  });

  it("takes the archive of an application's files, whose first piece has 42 bytes", async () => {
    const { endpoint, region, credentials } = aws.client;
    const store = createResultStore({
      ...openLocalBucket(Bucket, { endpoint, region, ...credentials }),
      clock: { now: () => new Date() },
    });
    const archived = {
      fileName: "a.pdf",
      size: 20_000,
      at: "2026-11-25T10:00:00Z",
      // As a file that was read from S3: no Buffer, as the headers are.
      read: () => Promise.resolve(new Uint8Array(20_000)),
    };
    const size = await store.writeArchive({ processId: "archive", name: "attachments" }, [
      archived,
      archived,
    ]);
    const listed = await s3.send(new ListObjectsV2Command({ Bucket, Prefix: "archive/" }));
    expect(listed.Contents?.map(({ Size }) => Size)).toEqual([size]);
  });

  it("pages through long lists", async () => {
    for (const name of ["1", "2", "3"])
      await s3.send(new PutObjectCommand({ Bucket, Key: `page/${name}`, Body: name }));
    const first = await s3.send(new ListObjectsV2Command({ Bucket, Prefix: "page/", MaxKeys: 2 }));
    expect(first.IsTruncated).toBe(true);
    const token = first.NextContinuationToken;
    const second = await s3.send(
      new ListObjectsV2Command({ Bucket, Prefix: "page/", ContinuationToken: token }),
    );
    expect(second.Contents?.map(({ Key }) => Key)).toEqual(["page/3"]);
  });

  it("writes only once when asked to", async () => {
    const put = () => s3.send(new PutObjectCommand({ Bucket, Key: "once", Body: "1", IfNoneMatch: "*" }));
    await put();
    await expect(put()).rejects.toMatchObject({ name: "PreconditionFailed" });
  });

  it("writes over what was read and over nothing else, and a deletion meanwhile is a conflict", async () => {
    const Key = "pointer";
    const write = (condition: Partial<PutObjectCommandInput>) =>
      s3.send(new PutObjectCommand({ Bucket, Key, Body: "1", ...condition }));
    await expect(write({ IfMatch: '"none"' })).rejects.toMatchObject({ name: "NoSuchKey" });
    const { ETag: first = "" } = await write({ IfNoneMatch: "*" });
    const { ETag: second = "" } = await write({ Body: "2", IfMatch: first });
    await expect(write({ IfMatch: first })).rejects.toMatchObject({ name: "PreconditionFailed" });
    for (const condition of [{ IfMatch: second }, { IfNoneMatch: "*" }]) {
      await write({ Body: "2" });
      const files = filesOf(Bucket);
      const Body = new Readable({ read: () => undefined });
      Body.push(Buffer.alloc(10_000));
      const sent = outcomeOf(write({ ...condition, Body, ContentLength: 10_001 }));
      // The one that is written lies beside the one that is there.
      await expect.poll(() => filesOf(Bucket)).toBeGreaterThan(files);
      await s3.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects: [{ Key }] } }));
      Body.push(Buffer.alloc(1));
      Body.push(null);
      expect(await sent).toBe("ConditionalRequestConflict");
    }
    await expect(s3.send(new GetObjectCommand({ Bucket, Key }))).rejects.toMatchObject({
      name: "NoSuchKey",
    });
  });

  it("answers for what is not there as S3 does", async () => {
    const get = s3.send(new GetObjectCommand({ Bucket, Key: "missing" }));
    await expect(get).rejects.toMatchObject({ name: "NoSuchKey" });
    const stranger = s3.send(new GetObjectCommand({ Bucket: "nowhere", Key: "missing" }));
    await expect(stranger).rejects.toMatchObject({ name: "NoSuchBucket" });
  });

  it("refuses a wrong secret and a request without signature", async () => {
    const thief = new S3Client({
      ...aws.client,
      credentials: { accessKeyId: "test", secretAccessKey: "guess" },
    });
    const stolen = thief.send(new GetObjectCommand({ Bucket, Key: "process/part-1" }));
    await expect(stolen).rejects.toMatchObject({ name: "SignatureDoesNotMatch" });
    thief.destroy();
    expect((await fetch(`${aws.endpoint}/${Bucket}/process/part-1`)).status).toBe(403);
  });
});

describe("presigned download links", () => {
  const link = (expiresIn: number) =>
    getSignedUrl(
      s3,
      new GetObjectCommand({
        Bucket,
        Key: "result.pdf",
        ResponseContentDisposition: 'attachment; filename="Antrag.pdf"',
      }),
      { expiresIn },
    );

  it("give the file with the name that was signed", async () => {
    await s3.send(
      new PutObjectCommand({ Bucket, Key: "result.pdf", Body: content, ContentType: "application/pdf" }),
    );
    const answer = await fetch(await link(600));
    expect(await answer.text()).toBe(content);
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="Antrag.pdf"');
  });

  it("die after their time and cannot be changed", async () => {
    const url = await link(600);
    const changed = url.replace("result.pdf", "once");
    expect((await fetch(changed)).status).toBe(403);
    expect((await fetch(url.replace("X-Amz-Expires=600", "X-Amz-Expires=6000"))).status).toBe(403);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 601_000 });
    const late = await fetch(url);
    expect(late.status).toBe(403);
    expect(await late.text()).toContain("Request has expired");
  });
});

const [ONE, OTHER] = ["1".repeat(12), "2".repeat(12)] as const;
const importedAt = (minute: number): string => `2026-11-28T07:0${String(minute)}:00.000Z`;

const VERSIONED = {
  "versions of a form": (bucket: StoreBucket) => {
    const store = createFormVersionStore(bucket);
    const parts = { de: aForm([]), en: aForm([]), particulars: NO_PARTICULARS };
    const of = (version: string) => ({ id: "card", version });
    return {
      put: (minute: number) =>
        store.put(of(ONE), {
          ...parts,
          info: { importedAt: importedAt(minute), type: "FORMIO" as const, findings: [] },
        }),
      info: () => store.info(of(ONE)),
      active: () => store.active("card"),
      activate: (change: ActiveChange) => store.activate("card", change),
    };
  },
  "tables of places": (bucket: StoreBucket) => {
    const store = createPlaceStore(bucket);
    const places = [{ ars: "053150000000", place: "Köln", postalCode: "50667", region: "NW" as const }];
    return {
      ...store,
      put: (minute: number) =>
        store.put(ONE, { places, info: { importedAt: importedAt(minute), places: 1 } }),
      info: () => store.info(ONE),
    };
  },
};

describe.each(Object.entries(VERSIONED))("%s", (_name, open) => {
  const bucket = () => openLocalBucket(Bucket, { ...aws.client, ...aws.client.credentials });

  /** Has read what is there, and writes `name` once `faster` is done. */
  function slower(name: string, faster: () => Promise<unknown>): ReturnType<typeof open> {
    const slow = bucket();
    slow.client.middlewareStack.add(
      (next, { commandName }) =>
        async (given) => {
          if (commandName === "PutObjectCommand" && JSON.stringify(given.input).includes(name))
            await faster();
          return next(given);
        },
      { step: "initialize" },
    );
    return open(slow);
  }

  it("are written by one of two at the same time, and the other is told", async () => {
    const store = open(bucket());
    expect(await slower("info.json", async () => expect(await store.put(1)).toBe(true)).put(2)).toBe(false);
    expect(await store.info()).toMatchObject({ importedAt: importedAt(1) });
    expect(await slower("info.json", async () => expect(await store.put(3)).toBe(true)).put(4)).toBe(false);
    expect(await store.info()).toMatchObject({ importedAt: importedAt(3) });
    expect(await store.put(5)).toBe(true);
  });

  it("are put in force by one of two at the same time, also what comes along, and the other is told", async () => {
    const store = open(bucket());
    const both = async (from: string | undefined, [fast, slow]: readonly [string | undefined, string]) => {
      const late = slower("active.json", async () =>
        expect(await store.activate({ from, to: fast })).toBe(true),
      );
      expect(await late.activate({ from, to: slow })).toBe(false);
      expect(await store.active()).toBe(fast);
    };
    expect(await store.active()).toBeUndefined();
    await both(undefined, [ONE, OTHER]);
    await both(ONE, [undefined, OTHER]);
    await both(undefined, [OTHER, ONE]);
    expect(await store.activate({ from: ONE, to: undefined })).toBe(false);
    expect(await store.activate({ from: undefined, to: OTHER })).toBe(true);
    expect(await store.active()).toBe(OTHER);
  });

  it("are known as written by whoever wrote them, also when the answer was lost", async () => {
    const store = open(bucket());
    const from = await store.active();
    const again = slower("active.json", () => store.activate({ from, to: ONE }));
    expect(await again.activate({ from, to: ONE })).toBe(true);
    expect(await store.active()).toBe(ONE);
  });
});
