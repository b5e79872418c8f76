import { createHash } from "node:crypto";
import { err, ok } from "#domain/result.ts";
import { readBody } from "../readBody.ts";
import { s3Refused, xmlDocument, xmlElement } from "./S3Failure.ts";
import type { S3Operation } from "./S3Request.ts";

export const deleteObject: S3Operation = async ({ outgoing, bucket, key }) => {
  await bucket.store.remove(key);
  outgoing.writeHead(204).end();
  return ok(undefined);
};

/** DeleteObjects: `POST ?delete` with a list of keys in XML. */
export const deleteObjects: S3Operation = async ({ incoming, outgoing, bucket, refusalOf, payloadHash }) => {
  const body = await readBody(incoming, { maximumBytes: 2_000_000 });
  if (!body.ok) return err(s3Refused("MalformedXML", "The list of keys is too long."));
  const isHash = /^[0-9a-f]{64}$/.test(payloadHash);
  if (isHash && createHash("sha256").update(body.value).digest("hex") !== payloadHash) {
    return err(s3Refused("XAmzContentSHA256Mismatch", "The body is not the one that was signed."));
  }
  const text = body.value.toString("utf8");
  const keys = [...text.matchAll(/<Key>([^<]*)<\/Key>/g)].map((match) => unescapeXml(match[1] ?? ""));
  if (keys.length === 0 || keys.length > 1000) {
    return err(s3Refused("MalformedXML", "The XML you provided was not well-formed"));
  }
  const refused = keys.flatMap((key) => {
    const message = refusalOf("s3:DeleteObject", key);
    return message === undefined ? [] : [{ key, message }];
  });
  const allowed = keys.filter((key) => !refused.some((one) => one.key === key));
  for (const key of allowed) await bucket.store.remove(key);
  const quiet = /<Quiet>\s*true\s*<\/Quiet>/.test(text);
  const deleted = quiet ? "" : allowed.map((key) => `<Deleted>${xmlElement("Key", key)}</Deleted>`).join("");
  const errors = refused
    .map(({ key, message }) => {
      const why = `${xmlElement("Code", "AccessDenied")}${xmlElement("Message", message)}`;
      return `<Error>${xmlElement("Key", key)}${why}</Error>`;
    })
    .join("");
  outgoing.writeHead(200, { "content-type": "application/xml" });
  outgoing.end(
    xmlDocument(
      `<DeleteResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${deleted}${errors}</DeleteResult>`,
    ),
  );
  return ok(undefined);
};

function unescapeXml(text: string): string {
  return text
    .replaceAll(/&#x([0-9a-fA-F]+);/g, (...[, digits]: string[]) =>
      String.fromCodePoint(Number.parseInt(digits ?? "0", 16)),
    )
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&amp;", "&");
}
