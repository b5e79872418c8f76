import busboy from "busboy";
import type { Readable } from "node:stream";
import { err, ok, type Result } from "#domain/result.ts";
import type { Iam } from "../iam/createIam.ts";
import { checkPostPolicy, type PolicyBounds } from "./checkPostPolicy.ts";
import type { ReceivedBytes } from "./ObjectStore.ts";
import { refusalsOf } from "./refusalsOf.ts";
import { s3Refused, type S3Failure, xmlDocument, xmlElement } from "./S3Failure.ts";
import type { S3Request } from "./S3Request.ts";
import { verifyChecksums } from "./checksums.ts";

type PostRequest = Pick<S3Request, "incoming" | "outgoing" | "bucket">;

type Form = { readonly fields: ReadonlyMap<string, string>; readonly received: ReceivedBytes };

/** The browser's upload: a form whose signed policy says which key, size, type and checksum are allowed. */
export async function postObject(request: PostRequest, iam: Iam): Promise<Result<undefined, S3Failure>> {
  const form = await readForm(request, iam);
  if (!form.ok) return form;
  const { fields, received } = form.value;
  const { store } = request.bucket;
  const verified = verifyChecksums(Object.fromEntries(fields), received.digests);
  if (!verified.ok) {
    await store.discard(received);
    return verified;
  }
  const kept = await store.keep(received, {
    object: {
      key: fields.get("key") ?? "",
      contentType: fields.get("content-type") ?? "binary/octet-stream",
      headers: Object.fromEntries([...fields].filter(([name]) => isKept(name))),
      checksums: verified.value,
    },
  });
  if (!kept.ok) return kept;
  const wanted = Number(fields.get("success_action_status") ?? "204");
  const status = wanted === 200 || wanted === 201 ? wanted : 204;
  const location = `/${request.bucket.name}/${encodeURIComponent(kept.value.key)}`;
  request.outgoing.writeHead(status, { etag: kept.value.etag, location });
  request.outgoing.end(
    status === 201
      ? xmlDocument(
          `<PostResponse>${xmlElement("Location", location)}${xmlElement("Bucket", request.bucket.name)}` +
            `${xmlElement("Key", kept.value.key)}${xmlElement("ETag", kept.value.etag)}</PostResponse>`,
        )
      : undefined,
  );
  return ok(undefined);
}

/** The policy is checked when the file begins, so nothing is stored that the fields before it do not allow. */
async function readForm(request: PostRequest, iam: Iam): Promise<Result<Form, S3Failure>> {
  const { incoming, bucket } = request;
  const fields = new Map<string, string>([["bucket", bucket.name]]);
  const boundsOf = (given: typeof fields): Result<PolicyBounds, S3Failure> => {
    const bounds = checkPostPolicy(given, iam);
    if (!bounds.ok) return bounds;
    // A form carries the rights of the signer of its policy.
    const refusal = refusalsOf({ caller: bounds.value.signedBy, bucket }, iam)(
      "s3:PutObject",
      given.get("key"),
    );
    return refusal === undefined ? bounds : err(s3Refused("AccessDenied", refusal));
  };
  const parser = formParser(request);
  if (parser === undefined)
    return err(s3Refused("MalformedPOSTRequest", "The body is not multipart/form-data."));
  return new Promise((resolve) => {
    const refuse = (failure: S3Failure) => {
      incoming.unpipe(parser);
      incoming.resume();
      resolve(err(failure));
    };
    let fileSeen = false;
    parser.on("field", (name, value) => {
      const lowerCase = name.toLowerCase();
      if (lowerCase === "bucket" && value !== bucket.name) fields.set("bucket", "");
      else fields.set(lowerCase, value);
    });
    parser.on("file", (...[, file, info]) => {
      fileSeen = true;
      const key = (fields.get("key") ?? "").replaceAll("${filename}", () => info.filename ?? "");
      fields.set("key", key);
      const bounds =
        key === "" ? err(s3Refused("InvalidArgument", "The form has no key.")) : boundsOf(fields);
      if (!bounds.ok) {
        file.resume();
        refuse(bounds.failure);
        return;
      }
      void receive(file, { bucket, bounds: bounds.value }).then((received) => {
        if (received.ok) resolve(ok({ fields, received: received.value }));
        else refuse(received.failure);
      });
    });
    parser.on("error", () => refuse(s3Refused("MalformedPOSTRequest", "The form is not well formed.")));
    parser.on("close", () => {
      if (!fileSeen)
        refuse(s3Refused("InvalidArgument", "POST requires exactly one file upload per request."));
    });
    incoming.on("aborted", () => refuse(s3Refused("IncompleteBody", "The upload was broken off.")));
    incoming.pipe(parser);
  });
}

function formParser({ incoming }: PostRequest): busboy.Busboy | undefined {
  try {
    return busboy({
      headers: incoming.headers,
      limits: { files: 1, fields: 60, fieldSize: 20_000, fieldNameSize: 200 },
    });
  } catch {
    return undefined;
  }
}

async function receive(
  file: Readable & { truncated?: boolean },
  options: { bucket: S3Request["bucket"]; bounds: PolicyBounds },
): Promise<Result<ReceivedBytes, S3Failure>> {
  const { store } = options.bucket;
  const received = await store.receive(file, { maximumBytes: options.bounds.maximumBytes });
  if (!received.ok || received.value.size >= options.bounds.minimumBytes) return received;
  await store.discard(received.value);
  return err(s3Refused("EntityTooSmall", "Your proposed upload is smaller than the minimum allowed size"));
}

function isKept(name: string): boolean {
  return (
    name.startsWith("x-amz-meta-") ||
    ["cache-control", "content-disposition", "content-encoding"].includes(name)
  );
}
