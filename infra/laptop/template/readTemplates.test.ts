import { describe, expect, it } from "vitest";
import { readTemplates, type StackTemplate } from "./readTemplates.ts";

const options = { assetPath: (key: string) => (key === "code.zip" ? "/built/code" : undefined) };

function withResources(resources: Record<string, unknown>): StackTemplate[] {
  return [{ stackName: "sample", template: { Resources: resources } }];
}

const table = {
  Type: "AWS::DynamoDB::Table",
  Properties: {
    KeySchema: [{ AttributeName: "id", KeyType: "HASH" }],
    AttributeDefinitions: [{ AttributeName: "id", AttributeType: "S" }],
    BillingMode: "PAY_PER_REQUEST",
    SSESpecification: { SSEEnabled: true },
  },
};

describe("reading the portal's templates", () => {
  it("resolves references within and across stacks", () => {
    const read = readTemplates(
      [
        {
          stackName: "data",
          template: {
            Resources: { Table: table },
            Outputs: { TableName: { Value: { Ref: "Table" }, Export: { Name: "data:TableName" } } },
          },
        },
        {
          stackName: "api",
          template: {
            Resources: {
              Handler: {
                Type: "AWS::Lambda::Function",
                Properties: {
                  Code: { S3Bucket: { "Fn::Sub": "assets-${AWS::AccountId}" }, S3Key: "code.zip" },
                  Handler: "index.handler",
                  Runtime: "nodejs24.x",
                  Role: { "Fn::GetAtt": ["Role", "Arn"] },
                  Environment: {
                    Variables: {
                      TABLE: { "Fn::ImportValue": "data:TableName" },
                      SELF: { "Fn::Join": ["-", ["in", { Ref: "AWS::Region" }]] },
                    },
                  },
                },
              },
              Role: { Type: "AWS::IAM::Role", Properties: { AssumeRolePolicyDocument: {} } },
            },
          },
        },
      ],
      options,
    );
    expect(read.ok && read.value.tables[0]?.name).toBe("data-Table");
    expect(read.ok && read.value.functions[0]).toMatchObject({
      name: "api-Handler",
      codeFolder: "/built/code",
      environment: { TABLE: "data-Table", SELF: "in-eu-central-1" },
      timeoutSeconds: 3,
    });
  });

  it("stops at a resource type that it does not know and names it", () => {
    const read = readTemplates(withResources({ Queue: { Type: "AWS::Kinesis::Stream" } }), options);
    expect(read.ok).toBe(false);
    expect(!read.ok && read.failure.sentence).toContain("AWS::Kinesis::Stream");
  });

  it("stops at a property that it does not know and names it", () => {
    const unknown = { ...table, Properties: { ...table.Properties, StreamSpecification: {} } };
    const read = readTemplates(withResources({ Table: unknown }), options);
    expect(!read.ok && read.failure.sentence).toContain("StreamSpecification");
    expect(!read.ok && read.failure.sentence).toContain("sample/Table");
  });

  it("stops at an authorizer, because it would silently be missing", () => {
    const method = {
      Type: "AWS::ApiGateway::Method",
      Properties: {
        HttpMethod: "ANY",
        ResourceId: "r",
        RestApiId: "a",
        AuthorizationType: "CUSTOM",
        Integration: { Type: "AWS_PROXY", IntegrationHttpMethod: "POST", Uri: "u" },
      },
    };
    const read = readTemplates(withResources({ Method: method }), options);
    expect(!read.ok && read.failure.sentence).toContain("AuthorizationType");
  });

  it("reads the routes of a REST API with their functions", () => {
    const uri = {
      "Fn::Join": [
        "",
        [
          "arn:aws:apigateway:eu-central-1:lambda:path/2015-03-31/functions/",
          "arn:aws:lambda:x",
          "/invocations",
        ],
      ],
    };
    const read = readTemplates(
      withResources({
        Api: { Type: "AWS::ApiGateway::RestApi", Properties: { Name: "portal" } },
        Stage: { Type: "AWS::ApiGateway::Stage", Properties: { StageName: "v1", RestApiId: { Ref: "Api" } } },
        Root: {
          Type: "AWS::ApiGateway::Resource",
          Properties: {
            ParentId: { "Fn::GetAtt": ["Api", "RootResourceId"] },
            PathPart: "api",
            RestApiId: { Ref: "Api" },
          },
        },
        Rest: {
          Type: "AWS::ApiGateway::Resource",
          Properties: { ParentId: { Ref: "Root" }, PathPart: "{proxy+}", RestApiId: { Ref: "Api" } },
        },
        Any: {
          Type: "AWS::ApiGateway::Method",
          Properties: {
            HttpMethod: "ANY",
            ResourceId: { Ref: "Rest" },
            RestApiId: { Ref: "Api" },
            AuthorizationType: "NONE",
            Integration: { Type: "AWS_PROXY", IntegrationHttpMethod: "POST", Uri: uri },
          },
        },
      }),
      options,
    );
    expect(read.ok && read.value.restApis[0]?.stageName).toBe("v1");
    expect(read.ok && read.value.restApis[0]?.routes).toEqual([
      { path: "/api/{proxy+}", method: "ANY", functionArn: "arn:aws:lambda:x", timeoutMilliseconds: 29_000 },
    ]);
  });

  it("refuses more environment variables than Lambda takes", () => {
    const lambda = {
      Type: "AWS::Lambda::Function",
      Properties: {
        Code: { S3Bucket: "assets", S3Key: "code.zip" },
        Handler: "index.handler",
        Runtime: "nodejs24.x",
        Environment: { Variables: { LONG: "x".repeat(4_093) } },
      },
    };
    const read = readTemplates(withResources({ Handler: lambda }), options);
    expect(!read.ok && read.failure.sentence).toContain("4097 bytes of environment variables");
  });

  it("reads state machines with their substitutions and schedules with their targets", () => {
    const read = readTemplates(
      withResources({
        Machine: {
          Type: "AWS::StepFunctions::StateMachine",
          Properties: {
            DefinitionString: '{"Resource":"${step}"}',
            DefinitionSubstitutions: { step: "arn:step" },
            RoleArn: "r",
          },
        },
        Rule: {
          Type: "AWS::Events::Rule",
          Properties: { ScheduleExpression: "rate(5 minutes)", Targets: [{ Id: "t", Arn: "arn:step" }] },
        },
      }),
      options,
    );
    expect(read.ok && read.value.stateMachines[0]?.definition).toBe('{"Resource":"arn:step"}');
    expect(read.ok && read.value.schedules[0]?.targets).toEqual([{ arn: "arn:step", input: undefined }]);
  });
});
