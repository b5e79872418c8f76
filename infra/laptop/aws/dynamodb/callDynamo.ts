import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { z } from "zod";
import { err, ok, type Result } from "#domain/result.ts";
import { localAccount, type TableResource } from "#infra/laptop/template/PortalResources.ts";
import { STACK_AGENT } from "#infra/tools/usage/usageMeter.ts";
import { canonicalRequestHash } from "../sigv4/canonicalRequestHash.ts";
import { signatureOf } from "../sigv4/CredentialScope.ts";

type DynamoFailure = {
  readonly kind: "dynamo-refused";
  readonly name: string;
  readonly message: string;
};

const refusalSchema = z.object({ __type: z.string(), message: z.string().optional() });

/** One signed DynamoDB call of the stack itself: creating tables, expiring items, showing counts. */
export async function callDynamo(
  call: { readonly operation: string; readonly input: unknown },
  options: { readonly endpoint: string },
): Promise<Result<unknown, DynamoFailure>> {
  const body = JSON.stringify(call.input);
  const timestamp = new Date().toISOString().replaceAll(/[:-]|\.\d{3}/g, "");
  const headers: Record<string, string> = {
    "content-type": "application/x-amz-json-1.0",
    host: new URL(options.endpoint).host,
    "x-amz-date": timestamp,
    "x-amz-target": `DynamoDB_20120810.${call.operation}`,
  };
  const signedHeaders = Object.keys(headers);
  const { region, secretAccessKey } = localAccount;
  const scope = { date: timestamp.slice(0, 8), region, service: "dynamodb", secretAccessKey };
  const scopeText = `${scope.date}/${scope.region}/${scope.service}/aws4_request`;
  const requestHash = canonicalRequestHash(
    { method: "POST", target: "/", headers },
    { signedHeaders, payloadHash: createHash("sha256").update(body).digest("hex") },
  );
  const signature = signatureOf(["AWS4-HMAC-SHA256", timestamp, scopeText, requestHash].join("\n"), scope);
  const authorization =
    `AWS4-HMAC-SHA256 Credential=${localAccount.accessKeyId}/${scopeText}, ` +
    `SignedHeaders=${signedHeaders.join(";")}, Signature=${signature}`;
  const response = await fetch(options.endpoint, {
    method: "POST",
    body,
    headers: { ...headers, authorization, "user-agent": STACK_AGENT },
  });
  const answer: unknown = await response.json();
  if (response.ok) return ok(answer);
  const refusal = refusalSchema.safeParse(answer);
  const name = refusal.success ? refusal.data.__type.replace(/^.*#/, "") : "Unknown";
  return err({ kind: "dynamo-refused", name, message: refusal.data?.message ?? "" });
}

type TableFailure = { readonly kind: "table-not-created"; readonly sentence: string };

const descriptionSchema = z.object({ Table: z.object({ TableStatus: z.string() }) });

/** A table that is being created takes no item yet. */
async function becomesActive(TableName: string, options: { readonly endpoint: string }): Promise<void> {
  const answer = await callDynamo({ operation: "DescribeTable", input: { TableName } }, options);
  const { data } = descriptionSchema.safeParse(answer.ok ? answer.value : undefined);
  if (data?.Table.TableStatus === "ACTIVE") return;
  await setImmediate();
  await becomesActive(TableName, options);
}

/** Creates the tables of the template that do not exist yet, and waits until they can be written; a restart finds them again. */
export async function createTables(
  tables: readonly TableResource[],
  options: { readonly endpoint: string },
): Promise<Result<undefined, TableFailure>> {
  for (const table of tables) {
    const { name, TimeToLiveSpecification: _, TableName: __, ...definition } = table;
    const created = await callDynamo(
      { operation: "CreateTable", input: { TableName: name, ...definition } },
      options,
    );
    if (!created.ok && created.failure.name !== "ResourceInUseException") {
      return err({
        kind: "table-not-created",
        sentence: `Table ${name} cannot be created: ${created.failure.message}`,
      });
    }
    await becomesActive(name, options);
  }
  return ok(undefined);
}
