import { ok } from "../../../../functions/domain/result.ts";
import { localAccount } from "../../template/localAccount.ts";
import type { S3Operation } from "./S3Request.ts";

export const headBucket: S3Operation = ({ outgoing }) => {
  outgoing.writeHead(200, { "x-amz-bucket-region": localAccount.region }).end();
  return Promise.resolve(ok(undefined));
};
