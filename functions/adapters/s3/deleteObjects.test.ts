import { S3Client } from "@aws-sdk/client-s3";
import { describe, expect, it } from "vitest";
import { deleteObjects } from "./objectStore.ts";

const KEYS = ["p/one", "p/two", "p/three"];

/** A bucket that answers each request with the next of these codes for one key; none: all are deleted. */
function bucketThat(codes: readonly (string | undefined)[]): {
  readonly bucket: Parameters<typeof deleteObjects>[0];
  readonly asked: (readonly string[])[];
} {
  const asked: (readonly string[])[] = [];
  const client = new S3Client({
    region: "eu-central-1",
    credentials: { accessKeyId: "k", secretAccessKey: "s" },
  });
  client.middlewareStack.add(
    () => (given) => {
      const { Delete } = "Delete" in given.input ? given.input : {};
      asked.push((Delete?.Objects ?? []).map(({ Key = "" }) => Key));
      const code = codes[asked.length - 1];
      const Errors = code === undefined ? undefined : [{ Key: "p/two", Code: code, Message: "no" }];
      return Promise.resolve({ output: { $metadata: {}, Errors }, response: {} });
    },
    { step: "initialize" },
  );
  return { bucket: { client, bucketName: "uploads" }, asked };
}

describe("files that a bucket did not delete", () => {
  it("are asked for again when the bucket was busy", async () => {
    const { bucket, asked } = bucketThat(["SlowDown", "InternalError"]);
    await deleteObjects(bucket, KEYS);
    expect(asked).toEqual([KEYS, ["p/two"], ["p/two"]]);
  });

  it("are an error when the bucket refuses, or stays busy", async () => {
    await expect(deleteObjects(bucketThat(["AccessDenied"]).bucket, KEYS)).rejects.toThrow("AccessDenied");
    const busy = bucketThat(Array.from({ length: 9 }, () => "SlowDown"));
    await expect(deleteObjects(busy.bucket, KEYS)).rejects.toThrow("SlowDown");
    expect(busy.asked).toHaveLength(4);
  });
});
