import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { err, type Result, ok } from "#domain/result.ts";
import { type BucketResource, localAccount } from "#infra/laptop/template/PortalResources.ts";
import type { Iam } from "../iam/createIam.ts";
import { splitTarget } from "../sigv4/canonicalRequestHash.ts";
import { verifySignature } from "../sigv4/verifySignature.ts";
import { corsHeaders } from "./corsHeaders.ts";
import { deleteObject, deleteObjects } from "./deleteObjects.ts";
import { getObject } from "./getObject.ts";
import { listObjects } from "./listObjects.ts";
import { openObjectStore } from "./ObjectStore.ts";
import { postObject } from "./postObject.ts";
import { putObject } from "./putObject.ts";
import { refusalsOf } from "./refusalsOf.ts";
import { s3Refused, type S3Failure, xmlDocument, xmlElement } from "./S3Failure.ts";
import type { Bucket, S3Action, S3Operation } from "./S3Request.ts";

export type S3 = {
  readonly handle: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;
  readonly contents: () => readonly {
    readonly name: string;
    readonly objects: number;
    readonly bytes: number;
  }[];
};

/** The part of S3 that the portal uses, addressed by path, on files below `folder`. */
export function createS3(options: {
  readonly folder: string;
  readonly buckets: readonly BucketResource[];
  readonly iam: Iam;
}): S3 {
  const { iam } = options;
  const buckets = new Map(
    options.buckets.map(({ name, corsRules, expirationDays }): [string, Bucket] => [
      name,
      { name, corsRules, store: openObjectStore(path.join(options.folder, name), { expirationDays }) },
    ]),
  );
  return {
    contents: () =>
      [...buckets.values()].map(({ name, store }) => {
        const objects = store.list();
        return { name, objects: objects.length, bytes: objects.reduce((sum, { size }) => sum + size, 0) };
      }),
    handle: async (incoming, outgoing) => {
      const { path: target, parameters } = splitTarget(incoming.url ?? "/");
      const [, bucketName = "", ...keyParts] = target.split("/");
      const key = decodedKey(keyParts.join("/"));
      const bucket = buckets.get(bucketName);
      const method = incoming.method ?? "GET";
      const cors = corsHeaders(incoming, {
        rules: bucket?.corsRules ?? [],
        method: method === "OPTIONS" ? (incoming.headers["access-control-request-method"] ?? "") : method,
      });
      for (const [name, value] of Object.entries(cors ?? {})) outgoing.setHeader(name, value);
      const answered =
        method === "OPTIONS"
          ? answerPreflight(outgoing, cors !== undefined)
          : await perform({ incoming, outgoing, bucket, key, parameters: new Map(parameters), iam });
      if (!answered.ok) refuse(answered.failure, { incoming, outgoing });
    },
  };
}

async function perform(request: {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  bucket: Bucket | undefined;
  key: string | undefined;
  parameters: ReadonlyMap<string, string>;
  iam: Iam;
}): Promise<Result<undefined, S3Failure>> {
  const { incoming, outgoing, bucket, key, parameters, iam } = request;
  const method = incoming.method ?? "GET";
  if (key === undefined) return err(s3Refused("InvalidArgument", "The key is not encoded correctly."));
  const isForm = (incoming.headers["content-type"] ?? "").startsWith("multipart/form-data");
  if (method === "POST" && key === "" && isForm) {
    if (bucket === undefined) return err(s3Refused("NoSuchBucket", "The specified bucket does not exist"));
    return postObject({ incoming, outgoing, bucket }, iam);
  }
  const signed = verifySignature(
    { method, target: incoming.url ?? "/", headers: incoming.headers },
    { service: "s3", iam },
  );
  if (!signed.ok) return err(s3Refused(signed.failure.code, signed.failure.message));
  if (bucket === undefined) return err(s3Refused("NoSuchBucket", "The specified bucket does not exist"));
  const operation = operationFor({ method, key, parameters, headers: incoming.headers });
  if (operation === undefined) {
    return err(s3Refused("NotImplemented", `The embedded S3 does not do ${method} ${incoming.url ?? "/"}.`));
  }
  const { caller, payloadHash } = signed.value;
  const refusalOf = refusalsOf({ caller, bucket }, iam);
  const refusal =
    operation.action === undefined ? undefined : refusalOf(operation.action, key === "" ? undefined : key);
  if (refusal !== undefined) return err(s3Refused("AccessDenied", refusal));
  return operation.perform({ incoming, outgoing, bucket, key, parameters, refusalOf, payloadHash });
}

/** Query names that choose another operation than reading or writing the object itself. */
const subresources =
  /^(acl|attributes|cors|encryption|legal-hold|lifecycle|location|object-lock|partNumber|policy|restore|retention|select|tagging|torrent|uploadId|uploads|versionId|versioning|versions)$/;

/** `action`: of the whole request; of several objects each is allowed by itself. */
type AllowedOperation = { readonly action?: S3Action; readonly perform: S3Operation };

function operationFor(request: {
  method: string;
  key: string;
  parameters: ReadonlyMap<string, string>;
  headers: IncomingMessage["headers"];
}): AllowedOperation | undefined {
  const { method, key, parameters, headers } = request;
  if ([...parameters.keys()].some((name) => subresources.test(name))) return undefined;
  if (key === "") {
    if (method === "GET" && parameters.get("list-type") === "2")
      return { action: "s3:ListBucket", perform: listObjects };
    if (method === "HEAD") return { action: "s3:ListBucket", perform: headBucket };
    return method === "POST" && parameters.has("delete") ? { perform: deleteObjects } : undefined;
  }
  if (method === "GET" || method === "HEAD") return { action: "s3:GetObject", perform: getObject };
  if (method === "DELETE") return { action: "s3:DeleteObject", perform: deleteObject };
  const isPut = method === "PUT" && headers["x-amz-copy-source"] === undefined;
  return isPut ? { action: "s3:PutObject", perform: putObject } : undefined;
}

function answerPreflight(outgoing: ServerResponse, allowed: boolean): Result<undefined, S3Failure> {
  if (!allowed) {
    return err(s3Refused("AccessForbidden", "CORSResponse: This CORS request is not allowed."));
  }
  outgoing.writeHead(200).end();
  return { ok: true, value: undefined };
}

function refuse(failure: S3Failure, exchange: { incoming: IncomingMessage; outgoing: ServerResponse }): void {
  const { incoming, outgoing } = exchange;
  // The rest of a refused upload is read and dropped: a browser that is still sending would miss the answer.
  incoming.resume();
  if (outgoing.headersSent) {
    outgoing.destroy();
    return;
  }
  const body = xmlDocument(
    `<Error>${xmlElement("Code", failure.code)}${xmlElement("Message", failure.message)}</Error>`,
  );
  outgoing.writeHead(failure.status, { "content-type": "application/xml" });
  outgoing.end(incoming.method === "HEAD" ? undefined : body);
}

function decodedKey(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

const headBucket: S3Operation = ({ outgoing }) => {
  outgoing.writeHead(200, { "x-amz-bucket-region": localAccount.region }).end();
  return Promise.resolve(ok(undefined));
};
