import { z } from "zod";

/** Every environment variable a function of the portal can read. Infra is typed against it, functions parse it once. */
export const environmentSchema = z.object({
  SESSIONS_TABLE: z.string().min(1),
  LOGINS_TABLE: z.string().min(1),
  BLOCKS_TABLE: z.string().min(1),
  PROCESSES_TABLE: z.string().min(1),
  PROCESS_KEYS_TABLE: z.string().min(1),
  SUBMISSIONS_TABLE: z.string().min(1),
  PAYMENTS_TABLE: z.string().min(1),
  FEEDBACK_TABLE: z.string().min(1),
  LIMITS_TABLE: z.string().min(1),
  AVAILABILITY_TABLE: z.string().min(1),
  STATISTICS_TABLE: z.string().min(1),
  HEALTH_TABLE: z.string().min(1),
  UPLOADS_BUCKET: z.string().min(1),
  RESULTS_BUCKET: z.string().min(1),
  SEALED_BUCKET: z.string().min(1),
  FORMS_BUCKET: z.string().min(1),
  SUBMIT_STATE_MACHINE_ARN: z.string().min(1),
  TRACK_STATE_MACHINE_ARN: z.string().min(1),
  COLLECT_STATE_MACHINE_ARN: z.string().min(1),
  SEAL_KEY_ARN: z.string().min(1),
  PORTAL_VERSION: z.string().min(1),
  PORTAL_COMMIT: z.string().min(1),
});
export type EnvironmentName = keyof z.infer<typeof environmentSchema>;
