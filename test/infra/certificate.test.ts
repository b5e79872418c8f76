import { beforeAll, describe, expect, it } from "vitest";
import type { SynthesizedTemplate } from "../../infra/app.ts";
import { WITH_CERTIFICATE } from "./changedSettings.ts";
import { distributionIn } from "./distributionIn.ts";
import { namedResources } from "./namedResources.ts";
import { resourcesOf, type Resource } from "./synthesizedResources.ts";
import { synthesizedTemplates } from "./synthesizedTemplates.ts";

const { certificateArn } = WITH_CERTIFICATE.cloud;

describe("a portal with a certificate for its own address", () => {
  let templates: readonly SynthesizedTemplate[];

  beforeAll(() => {
    templates = synthesizedTemplates({ state: "nw", home: "aws", server: WITH_CERTIFICATE });
  }, 120_000);

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
    const [alarm, ...others] = ofType("edge", "AWS::CloudWatch::Alarm");
    expect(others).toEqual([]);
    expect(alarm).toMatchObject({
      AlarmName: "nw-portal-certificate-ends",
      Dimensions: [{ Name: "CertificateArn", Value: certificateArn }],
    });
    expect(namedResources(alarm?.["AlarmActions"])).toEqual(["Topic"]);
    const [topic] = ofType("edge", "AWS::SNS::Topic");
    expect(namedResources(topic?.["KmsMasterKeyId"])).toEqual(["AlarmsKey"]);
  });
});

describe("a portal under CloudFront's own name", () => {
  it("has no other name, and nobody is warned of a certificate that is not its own", () => {
    const resources = resourcesOf(synthesizedTemplates({ home: "aws" }));
    const distributions = resources.filter(([, { Type }]) => Type === "AWS::CloudFront::Distribution");
    const { names, certificate } = distributionIn(distributions.map(([, { Properties }]) => Properties));
    expect([names, certificate]).toEqual([undefined, undefined]);
    expect(JSON.stringify(resources)).not.toContain("DaysToExpiry");
  }, 120_000);
});
