import { Duration } from "aws-cdk-lib";
import { Dashboard, GraphWidget, type IMetric, TextWidget } from "aws-cdk-lib/aws-cloudwatch";
import { Construct } from "constructs";

export interface PortalDashboardProps {
  /** `portalId` of the settings: stands in the dashboard's name and heading. */
  readonly portalId: string;
  /** Heading → the curves below it, in the order of an application's way. */
  readonly graphs: readonly {
    readonly title: string;
    readonly left: readonly IMetric[];
    readonly percent?: boolean;
  }[];
}

/** The dashboard for the operator on call: success rates from the first request to the authority's answer. */
export class PortalDashboard extends Construct {
  constructor(scope: Construct, id: string, props: PortalDashboardProps) {
    super(scope, id);
    const dashboard = new Dashboard(this, "Dashboard", {
      dashboardName: `recognition-portal-${props.portalId}`,
      defaultInterval: Duration.hours(12),
    });
    dashboard.addWidgets(
      new TextWidget({
        width: 24,
        height: 2,
        markdown: `# Recognition portal ${props.portalId}\nWhat an alarm means and what to do: \`infra/RUNBOOK.md\`.`,
      }),
    );
    dashboard.addWidgets(
      ...props.graphs.map(
        ({ title, left, percent = false }) =>
          new GraphWidget({
            title,
            left: [...left],
            width: 8,
            leftYAxis: percent ? { min: 0, max: 100, label: "%" } : { min: 0 },
          }),
      ),
    );
  }
}
