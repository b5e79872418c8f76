import type { IncomingMessage, ServerResponse } from "node:http";
import type { Result } from "#domain/result.ts";
import type { CorsRule } from "#infra/laptop/template/PortalResources.ts";
import type { ObjectStore } from "./ObjectStore.ts";
import type { S3Failure } from "./S3Failure.ts";

export type Bucket = {
  readonly name: string;
  readonly corsRules: readonly CorsRule[];
  readonly store: ObjectStore;
};

export type S3Action = "s3:DeleteObject" | "s3:GetObject" | "s3:ListBucket" | "s3:PutObject";

/** A request whose bucket exists and whose signature holds (POST uploads carry their own proof). */
export type S3Request = {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly bucket: Bucket;
  /** Empty for requests about the bucket itself. */
  readonly key: string;
  readonly parameters: ReadonlyMap<string, string>;
  /** Why the action is refused to the signer, on the bucket or, with a key, on an object. */
  readonly refusalOf: (action: S3Action, key?: string) => string | undefined;
  /** `x-amz-content-sha256` as signed. */
  readonly payloadHash: string;
};

/** Answers the request itself, or says why it is refused. */
export type S3Operation = (request: S3Request) => Promise<Result<undefined, S3Failure>>;
