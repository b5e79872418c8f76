import type { AlarmName } from "./ALARMS.ts";

/**
 * Alarms that no drill provokes, because no machine has what they look at, and why; `test/infra/monitoring.test.ts` holds
 * their figures and bounds instead.
 */
export const UNDRILLED_ALARMS: Partial<Readonly<Record<AlarmName, string>>> = {
  "portal-certificate-ends": "AWS's certificates stand in an AWS account only, and nothing makes one older",
  "backup-failed": "neither the embedded stack nor LocalStack makes backups",
  "log-archive-late": "the archive stands in an AWS account only: elsewhere the log is a file",
};
