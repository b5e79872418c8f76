import type { IConstruct } from "constructs";

/** Where a construct notes which findings of the rule pack are meant, for the test that runs the pack. */
export const ACCEPTED_FINDING = "portal:accepted-finding";

export interface AcceptedFinding {
  /** Which findings, as a regular expression over the rule's whole name. */
  readonly rule: string;
  /** Why it is meant to be so. */
  readonly reason: string;
}

/** Suppresses a finding on a resource, with the reason. */
export function acceptFinding(construct: IConstruct, rule: RegExp, reason: string): void {
  const accepted: AcceptedFinding = { rule: rule.source, reason };
  construct.node.addMetadata(ACCEPTED_FINDING, accepted);
}
