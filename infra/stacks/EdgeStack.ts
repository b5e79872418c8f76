import { Duration, Stack, type StackProps } from "aws-cdk-lib";
import { MathExpression, Metric, TreatMissingData } from "aws-cdk-lib/aws-cloudwatch";
import type { Construct } from "constructs";
import { AlarmTopic } from "../constructs/AlarmTopic.ts";
import { FigureAlarm } from "../constructs/FigureAlarm.ts";
import { RequestFilter } from "../constructs/RequestFilter.ts";

export interface EdgeStackProps extends StackProps {
  /** `portalId` of the settings: stands in the names of figures and alarms. */
  readonly portalId: string;
  /** Of the host of the portal, where it has one of its own. */
  readonly certificateArn: string | undefined;
}

/** AWS turns a certificate 60 days before its end: with so many left, something keeps it from doing so. */
const DAYS_LEFT = 30;
const QUARTER = Duration.minutes(15);

/**
 * What must stand in us-east-1, wherever the portal is: the filter in front of CloudFront, and alarms on figures that AWS
 * keeps there only. Alarms publish to a topic of their own region.
 */
export class EdgeStack extends Stack {
  readonly filterArn: string;

  constructor(scope: Construct, id: string, props: EdgeStackProps) {
    super(scope, id, props);
    const { portalId, certificateArn } = props;
    const filter = new RequestFilter(this, "Filter", { portalId });
    this.filterArn = filter.arn;
    // What is published stands in ALARMS, free of data of people: a key would cost a dollar a month.
    const { topic } = new AlarmTopic(this, "Topic");
    const bells = { portalId, topic };
    new FigureAlarm(this, "FilterRefuses", {
      ...bells,
      name: "filter-refuses",
      metric: new Metric({
        namespace: "AWS/WAFV2",
        metricName: "BlockedRequests",
        dimensionsMap: { WebACL: filter.figures, Rule: "ALL" },
        statistic: "Sum",
        period: QUARTER,
      }),
      bound: { from: 300 },
    });
    new FigureAlarm(this, "EdgeFails", {
      ...bells,
      name: "edge-fails",
      // The distribution is made after its filter, so its id is not known here; the account has no other.
      metric: new MathExpression({
        expression: 'SELECT AVG("5xxErrorRate") FROM SCHEMA("AWS/CloudFront", DistributionId, Region)',
        period: QUARTER,
      }),
      bound: { from: 50 },
    });
    if (certificateArn === undefined) return;
    new FigureAlarm(this, "CertificateEnds", {
      ...bells,
      name: "portal-certificate-ends",
      metric: new Metric({
        namespace: "AWS/CertificateManager",
        metricName: "DaysToExpiry",
        dimensionsMap: { CertificateArn: certificateArn },
        statistic: "Minimum",
        period: Duration.days(1),
      }),
      bound: { below: DAYS_LEFT },
      // Of a certificate that has ended nothing is counted any more.
      whenSilent: TreatMissingData.IGNORE,
    });
  }
}
