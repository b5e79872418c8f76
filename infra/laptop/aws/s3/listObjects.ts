import { ok } from "#domain/result.ts";
import { xmlDocument, xmlElement } from "./S3Failure.ts";
import type { S3Operation } from "./S3Request.ts";
import type { StoredObject } from "./ObjectStore.ts";

type Page = {
  readonly objects: StoredObject[];
  readonly prefixes: string[];
  readonly next: string | undefined;
};

/** ListObjectsV2. The continuation token is the last key of the page before. */
export const listObjects: S3Operation = ({ outgoing, bucket, parameters }) => {
  const prefix = parameters.get("prefix") ?? "";
  const delimiter = parameters.get("delimiter") ?? "";
  const after = decodeToken(parameters.get("continuation-token")) ?? parameters.get("start-after") ?? "";
  const maximum = Math.min(1000, Number(parameters.get("max-keys") ?? "1000"));
  const page = pageOf(
    bucket.store.list().filter(({ key }) => key.startsWith(prefix) && key > after),
    { prefix, delimiter, maximum },
  );
  const encode = parameters.get("encoding-type") === "url" ? encodeURIComponent : (text: string) => text;
  const body = [
    xmlElement("Name", bucket.name),
    xmlElement("Prefix", encode(prefix)),
    xmlElement("KeyCount", page.objects.length + page.prefixes.length),
    xmlElement("MaxKeys", maximum),
    ...(delimiter === "" ? [] : [xmlElement("Delimiter", delimiter)]),
    xmlElement("IsTruncated", page.next !== undefined),
    ...(page.next === undefined ? [] : [xmlElement("NextContinuationToken", encodeToken(page.next))]),
    ...page.objects.map(
      (object) =>
        `<Contents>${xmlElement("Key", encode(object.key))}` +
        xmlElement("LastModified", new Date(object.lastModified).toISOString()) +
        `${xmlElement("ETag", object.etag)}${xmlElement("Size", object.size)}` +
        `${xmlElement("StorageClass", "STANDARD")}</Contents>`,
    ),
    ...page.prefixes.map(
      (common) => `<CommonPrefixes>${xmlElement("Prefix", encode(common))}</CommonPrefixes>`,
    ),
  ];
  outgoing.writeHead(200, { "content-type": "application/xml" });
  outgoing.end(
    xmlDocument(
      `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${body.join("")}</ListBucketResult>`,
    ),
  );
  return Promise.resolve(ok(undefined));
};

function pageOf(
  objects: readonly StoredObject[],
  options: { prefix: string; delimiter: string; maximum: number },
): Page {
  const { prefix, delimiter, maximum } = options;
  const page: Page & { next: string | undefined } = { objects: [], prefixes: [], next: undefined };
  let last: string | undefined;
  for (const object of objects) {
    const rest = object.key.slice(prefix.length);
    const end = delimiter === "" ? -1 : rest.indexOf(delimiter);
    const common = end === -1 ? undefined : prefix + rest.slice(0, end + delimiter.length);
    const counted = common !== undefined && page.prefixes.includes(common);
    if (!counted && page.objects.length + page.prefixes.length >= maximum) return { ...page, next: last };
    last = object.key;
    if (common === undefined) page.objects.push(object);
    else if (!counted) page.prefixes.push(common);
  }
  return page;
}

function encodeToken(key: string): string {
  return Buffer.from(key).toString("base64url");
}

function decodeToken(token: string | undefined): string | undefined {
  return token === undefined ? undefined : Buffer.from(token, "base64url").toString();
}
