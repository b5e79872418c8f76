import { z } from "zod";
import { SERVICE_GROUPS, type ServiceGroup } from "../contract/routes.ts";
import { SUBMIT_STEPS, type SubmitStep } from "../contract/submitSteps.ts";

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

/** What one function is: its entry file and the variables it is given. */
export interface FunctionDescription {
  readonly entry: string;
  readonly environment: readonly EnvironmentName[];
}

const API_ENVIRONMENT: Readonly<Record<ServiceGroup, readonly EnvironmentName[]>> = {
  auth: [
    "AVAILABILITY_TABLE",
    "SESSIONS_TABLE",
    "LOGINS_TABLE",
    "BLOCKS_TABLE",
    "PROCESSES_TABLE",
    "PROCESS_KEYS_TABLE",
    "UPLOADS_BUCKET",
    "RESULTS_BUCKET",
    "SEALED_BUCKET",
  ],
  version: ["AVAILABILITY_TABLE", "PORTAL_VERSION", "PORTAL_COMMIT"],
  forms: ["AVAILABILITY_TABLE", "FORMS_BUCKET"],
  process: [
    "AVAILABILITY_TABLE",
    "SESSIONS_TABLE",
    "BLOCKS_TABLE",
    "PROCESSES_TABLE",
    "PROCESS_KEYS_TABLE",
    "SUBMISSIONS_TABLE",
    "UPLOADS_BUCKET",
    "RESULTS_BUCKET",
    "SEALED_BUCKET",
    "FORMS_BUCKET",
  ],
  "process-workflow": [
    "AVAILABILITY_TABLE",
    "SESSIONS_TABLE",
    "BLOCKS_TABLE",
    "PROCESSES_TABLE",
    "PROCESS_KEYS_TABLE",
    "PAYMENTS_TABLE",
    "LIMITS_TABLE",
    "FORMS_BUCKET",
    "SUBMIT_STATE_MACHINE_ARN",
  ],
  documents: [
    "SESSIONS_TABLE",
    "BLOCKS_TABLE",
    "PROCESSES_TABLE",
    "PROCESS_KEYS_TABLE",
    "LIMITS_TABLE",
    "RESULTS_BUCKET",
    "FORMS_BUCKET",
    "SEAL_KEY_ARN",
  ],
  payment: [
    "AVAILABILITY_TABLE",
    "SESSIONS_TABLE",
    "BLOCKS_TABLE",
    "PROCESSES_TABLE",
    "PROCESS_KEYS_TABLE",
    "PAYMENTS_TABLE",
    "SUBMISSIONS_TABLE",
    "FORMS_BUCKET",
    "SUBMIT_STATE_MACHINE_ARN",
    "COLLECT_STATE_MACHINE_ARN",
  ],
  delivery: ["SUBMISSIONS_TABLE", "TRACK_STATE_MACHINE_ARN"],
  feedback: ["FEEDBACK_TABLE", "LIMITS_TABLE"],
};

const STEP_ENVIRONMENT: Readonly<Record<SubmitStep, readonly EnvironmentName[]>> = {
  CALCULATE_HASHES_FOR_ATTACHMENTS: ["PROCESSES_TABLE", "PROCESS_KEYS_TABLE", "UPLOADS_BUCKET"],
  CHECK_SIGNATURES: ["PROCESSES_TABLE", "PROCESS_KEYS_TABLE", "UPLOADS_BUCKET"],
  CREATE_MESSAGE_ID: ["PROCESSES_TABLE", "PROCESS_KEYS_TABLE"],
  GET_FILES: ["PROCESSES_TABLE", "PROCESS_KEYS_TABLE", "UPLOADS_BUCKET", "RESULTS_BUCKET", "FORMS_BUCKET"],
  CREATE_COVER_LETTER: ["PROCESSES_TABLE", "PROCESS_KEYS_TABLE", "RESULTS_BUCKET"],
  CREATE_RECEIPT: ["PROCESSES_TABLE", "PROCESS_KEYS_TABLE", "RESULTS_BUCKET"],
  CREATE_PROTOCOL: ["PROCESSES_TABLE", "PROCESS_KEYS_TABLE", "RESULTS_BUCKET", "SEAL_KEY_ARN"],
  SEAL_DATA: ["PROCESSES_TABLE", "PROCESS_KEYS_TABLE", "RESULTS_BUCKET", "SEALED_BUCKET"],
  SUBMIT_DATA_TO_AUTHORITY: ["PROCESSES_TABLE", "PROCESS_KEYS_TABLE", "RESULTS_BUCKET", "SEALED_BUCKET"],
  SUBMIT_DATA_TO_POSTBOX: ["PROCESSES_TABLE", "PROCESS_KEYS_TABLE", "RESULTS_BUCKET", "SEALED_BUCKET"],
  SAVE_SUBMISSION: ["PROCESSES_TABLE", "PROCESS_KEYS_TABLE", "SUBMISSIONS_TABLE", "SEAL_KEY_ARN"],
};

/** `CALCULATE_HASHES_FOR_ATTACHMENTS` → `calculateHashesForAttachments`: file names follow the step names. */
function camelCase(step: string): string {
  return step.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** `CALCULATE_HASHES_FOR_ATTACHMENTS` → `step-calculate-hashes-for-attachments`. */
export function stepFunctionName(step: SubmitStep | "SUBMISSION_FAILURE"): string {
  return `step-${step.toLowerCase().replaceAll("_", "-")}`;
}

/** Every function of the portal by its name. */
export const FUNCTIONS: Readonly<Record<string, FunctionDescription>> = {
  ...Object.fromEntries(
    SERVICE_GROUPS.map((group) => [
      `api-${group}`,
      { entry: `functions/api/${group}/index.ts`, environment: API_ENVIRONMENT[group] },
    ]),
  ),
  ...Object.fromEntries(
    SUBMIT_STEPS.map((step) => [
      stepFunctionName(step),
      {
        entry: `functions/steps/submit-process/${camelCase(step)}.ts`,
        environment: STEP_ENVIRONMENT[step],
      },
    ]),
  ),
  "step-submission-failure": {
    entry: "functions/steps/submit-process/submissionFailure.ts",
    environment: ["PROCESSES_TABLE", "PROCESS_KEYS_TABLE"],
  },
  "step-check-delivery": {
    entry: "functions/steps/track-delivery/checkDelivery.ts",
    environment: ["SUBMISSIONS_TABLE", "RESULTS_BUCKET", "SEALED_BUCKET", "SEAL_KEY_ARN"],
  },
  "step-keep-task-token": {
    entry: "functions/steps/collect-payment/keepTaskToken.ts",
    environment: ["PAYMENTS_TABLE"],
  },
  "step-verify-payment": {
    entry: "functions/steps/collect-payment/verifyPayment.ts",
    environment: [
      "PROCESSES_TABLE",
      "PROCESS_KEYS_TABLE",
      "PAYMENTS_TABLE",
      "SUBMISSIONS_TABLE",
      "SUBMIT_STATE_MACHINE_ARN",
    ],
  },
  "schedule-reconcile-payments": {
    entry: "functions/schedules/reconcilePayments.ts",
    environment: ["PAYMENTS_TABLE", "COLLECT_STATE_MACHINE_ARN"],
  },
  "schedule-remove-expired-processes": {
    entry: "functions/schedules/removeExpiredProcesses.ts",
    environment: [
      "PROCESSES_TABLE",
      "PROCESS_KEYS_TABLE",
      "SUBMISSIONS_TABLE",
      "UPLOADS_BUCKET",
      "RESULTS_BUCKET",
      "SEALED_BUCKET",
    ],
  },
  "schedule-make-statistics": {
    entry: "functions/schedules/makeStatistics.ts",
    environment: ["STATISTICS_TABLE", "SUBMISSIONS_TABLE"],
  },
  "schedule-remove-over-reports": {
    entry: "functions/schedules/removeOverReports.ts",
    environment: ["SUBMISSIONS_TABLE", "SEALED_BUCKET"],
  },
  "schedule-check-health": {
    entry: "functions/schedules/checkHealth.ts",
    environment: ["HEALTH_TABLE"],
  },
  "schedule-heal-submissions": {
    entry: "functions/schedules/healSubmissions.ts",
    environment: ["PROCESSES_TABLE", "PROCESS_KEYS_TABLE", "SUBMISSIONS_TABLE", "SUBMIT_STATE_MACHINE_ARN"],
  },
  "schedule-start-due-checks": {
    entry: "functions/schedules/startDueChecks.ts",
    environment: ["SUBMISSIONS_TABLE", "TRACK_STATE_MACHINE_ARN"],
  },
};
