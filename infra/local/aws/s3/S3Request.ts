import type { IncomingMessage, ServerResponse } from "node:http";
import type { Result } from "../../../../functions/domain/result.ts";
import type { CorsRule } from "../../template/PortalResources.ts";
import type { ObjectStore } from "./ObjectStore.ts";
import type { S3Failure } from "./S3Failure.ts";

export type Bucket = {
  readonly name: string;
  readonly corsRules: readonly CorsRule[];
  readonly store: ObjectStore;
};

/** A request whose bucket exists and whose signature holds (POST uploads carry their own proof). */
export type S3Request = {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly bucket: Bucket;
  /** Empty for requests about the bucket itself. */
  readonly key: string;
  readonly parameters: ReadonlyMap<string, string>;
  /** `x-amz-content-sha256` as signed. */
  readonly payloadHash: string;
};

/** Answers the request itself, or says why it is refused. */
export type S3Operation = (request: S3Request) => Promise<Result<undefined, S3Failure>>;
