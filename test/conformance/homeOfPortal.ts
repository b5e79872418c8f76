import { readFileSync } from "node:fs";
import { DescribeKeyCommand, KMSClient, ListKeysCommand } from "@aws-sdk/client-kms";
import { z } from "zod";
import { consoleSchema } from "#commands/operator/readLocalPortal.ts";
import { ownerKeysName } from "#contract/settings/settings.ts";
import { attributesOf } from "#infra/laptop/template/attributesOf.ts";
import { synthesizeUnbuilt } from "#infra/tools/environments/synthesizeUnbuilt.ts";
import type { HomeAddress } from "./Home.ts";

const describedSchema = consoleSchema.extend({
  aws: consoleSchema.shape.aws.extend({ environment: z.enum(["embedded", "localstack"]) }),
});
const settingsSchema = z.object({ portal: z.object({ portalId: z.string() }) });
const templateSchema = z.object({
  Resources: z.record(z.string(), z.object({ Type: z.string(), Properties: z.unknown() })),
});

/** The AWS of a portal that runs on this machine, by its console. */
export async function homeOfPortal(url: string): Promise<HomeAddress> {
  const answer = await fetch(new URL("/__local", url), { headers: { accept: "application/json" } });
  const { aws, portal } = describedSchema.parse(await answer.json());
  const { endpoint, region, accessKeyId, secretAccessKey, buckets, tables, stateMachines } = aws;
  const named = (names: readonly string[], part: RegExp): string =>
    names.find((name) => part.test(name)) ?? "";
  const client = { endpoint, region, credentials: { accessKeyId, secretAccessKey } };
  const { portalId } = settingsSchema.parse(JSON.parse(readFileSync(portal.settingsFile, "utf8"))).portal;
  return {
    home: aws.environment === "embedded" ? "laptop" : "localstack",
    client,
    bucket: named(buckets, /uploads/i),
    table: named(tables, /sessions/i),
    secret: ownerKeysName(portalId),
    signingKey: aws.environment === "embedded" ? keyOfTemplate(portal.settingsFile) : await keyOf(client),
    stateMachine: named(stateMachines, /submit/i),
  };
}

/** The laptop lists no keys: their ids follow from the templates. */
function keyOfTemplate(settingsFile: string): string {
  const [found = ""] = synthesizeUnbuilt({ settingsFile, environment: "embedded" }).flatMap(
    ({ stackName, template }) =>
      Object.entries(templateSchema.parse(template).Resources)
        .filter(
          ([, { Type, Properties }]) =>
            Type === "AWS::KMS::Key" && JSON.stringify(Properties).includes("SIGN_VERIFY"),
        )
        .map(
          ([logicalId]) =>
            attributesOf({ stackName, logicalId, type: "AWS::KMS::Key", explicitName: undefined }).ref,
        ),
  );
  return found;
}

async function keyOf(client: HomeAddress["client"]): Promise<string> {
  const kms = new KMSClient(client);
  const { Keys = [] } = await kms.send(new ListKeysCommand({}));
  for (const { KeyId = "" } of Keys) {
    const { KeyMetadata } = await kms.send(new DescribeKeyCommand({ KeyId }));
    if (KeyMetadata?.KeyUsage === "SIGN_VERIFY") return KeyId;
  }
  return "";
}
