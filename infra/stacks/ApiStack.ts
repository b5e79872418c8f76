import { CfnOutput, Stack, type StackProps } from "aws-cdk-lib";
import type { RestApi } from "aws-cdk-lib/aws-apigateway";
import type { ILogGroup } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";
import { PortalApi } from "../constructs/PortalApi.ts";
import { createPortalFunction, type FunctionSurroundings } from "./functionsOf.ts";

export interface ApiStackProps extends StackProps {
  readonly surroundings: FunctionSurroundings;
}

/** The API: one function per service group behind one REST API. */
export class ApiStack extends Stack {
  readonly api: RestApi;
  /** Of the operations that ask the payment service. */
  readonly paymentLog: ILogGroup;

  constructor(scope: Construct, id: string, props: ApiStackProps) {
    super(scope, id, props);
    const { surroundings } = props;
    const functionOf = (name: string): ReturnType<typeof createPortalFunction>["lambda"] =>
      createPortalFunction(this, { name, surroundings }).lambda;
    const payment = functionOf("api-payment");
    this.paymentLog = payment.logGroup;
    this.api = new PortalApi(this, "Portal", {
      portalId: surroundings.portalId,
      key: surroundings.key,
      functions: {
        auth: functionOf("api-auth"),
        version: functionOf("api-version"),
        forms: functionOf("api-forms"),
        process: functionOf("api-process"),
        "process-workflow": functionOf("api-process-workflow"),
        documents: functionOf("api-documents"),
        payment,
        delivery: functionOf("api-delivery"),
        feedback: functionOf("api-feedback"),
      },
    }).api;
    new CfnOutput(this, "RestApiId", { value: this.api.restApiId });
  }
}
