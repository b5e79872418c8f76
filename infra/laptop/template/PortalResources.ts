import type { z } from "zod";
import type { DistributionResource } from "./DistributionResource.ts";
import type { bucketProperties, tableProperties } from "./knownTypes.ts";
import type { Permissions } from "./permissionsFrom.ts";

export type TableResource = { readonly name: string } & z.infer<typeof tableProperties>;

export type CorsRule = NonNullable<
  z.infer<typeof bucketProperties>["CorsConfiguration"]
>["CorsRules"][number];
export type BucketResource = {
  readonly name: string;
  readonly corsRules: readonly CorsRule[];
  /** Age in days at which its lifecycle rule deletes an object. */
  readonly expirationDays?: number | undefined;
};

export type FunctionResource = {
  readonly name: string;
  readonly arn: string;
  /** Folder with the built code. */
  readonly codeFolder: string;
  readonly handler: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly timeoutSeconds: number;
  readonly memoryMegabytes: number;
  readonly maximumConcurrency: number | undefined;
};

export type RouteResource = {
  /** As in the template: `/api/processes/{id}`, greedy `{proxy+}`. */
  readonly path: string;
  /** `ANY` or one method. */
  readonly method: string;
  readonly functionArn: string;
  readonly timeoutMilliseconds: number;
};

export type RestApiResource = {
  readonly id: string;
  readonly name: string;
  readonly stageName: string;
  /** Of a line for each call; undefined: the stage keeps no such log. */
  readonly accessLogFormat: string | undefined;
  readonly binaryMediaTypes: readonly string[];
  /** What it refuses with, by the type of the refusal, for example `DEFAULT_4XX`. */
  readonly refusals: ReadonlyMap<string, GatewayRefusal>;
  readonly routes: readonly RouteResource[];
};

export type GatewayRefusal = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

export type StateMachineResource = {
  readonly name: string;
  readonly arn: string;
  /** Amazon States Language, with substitutions done. */
  readonly definition: string;
};

export type ScheduleResource = {
  readonly name: string;
  readonly arn: string;
  readonly expression: string;
  readonly targets: readonly { readonly arn: string; readonly input: string | undefined }[];
};

export type SecretResource = {
  readonly name: string;
  readonly arn: string;
  readonly value: string | undefined;
  readonly generate:
    | { readonly template: string | undefined; readonly key: string | undefined; readonly length: number }
    | undefined;
};

/** A key that signs; keys that encrypt at rest have no effect on a laptop. */
export type SigningKeyResource = { readonly id: string; readonly arn: string };

/** Everything that the templates declare and the embedded stack provides. */
export type PortalResources = {
  readonly distribution: DistributionResource | undefined;
  readonly tables: readonly TableResource[];
  readonly buckets: readonly BucketResource[];
  readonly functions: readonly FunctionResource[];
  readonly restApis: readonly RestApiResource[];
  readonly stateMachines: readonly StateMachineResource[];
  readonly schedules: readonly ScheduleResource[];
  readonly secrets: readonly SecretResource[];
  readonly signingKeys: readonly SigningKeyResource[];
  readonly permissions: Permissions;
};

/** The account and region that templates are resolved for and that every local ARN names. */
export const localAccount = {
  accountId: "000000000000",
  region: "eu-central-1",
  partition: "aws",
  urlSuffix: "amazonaws.com",
  accessKeyId: "test",
  secretAccessKey: "test",
} as const;

/** `resource` is what follows the account number, for example `function:portal-auth`. */
export function localArn(service: string, resource: string): string {
  return `arn:${localAccount.partition}:${service}:${localAccount.region}:${localAccount.accountId}:${resource}`;
}
