import { expect, it } from "vitest";
import { requestedActions } from "./requestedActions.ts";

const TABLE = "arn:aws:dynamodb:eu-central-1:000000000000:table/drafts";
const named = {
  secrets: [{ name: "portal/key", arn: "arn:secret-ab12cd", value: undefined, generate: undefined }],
  signingKeys: [{ id: "seal", arn: "arn:seal" }],
  stateMachines: ["arn:submit", "arn:collect"].map((arn) => ({ arn, name: arn, definition: "{}" })),
};

it.each([
  ["dynamodb", "GetItem", { TableName: "drafts" }, [TABLE]],
  ["dynamodb", "GetItem", { TableName: TABLE }, [TABLE]],
  ["dynamodb", "Query", { TableName: "drafts", IndexName: "byOwner" }, [`${TABLE}/index/byOwner`]],
  ["secretsmanager", "GetSecretValue", { SecretId: "portal/key" }, ["arn:secret-ab12cd"]],
  ["secretsmanager", "GetSecretValue", { SecretId: "portal/other" }, ["portal/other"]],
  ["kms", "Sign", { KeyId: "seal" }, ["arn:seal"]],
  ["kms", "Sign", { KeyId: "arn:seal" }, ["arn:seal"]],
  ["states", "StartExecution", { stateMachineArn: "arn:submit" }, ["arn:submit"]],
  ["states", "StopExecution", { executionArn: "arn:run" }, ["arn:run"]],
  ["states", "SendTaskSuccess", { taskToken: "t" }, ["arn:submit", "arn:collect"]],
  ["dynamodb", "ListTables", {}, ["arn:aws:dynamodb:eu-central-1:000000000000:table/*"]],
])("%s %s of %j needs its action on %j", (...[service, operationName, request, resources]) => {
  const body = Buffer.from(JSON.stringify(request));
  expect(requestedActions({ service, operationName, body }, named)).toEqual([
    { action: `${service}:${operationName}`, resources },
  ]);
});

it("A batch needs its action on each of its tables", () => {
  const body = Buffer.from(JSON.stringify({ RequestItems: { drafts: {}, keys: {} } }));
  const asked = requestedActions({ service: "dynamodb", operationName: "BatchGetItem", body }, named);
  expect(asked.map(({ resources }) => resources)).toEqual([[TABLE], [TABLE.replace("drafts", "keys")]]);
});
