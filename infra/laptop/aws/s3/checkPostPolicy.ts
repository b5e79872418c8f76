import { z } from "zod";
import { err, ok, type Result } from "#domain/result.ts";
import type { Caller, Iam } from "../iam/createIam.ts";
import { parseCredential, sameSignature, signatureOf } from "../sigv4/CredentialScope.ts";
import { s3Refused, type S3Failure } from "./S3Failure.ts";

const conditionSchema = z.union([
  z.tuple([z.string(), z.union([z.string(), z.number()]), z.union([z.string(), z.number()])]),
  z.record(z.string(), z.string()),
]);
const policySchema = z.object({ expiration: z.iso.datetime(), conditions: z.array(conditionSchema) });
type Condition = z.infer<typeof conditionSchema>;

export type PolicyBounds = { readonly minimumBytes: number; readonly maximumBytes: number };

/** What S3 itself takes in one request. */
const largestObject = 5_000_000_000;

/**
 * Checks the form of a POST upload against its signed policy: signature, expiry, every condition, and no field
 * that the policy does not name. `fields` has lower-case names and includes `bucket`.
 */
export function checkPostPolicy(
  fields: ReadonlyMap<string, string>,
  iam: Iam,
): Result<PolicyBounds & { readonly signedBy: Caller }, S3Failure> {
  const encodedPolicy = fields.get("policy") ?? "";
  if (encodedPolicy === "") return err(s3Refused("AccessDenied", "Access Denied"));
  const signed = checkSignature({ fields, encodedPolicy }, iam);
  if (!signed.ok) return signed;
  const policy = policySchema.safeParse(jsonOf(encodedPolicy));
  if (!policy.success) return err(s3Refused("InvalidPolicyDocument", "Invalid Policy: Invalid JSON."));
  if (Date.parse(policy.data.expiration) < Date.now()) return err(denied("Policy expired."));
  const bounds = { minimumBytes: 0, maximumBytes: largestObject };
  const covered = new Set(["policy", "x-amz-signature", "file", "bucket"]);
  for (const condition of policy.data.conditions) {
    const size = sizeRange(condition);
    if (size !== undefined) {
      bounds.minimumBytes = Math.max(bounds.minimumBytes, size.minimumBytes);
      bounds.maximumBytes = Math.min(bounds.maximumBytes, size.maximumBytes);
      continue;
    }
    for (const { operator, field, value } of fieldConditions(condition)) {
      covered.add(field);
      if (!holds({ operator, value }, fields.get(field) ?? "")) {
        return err(denied(`Policy Condition failed: ${JSON.stringify([operator, `$${field}`, value])}`));
      }
    }
  }
  const extra = [...fields.keys()].filter((name) => !covered.has(name) && !name.startsWith("x-ignore-"));
  return extra.length > 0
    ? err(denied(`Extra input fields: ${extra.join(", ")}`))
    : ok({ ...bounds, signedBy: signed.value });
}

function checkSignature(
  { fields, encodedPolicy }: { fields: ReadonlyMap<string, string>; encodedPolicy: string },
  iam: Iam,
): Result<Caller, S3Failure> {
  const algorithm = fields.get("x-amz-algorithm");
  if (algorithm !== "AWS4-HMAC-SHA256") {
    return err(s3Refused("InvalidArgument", "Only AWS4-HMAC-SHA256 is supported."));
  }
  const scope = parseCredential(fields.get("x-amz-credential") ?? "", { service: "s3", iam });
  if (!scope.ok) return err(s3Refused(scope.failure.code, scope.failure.message));
  if (sameSignature(fields.get("x-amz-signature") ?? "", signatureOf(encodedPolicy, scope.value)))
    return ok(scope.value.caller);
  const message = "The request signature we calculated does not match the signature you provided.";
  return err(s3Refused("SignatureDoesNotMatch", message));
}

function fieldConditions(condition: Condition): { operator: string; field: string; value: string }[] {
  if (!Array.isArray(condition)) {
    return Object.entries(condition).map(([name, value]) => ({
      operator: "eq",
      field: name.toLowerCase(),
      value,
    }));
  }
  const [operator, name, value] = condition;
  return [
    {
      operator: operator.toLowerCase(),
      field: String(name).replace(/^\$/, "").toLowerCase(),
      value: String(value),
    },
  ];
}

function holds(condition: { operator: string; value: string }, given: string): boolean {
  if (condition.operator === "eq") return given === condition.value;
  return condition.operator === "starts-with" && given.startsWith(condition.value);
}

function sizeRange(condition: Condition): PolicyBounds | undefined {
  if (!Array.isArray(condition) || condition[0] !== "content-length-range") return undefined;
  return { minimumBytes: Number(condition[1]), maximumBytes: Number(condition[2]) };
}

function denied(reason: string): S3Failure {
  return s3Refused("AccessDenied", `Invalid according to Policy: ${reason}`);
}

function jsonOf(encoded: string): unknown {
  try {
    const value: unknown = JSON.parse(Buffer.from(encoded, "base64").toString("utf8"));
    return value;
  } catch {
    return undefined;
  }
}
