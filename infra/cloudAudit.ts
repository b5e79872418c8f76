export interface AuditVerdict {
  readonly goesOn: boolean;
  /** For whoever deploys; empty: nothing was found. */
  readonly says: string;
}

/** What npm is asked: known weaknesses of what reaches people, and signatures of all that builds and deploys it. */
export const AUDITS = [
  ["audit", "--omit", "dev"],
  ["audit", "signatures"],
] as const;

/** Whether a portal may be deployed after what npm was asked of what it is made of. */
export function auditVerdict(isClean: boolean, acceptedBecause: string | undefined): AuditVerdict {
  if (isClean) return { goesOn: true, says: "" };
  if (acceptedBecause !== undefined) {
    return { goesOn: true, says: `Deployed in spite of npm audit: ${acceptedBecause}` };
  }
  return {
    goesOn: false,
    says: 'Not deployed: npm audit or npm audit signatures found something, or could not ask (above). To go on: --accept-audit "reason".',
  };
}
