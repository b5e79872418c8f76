import type { AccountFacts, CertificateFacts, Seen } from "../AccountFacts.ts";
import { fine, must, todo, unseen, type Finding } from "../Finding.ts";
import type { PlannedPortal } from "../plannedPortal.ts";

/** Days before its end on which a certificate is told of; AWS renews its own 60 days before. */
const SOON_DAYS = 30;
const DAY_MILLISECONDS = 86_400_000;
/** Names of AWS's authority, any of which lets it issue (documentation of ACM, "CAA records"). */
const AMAZON = ["amazon.com", "amazontrust.com", "awstrust.com", "amazonaws.com"];

/** Whether the host has its certificate, may go on having it, and where it points; DNS is changed last. */
export function lookAtAddress(planned: PlannedPortal, facts: AccountFacts): readonly Finding[] {
  const certificate =
    facts.certificate === undefined
      ? todo("certificate", "the settings name none: the portal will answer under CloudFront's own name.")
      : certificateOf(facts.certificate, { host: planned.host, lookedAt: facts.lookedAt });
  return [certificate, issuersOf(facts), hostOf(planned, facts), verified(planned, facts)];
}

/** A wildcard stands for one label. */
const isFor = (host: string) => (named: string) =>
  named === host || (named.startsWith("*.") && named.slice(2) === host.replace(/^[^.]+\./, ""));

function certificateOf(
  seen: Seen<CertificateFacts>,
  { host, lookedAt }: { readonly host: string; readonly lookedAt: Date },
): Finding {
  const about = "certificate";
  if (!seen.ok) return unseen(about, seen.failure);
  const { status, hosts, endsOn } = seen.value;
  if (status !== "ISSUED") {
    return must(about, `it is ${status}: enter the record that ACM shows for its validation, and wait.`);
  }
  if (!hosts.some(isFor(host))) {
    return must(
      about,
      `it is for ${hosts.join(", ")}, not for ${host}: request one for ${host} in us-east-1.`,
    );
  }
  const daysLeft =
    endsOn === undefined ? Infinity : (Date.parse(endsOn) - lookedAt.getTime()) / DAY_MILLISECONDS;
  if (daysLeft <= 0) return must(about, "it has ended.");
  return daysLeft < SOON_DAYS
    ? todo(about, `it ends on ${endsOn ?? ""}: see in ACM why it was not renewed.`)
    : fine(about, `issued for ${host}`);
}

function issuersOf({ certificate, issuers }: AccountFacts): Finding {
  const about = "CAA";
  if (!issuers.ok) return unseen(about, issuers.failure);
  const isAmazons = certificate?.ok !== true || certificate.value.type === "AMAZON_ISSUED";
  if (issuers.value.length === 0 || !isAmazons) return fine(about, "the domain lets AWS issue");
  const allowed = issuers.value.some((issuer) => AMAZON.includes(issuer));
  return allowed
    ? fine(about, "the domain lets AWS issue")
    : must(
        about,
        `the domain lets only ${issuers.value.join(", ")} issue, so that AWS cannot renew: add CAA 0 issue "amazon.com".`,
      );
}

const distributionOf = (
  { stackNames, region }: PlannedPortal,
  { stacks }: AccountFacts,
): string | undefined => {
  const seen = stacks[region];
  const name = stackNames.find((one) => one.endsWith("-frontend"));
  return seen?.ok === true
    ? seen.value.find((stack) => stack.name === name)?.outputs["DistributionDomainName"]
    : undefined;
};

function hostOf(planned: PlannedPortal, facts: AccountFacts): Finding {
  const about = "DNS";
  const { host } = planned;
  if (!facts.hostPointsTo.ok) return unseen(about, facts.hostPointsTo.failure);
  const targets = facts.hostPointsTo.value;
  const distribution = distributionOf(planned, facts);
  if (distribution !== undefined && targets.includes(distribution))
    return fine(about, `${host} points to ${distribution}`);
  const now = targets.length === 0 ? "nowhere" : `to ${targets.join(", ")}`;
  return distribution === undefined
    ? todo(about, `${host} points ${now}; last step after the deployment: CNAME to the distribution.`)
    : todo(about, `${host} points ${now}, not by a CNAME to ${distribution}: the last step.`);
}

/** AWS tells only by refusing the first distribution of an account ("Your account must be verified"). */
function verified(planned: PlannedPortal, facts: AccountFacts): Finding {
  const about = "CloudFront";
  return distributionOf(planned, facts) === undefined
    ? unseen(
        about,
        "no call says whether a new account may have distributions: ask AWS's support to verify it for CloudFront.",
      )
    : fine(about, "the account has the portal's distribution");
}
