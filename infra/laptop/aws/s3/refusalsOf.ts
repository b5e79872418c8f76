import type { Caller, Iam } from "../iam/createIam.ts";
import type { Bucket, S3Request } from "./S3Request.ts";

/** What a caller may not do in a bucket. */
export function refusalsOf(
  { caller, bucket }: { readonly caller: Caller; readonly bucket: Bucket },
  iam: Iam,
): S3Request["refusalOf"] {
  return (action, key) => {
    const resource = `arn:aws:s3:::${bucket.name}${key === undefined ? "" : `/${key}`}`;
    return iam.refusalOf(caller, [{ action, resources: [resource] }]);
  };
}
