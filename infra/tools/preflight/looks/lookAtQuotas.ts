import type { AccountFacts } from "../AccountFacts.ts";
import { fine, must, unseen, type Finding } from "../Finding.ts";
import { EDGE_REGION, type PlannedPortal } from "../plannedPortal.ts";

interface NeededQuota {
  readonly about: string;
  readonly service: string;
  /** Of AWS's Service Quotas. */
  readonly of: { readonly code: string } | { readonly name: RegExp };
  /** Whether it counts where CloudFront is administered. */
  readonly atEdge?: true;
  readonly needed: (planned: PlannedPortal) => number;
}

/** Lambda refuses reservations that leave less than this for all other functions. */
const UNRESERVED = 100;

const NEEDED_QUOTAS: readonly NeededQuota[] = [
  {
    about: "Lambda, concurrent executions",
    service: "lambda",
    of: { code: "L-B99A9384" },
    needed: ({ reservedConcurrency }) => reservedConcurrency + UNRESERVED,
  },
  {
    about: "API Gateway, calls a second",
    service: "apigateway",
    of: { code: "L-8A5B8E43" },
    needed: ({ rate }) => rate,
  },
  {
    about: "API Gateway, burst",
    service: "apigateway",
    of: { code: "L-CDF5615A" },
    needed: ({ burst }) => burst,
  },
  {
    about: "API Gateway, resources of an API",
    service: "apigateway",
    of: { code: "L-01C8A9E0" },
    needed: ({ count, region }) => count("AWS::ApiGateway::Resource", region),
  },
  {
    about: "WAF, filters of the region",
    service: "wafv2",
    of: { code: "L-2EC3DE7B" },
    needed: ({ count, region }) => count("AWS::WAFv2::WebACL", region),
  },
  {
    about: "WAF, filters of CloudFront",
    service: "wafv2",
    of: { name: /web ACLs .*CloudFront/i },
    atEdge: true,
    needed: ({ count }) => count("AWS::WAFv2::WebACL", EDGE_REGION),
  },
  {
    about: "CloudFront, distributions",
    service: "cloudfront",
    of: { code: "L-24B04930" },
    atEdge: true,
    needed: ({ count, region }) => count("AWS::CloudFront::Distribution", region),
  },
];

/** Whether the account may be as large as the templates make it: a new one often may not. */
export function lookAtQuotas(planned: PlannedPortal, { quotas }: AccountFacts): readonly Finding[] {
  return NEEDED_QUOTAS.filter(({ needed }) => needed(planned) > 0).map(
    ({ about, service, of, atEdge, needed }) => {
      const subject = `quota: ${about}`;
      if (!quotas.ok) return unseen(subject, quotas.failure);
      const region = atEdge === true ? EDGE_REGION : planned.region;
      const quota = quotas.value
        .filter((one) => one.service === service && one.region === region)
        .find((one) => ("code" in of ? one.code === of.code : of.name.test(one.name)));
      const least = needed(planned);
      if (quota === undefined) {
        return unseen(subject, `Service Quotas does not name it; ${least.toString()} are needed.`);
      }
      const { code, value } = quota;
      if (value >= least) return fine(subject, `${value.toString()}, ${least.toString()} are needed`);
      return must(
        subject,
        `${value.toString()}, ${least.toString()} are needed: aws service-quotas request-service-quota-increase --region ${region} --service-code ${service} --quota-code ${code} --desired-value ${Math.max(1_000, least).toString()}`,
      );
    },
  );
}
