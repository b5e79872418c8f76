import { CfnWebACL } from "aws-cdk-lib/aws-wafv2";
import { Construct } from "constructs";
import { PROBLEM_TYPE_PREFIX, PROBLEMS } from "#contract/problems.ts";
import { ROUTES } from "#contract/routes.ts";
import { API_SECURITY_HEADERS } from "#contract/securityHeaders.ts";

export interface RequestFilterProps {
  /** Stands in the names of figures. */
  readonly portalId: string;
}

/** Calls from one address in five minutes: an advice centre has one address for many people. */
const RATES = [
  { name: "Logins", beginsWith: "/api/auth/", limit: 300 },
  { name: "Everything", beginsWith: "/", limit: 3000 },
] as const;

/**
 * AWS's rules that look for the form of an attack in a body or query. What people write in a form is checked by its
 * schema and never run: here it is only counted, so that no request is refused for its content.
 */
const COUNTED = [
  "SizeRestrictions_BODY",
  "CrossSiteScripting_BODY",
  "GenericLFI_BODY",
  "GenericRFI_BODY",
  "GenericRFI_QUERYARGUMENTS",
  "SizeRestrictions_QUERYSTRING",
];
/** Known bad inputs of Java and of PHP are not among them: nothing here runs either (infra/README.md). */
const MANAGED = [
  { name: "AWSManagedRulesAmazonIpReputationList", counted: [] },
  { name: "AWSManagedRulesCommonRuleSet", counted: COUNTED },
] as const;

/** Callbacks are authenticated, and what calls is no browser: rules for browsers would refuse some unseen. */
const NO_CALLBACK = {
  notStatement: {
    statement: {
      byteMatchStatement: {
        fieldToMatch: { uriPath: {} },
        positionalConstraint: "EXACTLY",
        searchString: ROUTES.receiveFitConnectCallback.path,
        textTransformations: [{ priority: 0, type: "NONE" }],
      },
    },
  },
};

/** As the API would say it, but for the type of the content, which AWS WAF chooses itself. */
const TOO_MANY = "too-many-requests";
const STATUS = PROBLEMS[TOO_MANY];

/**
 * What CloudFront refuses before anything of ours runs: known attackers, known attacks, and too many calls from one
 * address. Belongs in us-east-1, where CloudFront looks for it.
 */
export class RequestFilter extends Construct {
  readonly arn: string;
  /** Under which name AWS WAF counts what it refuses. */
  readonly figures: string;

  constructor(scope: Construct, id: string, props: RequestFilterProps) {
    super(scope, id);
    const visible = (name: string): CfnWebACL.VisibilityConfigProperty => ({
      metricName: `${props.portalId}-${name}`,
      cloudWatchMetricsEnabled: true,
      // A sample would show queries and addresses of people.
      sampledRequestsEnabled: false,
    });
    this.figures = visible("filter").metricName;
    const rates = RATES.map(({ name, beginsWith, limit }, index): CfnWebACL.RuleProperty => ({
      name,
      priority: index,
      action: {
        block: {
          customResponse: {
            responseCode: STATUS,
            customResponseBodyKey: TOO_MANY,
            responseHeaders: Object.entries({ ...API_SECURITY_HEADERS, "retry-after": "60" }).map(
              ([name, value]) => ({ name, value }),
            ),
          },
        },
      },
      statement: {
        rateBasedStatement: {
          aggregateKeyType: "IP",
          limit,
          scopeDownStatement: {
            byteMatchStatement: {
              fieldToMatch: { uriPath: {} },
              positionalConstraint: "STARTS_WITH",
              searchString: beginsWith,
              textTransformations: [{ priority: 0, type: "NONE" }],
            },
          },
        },
      },
      visibilityConfig: visible(name),
    }));
    const managed = MANAGED.map(({ name, counted }, index): CfnWebACL.RuleProperty => ({
      name,
      priority: RATES.length + index,
      overrideAction: { none: {} },
      statement: {
        managedRuleGroupStatement: {
          vendorName: "AWS",
          name,
          scopeDownStatement: NO_CALLBACK,
          ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
        },
      },
      visibilityConfig: visible(name),
    }));
    this.arn = new CfnWebACL(this, "Acl", {
      name: this.figures,
      scope: "CLOUDFRONT",
      defaultAction: { allow: {} },
      customResponseBodies: {
        [TOO_MANY]: {
          contentType: "APPLICATION_JSON",
          content: JSON.stringify({
            type: `${PROBLEM_TYPE_PREFIX}${TOO_MANY}`,
            title: TOO_MANY.replaceAll("-", " "),
            status: STATUS,
          }),
        },
      },
      rules: [...rates, ...managed],
      visibilityConfig: visible("filter"),
    }).attrArn;
  }
}
