import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  GetObjectTaggingCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type PutObjectCommandInput,
} from "@aws-sdk/client-s3";
import { createPresignedPost } from "@aws-sdk/s3-presigned-post";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { casesOf, outcomeOf, type Home } from "../Home.ts";

const TEXT = "%PDF-1.7 conformance";
const ANOTHER_TAG = `"${"0".repeat(32)}"`;
const sha256 = (text: string): string => createHash("sha256").update(text).digest("base64");

/** Asks with an object of its own, which is deleted afterwards. */
async function withObject(
  home: Home,
  ask: (key: string, tag: string | undefined) => Promise<string>,
): Promise<string> {
  const Key = `${home.newName()}/object`;
  const { ETag } = await home.s3.send(new PutObjectCommand({ Bucket: home.bucket, Key, Body: TEXT }));
  const outcome = await ask(Key, ETag);
  await home.s3.send(new DeleteObjectCommand({ Bucket: home.bucket, Key }));
  return outcome;
}

async function put({ s3, bucket, newName }: Home, input: Partial<PutObjectCommandInput>): Promise<string> {
  const Key = input.Key ?? `${newName()}/object`;
  const outcome = await outcomeOf(
    s3.send(new PutObjectCommand({ Bucket: bucket, Body: TEXT, ...input, Key })),
  );
  if (outcome === "ok") await s3.send(new DeleteObjectCommand({ Bucket: bucket, Key }));
  return outcome;
}

/** Status, and the code that S3 writes into the body of a refusal. */
async function answerOf(fetched: Promise<Response>): Promise<string> {
  const response = await fetched;
  const [, code = ""] = /<Code>(.*?)<\/Code>/.exec(await response.text()) ?? [];
  return `${response.status} ${code}`.trim();
}

/** A part as browsers send it: the form that the server signed, and a file that may differ from what it is for. */
async function post(
  { s3, bucket, newName }: Home,
  {
    sent = TEXT,
    seconds = 60,
    added = {},
  }: {
    readonly sent?: string;
    readonly seconds?: number;
    readonly added?: Readonly<Record<string, string>>;
  },
): Promise<string> {
  const Key = `${newName()}/part`;
  const fields = { "Content-Type": "application/octet-stream", "x-amz-checksum-sha256": sha256(TEXT) };
  const signed = await createPresignedPost(s3, {
    Bucket: bucket,
    Key,
    Fields: fields,
    Conditions: [
      ["content-length-range", TEXT.length, TEXT.length],
      ...Object.entries(fields).map(([name, value]) => ({ [name]: value })),
    ],
    Expires: seconds,
  });
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...signed.fields, ...added })) form.append(name, value);
  form.append("file", new Blob([sent]), "part");
  const outcome = await answerOf(fetch(signed.url, { method: "POST", body: form }));
  await s3.send(new DeleteObjectCommand({ Bucket: bucket, Key }));
  return outcome;
}

const linkTo = ({ s3, bucket }: Home, Key: string, signingDate = new Date()) =>
  getSignedUrl(s3, new GetObjectCommand({ Bucket: bucket, Key }), { expiresIn: 60, signingDate });

const HOUR_MILLISECONDS = 3_600_000;

/** By the "Amazon S3 API Reference": operations, "Error responses", "POST Object", "Checking object integrity". */
export const S3_CASES = casesOf("S3", {
  "an object is read as it was written": [
    TEXT,
    (home) =>
      withObject(home, async (Key) => {
        const { Body } = await home.s3.send(new GetObjectCommand({ Bucket: home.bucket, Key }));
        return (await Body?.transformToString()) ?? "";
      }),
  ],
  "a missing object": [
    "NoSuchKey",
    ({ s3, bucket, newName }) => outcomeOf(s3.send(new GetObjectCommand({ Bucket: bucket, Key: newName() }))),
  ],
  "the head of a missing object": [
    "NotFound",
    ({ s3, bucket, newName }) =>
      outcomeOf(s3.send(new HeadObjectCommand({ Bucket: bucket, Key: newName() }))),
  ],
  "a missing bucket": [
    "NoSuchBucket",
    ({ s3, newName }) => outcomeOf(s3.send(new GetObjectCommand({ Bucket: newName(), Key: "any" }))),
  ],
  "a stream whose chunks are smaller than 8 KB": [
    "InvalidChunkSizeError",
    (home) => put(home, { Body: Readable.from([Buffer.alloc(42), Buffer.alloc(58)]), ContentLength: 100 }),
  ],
  "a stream of chunks of 64 KB, the last one smaller": [
    "ok",
    (home) =>
      put(home, { Body: Readable.from([Buffer.alloc(65_536), Buffer.alloc(58)]), ContentLength: 65_594 }),
  ],
  "an object that must not be there and is": [
    "PreconditionFailed",
    (home) => withObject(home, (Key) => put(home, { Key, IfNoneMatch: "*" })),
  ],
  "an object that must not be there and is not": ["ok", (home) => put(home, { IfNoneMatch: "*" })],
  "an object that must still be what was read, and is": [
    "ok",
    (home) => withObject(home, (Key, IfMatch) => put(home, { Key, IfMatch })),
  ],
  "an object that must still be what was read, and was changed": [
    "PreconditionFailed",
    (home) => withObject(home, (Key) => put(home, { Key, IfMatch: ANOTHER_TAG })),
  ],
  "an object that must still be what was read, and is not there": [
    "NoSuchKey",
    (home) => put(home, { IfMatch: ANOTHER_TAG }),
  ],
  "of two that write over the same, one": [
    ["ok PreconditionFailed", "ok ConditionalRequestConflict"],
    (home) =>
      withObject(home, async (Key, IfMatch) => {
        const bodies = ["one", "other"].map((Body) => ({ Bucket: home.bucket, Key, Body, IfMatch }));
        const sent = bodies.map((input) => outcomeOf(home.s3.send(new PutObjectCommand(input))));
        return (await Promise.all(sent)).sort().reverse().join(" ");
      }),
  ],
  "an object with the checksum of another": [
    "BadDigest",
    (home) => put(home, { ChecksumSHA256: sha256("another") }),
  ],
  "a checksum that is none": ["InvalidRequest", (home) => put(home, { ChecksumSHA256: "none" })],
  "a key of 1,025 bytes": ["KeyTooLongError", (home) => put(home, { Key: "k".repeat(1_025) })],
  "the list of a prefix, by keys": [
    "a b",
    async ({ s3, bucket, newName }) => {
      const Prefix = `${newName()}/`;
      for (const name of ["b", "a"])
        await s3.send(new PutObjectCommand({ Bucket: bucket, Key: Prefix + name, Body: TEXT }));
      const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket: bucket, Prefix }));
      const Objects = Contents.map(({ Key }) => ({ Key }));
      await s3.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects } }));
      return Objects.map(({ Key = "" }) => Key.slice(Prefix.length)).join(" ");
    },
  ],
  "deleting what is not there": [
    "1 deleted, 0 errors",
    ({ s3, bucket, newName }) =>
      outcomeOf(
        s3.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects: [{ Key: newName() }] } })),
        ({ Deleted = [], Errors = [] }) => `${Deleted.length} deleted, ${Errors.length} errors`,
      ),
  ],
  "the tags of an object without any": [
    "0 tags",
    (home) =>
      withObject(home, (Key) =>
        outcomeOf(
          home.s3.send(new GetObjectTaggingCommand({ Bucket: home.bucket, Key })),
          ({ TagSet = [] }) => `${TagSet.length} tags`,
        ),
      ),
  ],
  "a signed link": [
    "200",
    (home) => withObject(home, async (Key) => answerOf(fetch(await linkTo(home, Key)))),
  ],
  "a signed link that has expired": [
    "403 AccessDenied",
    (home) =>
      withObject(home, async (Key) =>
        answerOf(fetch(await linkTo(home, Key, new Date(Date.now() - HOUR_MILLISECONDS)))),
      ),
  ],
  "a signed link to another object": [
    "403 SignatureDoesNotMatch",
    (home) =>
      withObject(home, async (Key) =>
        answerOf(fetch((await linkTo(home, Key)).replace("/object", "/other"))),
      ),
  ],
  "a signed part": ["204", (home) => post(home, {})],
  "a signed part with a byte more": ["400 EntityTooLarge", (home) => post(home, { sent: `${TEXT}!` })],
  "a signed part with a byte less": ["400 EntityTooSmall", (home) => post(home, { sent: TEXT.slice(1) })],
  "a signed part with other bytes": ["400 BadDigest", (home) => post(home, { sent: TEXT.replace("%", "!") })],
  "a signed part whose time is over": ["403 AccessDenied", (home) => post(home, { seconds: -60 })],
  "a signed part with a field that nobody signed": [
    "403 AccessDenied",
    (home) => post(home, { added: { "x-amz-meta-other": "x" } }),
  ],
});
