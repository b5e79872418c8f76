import { beforeAll, describe, expect, it } from "vitest";
import type { SynthesizedTemplate } from "#infra/app.ts";
import { WITH_CERTIFICATE } from "./changedSettings.ts";
import { distributionIn } from "./distributionIn.ts";
import { namedResources } from "./namedResources.ts";
import { resourcesOf, type Resource } from "./synthesizedResources.ts";
import { synthesizedTemplates } from "./synthesizedTemplates.ts";

const { certificateArn } = WITH_CERTIFICATE.cloud;

const READER =
  "arn:aws:iam::123456789012:role/aws-reserved/sso.amazonaws.com/AWSReservedSSO_Log_0123456789abcdef";

it("The log after its first day is read by the roles of the settings, whose sign-in asks for the second factor", () => {
  const server = { cloud: { ...WITH_CERTIFICATE.cloud, logReaders: [READER] } };
  const archive = synthesizedTemplates({ state: "nw", environment: "aws", server }).filter(({ stackName }) =>
    stackName.endsWith("-log-archive"),
  );
  const trusts = resourcesOf(archive).map(([, { Properties }]) =>
    JSON.stringify(Properties["AssumeRolePolicyDocument"] ?? ""),
  );
  expect(trusts.filter((trust) => trust.includes(READER))).toHaveLength(1);
});

describe("a portal with a certificate for its own address", () => {
  let templates: readonly SynthesizedTemplate[];

  beforeAll(() => {
    templates = synthesizedTemplates({ state: "nw", environment: "aws", server: WITH_CERTIFICATE });
  });

  const ofType = (part: string, type: string): readonly Resource["Properties"][] =>
    resourcesOf(templates.filter(({ stackName }) => stackName === `recognition-portal-nw-${part}`))
      .filter(([, { Type }]) => Type === type)
      .map(([, { Properties }]) => Properties);

  it("answers under the host of its public address, over TLS 1.2 or newer, to clients that name the host", () => {
    const { names, certificate } = distributionIn(ofType("frontend", "AWS::CloudFront::Distribution"));
    expect(names).toEqual(["anerkennung.nrw.example"]);
    expect(certificate).toEqual({
      AcmCertificateArn: certificateArn,
      MinimumProtocolVersion: "TLSv1.2_2021",
      SslSupportMethod: "sni-only",
    });
  });

  it("is warned of by the region of the certificate, whose own topic operators subscribe to", () => {
    const edge = templates.find(({ stackName }) => stackName.endsWith("-edge"));
    expect(edge?.region).toBe("us-east-1");
    expect(edge?.template).toHaveProperty("Outputs.AlarmTopicArn");
    const [alarm] = ofType("edge", "AWS::CloudWatch::Alarm").filter(
      ({ AlarmName }) => AlarmName === "nw-portal-certificate-ends",
    );
    expect(alarm).toMatchObject({ Dimensions: [{ Name: "CertificateArn", Value: certificateArn }] });
    expect(namedResources(alarm?.["AlarmActions"])).toEqual(["Topic"]);
  });
});

describe("a portal under CloudFront's own name", () => {
  it("has no other name, and no alarm watches a certificate that is not its own", () => {
    const resources = resourcesOf(synthesizedTemplates({ environment: "aws" }));
    const distributions = resources.filter(([, { Type }]) => Type === "AWS::CloudFront::Distribution");
    const { names, certificate } = distributionIn(distributions.map(([, { Properties }]) => Properties));
    expect([names, certificate]).toEqual([undefined, undefined]);
    expect(JSON.stringify(resources)).not.toContain("DaysToExpiry");
  });
});
