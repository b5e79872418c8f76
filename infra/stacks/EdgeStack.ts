import { Stack, type StackProps } from "aws-cdk-lib";
import type { Construct } from "constructs";
import { RequestFilter } from "../constructs/RequestFilter.ts";

export interface EdgeStackProps extends StackProps {
  readonly portalId: string;
}

/** What must stand in us-east-1, wherever the portal is: the filter in front of CloudFront. */
export class EdgeStack extends Stack {
  readonly filterArn: string;

  constructor(scope: Construct, id: string, props: EdgeStackProps) {
    super(scope, id, props);
    this.filterArn = new RequestFilter(this, "Filter", { portalId: props.portalId }).arn;
  }
}
