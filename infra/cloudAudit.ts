export interface AuditVerdict {
  readonly goesOn: boolean;
  /** For whoever deploys; empty: nothing was found. */
  readonly says: string;
}

/** Whether a portal may be deployed after `npm audit` of what it is made of. */
export function auditVerdict(isClean: boolean, acceptedBecause: string | undefined): AuditVerdict {
  if (isClean) return { goesOn: true, says: "" };
  if (acceptedBecause !== undefined) {
    return { goesOn: true, says: `Deployed in spite of npm audit: ${acceptedBecause}` };
  }
  return {
    goesOn: false,
    says: 'Not deployed: npm audit found something, or could not ask (above). To go on: --accept-audit "reason".',
  };
}
