import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ok } from "../../../functions/domain/result.ts";
import { staticFiles } from "../../../infra/local/front/staticFiles.ts";
import type { PortalBuilder } from "../../../infra/local/supervisor/PortalBuilder.ts";

/** Answers every request with what it sees, and writes the time of every schedule to the table. */
const code = `
import { DynamoDBClient, PutItemCommand, ScanCommand } from "@aws-sdk/client-dynamodb";
const dynamo = new DynamoDBClient({});
const TableName = process.env.TABLE;
export const handler = async (event) => {
  if (event.source === "aws.events") {
    await dynamo.send(new PutItemCommand({ TableName, Item: { id: { S: event.id }, at: { S: event.time } } }));
    return;
  }
  const { Items } = await dynamo.send(new ScanCommand({ TableName }));
  return {
    statusCode: 200,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ now: new Date().toISOString(), fired: Items.length, path: event.path }),
  };
};`;

const lambda = (logicalId: string) => ({ "Fn::GetAtt": [logicalId, "Arn"] });

const resources = {
  Table: {
    Type: "AWS::DynamoDB::Table",
    Properties: {
      KeySchema: [{ AttributeName: "id", KeyType: "HASH" }],
      AttributeDefinitions: [{ AttributeName: "id", AttributeType: "S" }],
      BillingMode: "PAY_PER_REQUEST",
    },
  },
  Function: {
    Type: "AWS::Lambda::Function",
    Properties: {
      Code: { S3Bucket: "assets", S3Key: "code.zip" },
      Handler: "index.handler",
      Runtime: "nodejs24.x",
      Timeout: 20,
      Environment: { Variables: { TABLE: { Ref: "Table" } } },
    },
  },
  Rule: {
    Type: "AWS::Events::Rule",
    Properties: { ScheduleExpression: "rate(15 minutes)", Targets: [{ Id: "t", Arn: lambda("Function") }] },
  },
  Api: { Type: "AWS::ApiGateway::RestApi", Properties: { Name: "sample" } },
  Base: {
    Type: "AWS::ApiGateway::Resource",
    Properties: {
      ParentId: { "Fn::GetAtt": ["Api", "RootResourceId"] },
      PathPart: "api",
      RestApiId: { Ref: "Api" },
    },
  },
  Rest: {
    Type: "AWS::ApiGateway::Resource",
    Properties: { ParentId: { Ref: "Base" }, PathPart: "{proxy+}", RestApiId: { Ref: "Api" } },
  },
  Any: {
    Type: "AWS::ApiGateway::Method",
    Properties: {
      HttpMethod: "ANY",
      ResourceId: { Ref: "Rest" },
      RestApiId: { Ref: "Api" },
      AuthorizationType: "NONE",
      Integration: {
        Type: "AWS_PROXY",
        IntegrationHttpMethod: "POST",
        Uri: { "Fn::Join": ["", ["arn:aws:apigateway:x/functions/", lambda("Function"), "/invocations"]] },
      },
    },
  },
};

/** A portal of one page, one function, one table and one schedule; `extra` resources come on top. */
export function samplePortal(folder: string, extra: Record<string, unknown> = {}): PortalBuilder {
  const pages = path.join(folder, "pages");
  const functions = path.join(folder, "functions");
  for (const one of [path.join(pages, "assets"), functions]) mkdirSync(one, { recursive: true });
  writeFileSync(path.join(functions, "index.mjs"), code);
  writeFileSync(path.join(pages, "index.html"), "<!doctype html><title>Sample</title>");
  writeFileSync(path.join(pages, "assets/main.js"), "export {};");
  writeFileSync(path.join(pages, "assets/main.js.br"), "compressed");
  return {
    pages: () => {
      const { handle } = staticFiles({
        folder: pages,
        headers: { "content-security-policy": "default-src 'none'" },
        languages: { fallback: "de", locales: [{ code: "de" }] },
      });
      return Promise.resolve(ok({ handle, stop: () => Promise.resolve() }));
    },
    synthesize: () =>
      Promise.resolve(
        ok({
          templates: [{ stackName: "sample", template: { Resources: { ...resources, ...extra } } }],
          assetPath: (key: string) => (key === "code.zip" ? functions : undefined),
        }),
      ),
  };
}
