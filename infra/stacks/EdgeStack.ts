import { Duration, Stack, type StackProps } from "aws-cdk-lib";
import { Metric, TreatMissingData } from "aws-cdk-lib/aws-cloudwatch";
import type { Construct } from "constructs";
import { AlarmTopic } from "../constructs/AlarmTopic.ts";
import { DataKey } from "../constructs/DataKey.ts";
import { FigureAlarm } from "../constructs/FigureAlarm.ts";
import { RequestFilter } from "../constructs/RequestFilter.ts";

export interface EdgeStackProps extends StackProps {
  /** `portalId` of the settings: stands in the names of figures and alarm. */
  readonly portalId: string;
  /** Of the host of the portal, where it has one of its own. */
  readonly certificateArn: string | undefined;
}

/** AWS turns a certificate 60 days before its end: with so many left, something keeps it from doing so. */
const DAYS_LEFT = 30;

/** What must stand in us-east-1, wherever the portal is: the filter in front of CloudFront, and the eye on its certificate. */
export class EdgeStack extends Stack {
  readonly filterArn: string;

  constructor(scope: Construct, id: string, props: EdgeStackProps) {
    super(scope, id, props);
    const { portalId, certificateArn } = props;
    this.filterArn = new RequestFilter(this, "Filter", { portalId }).arn;
    if (certificateArn !== undefined) this.watch(portalId, certificateArn);
  }

  /** Alarms read metrics of their own region only, and publish to topics of it only. */
  private watch(portalId: string, certificateArn: string): void {
    const { key } = new DataKey(this, "Alarms", {
      portalId,
      services: [{ name: "cloudwatch.amazonaws.com" }],
    });
    new FigureAlarm(this, "CertificateEnds", {
      portalId,
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
      topic: new AlarmTopic(this, "Topic", key).topic,
    });
  }
}
