import { CfnOutput, Duration, Stack, type StackProps } from "aws-cdk-lib";
import {
  AccountRootPrincipal,
  type IPrincipal,
  ManagedPolicy,
  OidcProviderNative,
  OpenIdConnectPrincipal,
  PolicyStatement,
  Role,
} from "aws-cdk-lib/aws-iam";
import type { IKey } from "aws-cdk-lib/aws-kms";
import type { ILogGroup } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";
import type { StateSettings } from "#contract/settings/settings.ts";
import { acceptFinding } from "../constructs/acceptFinding.ts";
import type { FunctionStatement } from "../constructs/PortalFunction.ts";
import type { Grant, GrantTarget } from "../functions.ts";
import { KEEPER_GRANTS, OPERATOR_GRANTS, PREFLIGHT_ACTIONS, RESTORED } from "../operatorGrants.ts";
import { keyStatements } from "./functionsOf.ts";

export interface AccessStackProps extends StackProps {
  /** How pipelines sign in; absent: there are none. */
  readonly deployment: StateSettings["server"]["cloud"]["deployment"];
  /** Of the data and workflow stacks. */
  readonly arnsOf: (target: GrantTarget) => readonly string[];
  /** What tables, files and secrets are encrypted with. */
  readonly key: IKey;
  /** Where looks at data of people are written down. */
  readonly operatorLog: ILogGroup;
  /** Where CDK has roles for this portal. */
  readonly regions: readonly string[];
}

/** Roles of people and pipelines, so that nobody has to be an administrator after the first deployment. */
export class AccessStack extends Stack {
  constructor(scope: Construct, id: string, props: AccessStackProps) {
    super(scope, id, props);
    const { arnsOf, key, operatorLog, deployment } = props;
    const ofGrants = (grants: readonly Grant[]): readonly FunctionStatement[] => [
      ...grants
        .map(({ target, actions }) => ({ actions, resources: arnsOf(target) }))
        .filter(({ resources }) => resources.length > 0),
      ...keyStatements(grants, { keyArn: key.keyArn, region: this.region }),
    ];
    const restore = OPERATOR_GRANTS.find(({ commands }) => commands.includes("restore"))?.grants ?? [];
    const operator = [
      ...ofGrants(merged(OPERATOR_GRANTS.flatMap(({ grants }) => grants))),
      {
        actions: RESTORED.actions,
        resources: restore.flatMap(({ target }) => arnsOf(target)).map((arn) => `${arn}${RESTORED.suffix}`),
      },
      {
        actions: ["logs:CreateLogStream", "logs:PutLogEvents"],
        resources: [operatorLog.logGroupArn, `${operatorLog.logGroupArn}:*`],
      },
    ];
    // Who may take it on is given by the state's own sign-in, which asks for the second factor.
    const people = new AccountRootPrincipal();
    acceptFinding(
      this.role("Operator", { who: people, what: "Runs npm run operator", statements: operator }),
      /IAM5\[Resource::.+\*\]/,
      "Objects of one bucket and streams of one log. Actions have no wildcards.",
    );
    this.role("Keeper", {
      who: people,
      what: "Enters secrets and asks for the certificate of the seal",
      statements: ofGrants(KEEPER_GRANTS),
    });
    if (deployment !== undefined) this.pipeline(deployment, props.regions);
  }

  private role(
    name: string,
    given: {
      readonly who: IPrincipal;
      readonly what: string;
      readonly statements: readonly FunctionStatement[];
      readonly permissionsBoundary?: ManagedPolicy;
    },
  ): Role {
    const { who, what, statements, permissionsBoundary } = given;
    const role = new Role(this, name, {
      description: `${what} of the recognition portal`,
      assumedBy: who,
      maxSessionDuration: Duration.hours(2),
      ...(permissionsBoundary !== undefined && { permissionsBoundary }),
    });
    for (const statement of statements) role.addToPolicy(statementOf(statement));
    new CfnOutput(this, `${name}RoleArn`, { value: role.roleArn });
    return role;
  }

  /** A run signs in with its own token: it may take on CDK's roles and look at the account, nothing beyond. */
  private pipeline(
    { issuer, deploySubject, diffSubject }: NonNullable<AccessStackProps["deployment"]>,
    regions: readonly string[],
  ): void {
    const provider = new OidcProviderNative(this, "Pipeline", {
      url: issuer,
      clientIds: [AUDIENCE],
    });
    const host = issuer.replace(/^https:\/\//, "");
    const audience = { StringEquals: { [`${host}:aud`]: AUDIENCE } };
    const cdk = regions.flatMap((region) =>
      ["deploy", "file-publishing", "lookup"].map(
        (role) =>
          `arn:${this.partition}:iam::${this.account}:role/cdk-hnb659fds-${role}-role-${this.account}-${region}`,
      ),
    );
    const assets = regions.map(
      (region) => `arn:${this.partition}:s3:::cdk-hnb659fds-assets-${this.account}-${region}`,
    );
    const deploy = [
      { actions: ["sts:AssumeRole"], resources: cdk },
      { actions: ["s3:ListBucket"], resources: assets },
      { actions: PREFLIGHT_ACTIONS, resources: ["*"] },
    ];
    const boundary = new ManagedPolicy(this, "Boundary", {
      description: "All that a pipeline of the recognition portal can ever be allowed",
      statements: deploy.map(statementOf),
    });
    const deployer = this.role("Deploy", {
      who: new OpenIdConnectPrincipal(provider, {
        StringEquals: { ...audience.StringEquals, [`${host}:sub`]: deploySubject },
      }),
      what: "Deploys the stacks",
      statements: deploy,
      permissionsBoundary: boundary,
    });
    acceptFinding(boundary, LISTS, ONLY_LISTS);
    acceptFinding(deployer, LISTS, ONLY_LISTS);
    if (diffSubject === undefined) return;
    const reader = this.role("Diff", {
      who: new OpenIdConnectPrincipal(provider, {
        ...audience,
        StringLike: { [`${host}:sub`]: diffSubject },
      }),
      what: "Compares a change with the stacks",
      statements: [
        { actions: ["cloudformation:DescribeStacks", "cloudformation:GetTemplate"], resources: ["*"] },
      ],
      permissionsBoundary: boundary,
    });
    acceptFinding(reader, LISTS, ONLY_LISTS);
  }
}

const LISTS = /IAM5\[Resource::\*\]/;
const ONLY_LISTS = "Lists and templates, which AWS allows for everything only. Actions have no wildcards.";

/** What tokens of a run are made out to (`.ci/release`). */
const AUDIENCE = "sts.amazonaws.com";

function statementOf({ actions, resources, conditions = {} }: FunctionStatement): PolicyStatement {
  return new PolicyStatement({
    actions: [...actions],
    resources: [...resources],
    conditions: { ...conditions },
  });
}

/** One statement for each target, whichever commands ask it. */
function merged(grants: readonly Grant[]): readonly Grant[] {
  const byTarget = new Map<GrantTarget, Set<string>>();
  for (const { target, actions } of grants)
    byTarget.set(target, new Set([...(byTarget.get(target) ?? []), ...actions]));
  return [...byTarget].map(([target, actions]) => ({ target, actions: [...actions].sort() }));
}
