import { SERVICE_GROUPS, type ServiceGroup } from "#contract/routes.ts";
import { SUBMIT_STEPS, type SubmitStep } from "#domain/sending/submitSteps.ts";
import type { EnvironmentName } from "#runtime/environment.ts";

/** The variable that names a target to the functions that may touch it. */
const VARIABLES = {
  sessions: "SESSIONS_TABLE",
  sessionsBySignIn: "SESSIONS_TABLE",
  sessionsByOwner: "SESSIONS_TABLE",
  logins: "LOGINS_TABLE",
  blocks: "BLOCKS_TABLE",
  processes: "PROCESSES_TABLE",
  processesByOwner: "PROCESSES_TABLE",
  processKeys: "PROCESS_KEYS_TABLE",
  processKeysByOwner: "PROCESS_KEYS_TABLE",
  submissions: "SUBMISSIONS_TABLE",
  submissionsByOwner: "SUBMISSIONS_TABLE",
  submissionsByExternalId: "SUBMISSIONS_TABLE",
  submissionsDueChecks: "SUBMISSIONS_TABLE",
  submissionsByDay: "SUBMISSIONS_TABLE",
  payments: "PAYMENTS_TABLE",
  paymentsDueChecks: "PAYMENTS_TABLE",
  paymentsMismatches: "PAYMENTS_TABLE",
  feedback: "FEEDBACK_TABLE",
  limits: "LIMITS_TABLE",
  availability: "AVAILABILITY_TABLE",
  statistics: "STATISTICS_TABLE",
  health: "HEALTH_TABLE",
  uploads: "UPLOADS_BUCKET",
  uploadsObjects: "UPLOADS_BUCKET",
  // The same files, where a scanner writes tags at them.
  scannedUploads: "UPLOADS_BUCKET",
  results: "RESULTS_BUCKET",
  resultsObjects: "RESULTS_BUCKET",
  sealed: "SEALED_BUCKET",
  sealedObjects: "SEALED_BUCKET",
  forms: "FORMS_BUCKET",
  formsObjects: "FORMS_BUCKET",
  sealKey: "SEAL_KEY_ARN",
  submitMachine: "SUBMIT_STATE_MACHINE_ARN",
  trackMachine: "TRACK_STATE_MACHINE_ARN",
  collectMachine: "COLLECT_STATE_MACHINE_ARN",
} as const satisfies Readonly<Record<string, EnvironmentName>>;

/** What a function may touch, by the name its construct has in the data and workflow stacks. Secrets are named by the settings. */
export type GrantTarget =
  | keyof typeof VARIABLES
  | "identitySecrets"
  /** Keys that owner ids are made with. */
  | "ownerKeys"
  /** What CloudFront says to the API. */
  | "originWord"
  /** Of those providers whose portal has keys and certificates of its own. */
  | "samlSecrets"
  | "transportSecrets"
  /** Of one transport, by which copies for mailboxes go, too. */
  | "fitConnectSecret"
  | "callbackSecret"
  | "postboxSecret"
  /** Credentials of payment services. */
  | "paymentSecrets";

export interface Grant {
  readonly target: GrantTarget;
  readonly actions: readonly string[];
}

/** What one function is: its entry file, exactly what it may do, and the variables that follow from that. */
export interface FunctionDescription {
  readonly entry: string;
  readonly grants: readonly Grant[];
  readonly environment: readonly EnvironmentName[];
}

function row(entry: string, grants: readonly Grant[]): FunctionDescription {
  const named: Partial<Readonly<Record<GrantTarget, EnvironmentName>>> = VARIABLES;
  const variables = grants.flatMap(({ target }) => named[target] ?? []);
  return { entry, grants, environment: [...new Set(variables)] };
}

const grant = (target: GrantTarget, ...actions: readonly string[]): Grant => ({ target, actions });

/** Of every function of the API: it answers what came through CloudFront only. */
const ORIGIN_WORD = grant("originWord", "secretsmanager:GetSecretValue");
const READ_SESSION = grant("sessions", "dynamodb:GetItem");
const READ_AVAILABILITY = grant("availability", "dynamodb:GetItem");
const READ_BLOCKS = grant("blocks", "dynamodb:GetItem");
/** Processes of earlier releases get a key with their next write, from any function. */
const PROCESS_KEYS = grant("processKeys", "dynamodb:GetItem", "dynamodb:PutItem");
const LISTED_PROCESS_KEYS = grant(
  "processKeys",
  "dynamodb:GetItem",
  "dynamodb:BatchGetItem",
  "dynamodb:PutItem",
);
const CHANGE_PROCESS = [grant("processes", "dynamodb:GetItem", "dynamodb:PutItem"), PROCESS_KEYS];
const CHANGE_PAYMENT = grant("payments", "dynamodb:GetItem", "dynamodb:PutItem");
/** What drafts of an owner take up, under a hash whose key is of this day. */
const COUNT_ROOM = grant("limits", "dynamodb:GetItem", "dynamodb:PutItem", "dynamodb:UpdateItem");
const PROCESSES_BY_OWNER = grant("processesByOwner", "dynamodb:Query");
const READ_UPLOADS = [grant("uploads", "s3:ListBucket"), grant("uploadsObjects", "s3:GetObject")];
const WRITE_RESULTS = grant("resultsObjects", "s3:PutObject");
const READ_RESULTS = [grant("results", "s3:ListBucket"), grant("resultsObjects", "s3:GetObject")];
const READ_SEALED = [grant("sealed", "s3:ListBucket"), grant("sealedObjects", "s3:GetObject")];
const EMPTY_SEALED = [grant("sealed", "s3:ListBucket"), grant("sealedObjects", "s3:DeleteObject")];
const READ_FORMS = [grant("forms", "s3:ListBucket"), grant("formsObjects", "s3:GetObject")];
const EMPTY_STORES = [
  grant("uploads", "s3:ListBucket"),
  grant("uploadsObjects", "s3:DeleteObject"),
  grant("results", "s3:ListBucket"),
  grant("resultsObjects", "s3:DeleteObject"),
  ...EMPTY_SEALED,
];
const TRANSPORT_SECRETS = grant("transportSecrets", "secretsmanager:GetSecretValue");
const CALLBACK_SECRET = grant("callbackSecret", "secretsmanager:GetSecretValue");
const POSTBOX_SECRET = grant("postboxSecret", "secretsmanager:GetSecretValue");
const PAYMENT_SECRETS = grant("paymentSecrets", "secretsmanager:GetSecretValue");
const SIGN = grant("sealKey", "kms:Sign");

const API_GRANTS: Readonly<Record<ServiceGroup, readonly Grant[]>> = {
  auth: [
    READ_AVAILABILITY,
    grant("sessions", "dynamodb:GetItem", "dynamodb:PutItem", "dynamodb:UpdateItem", "dynamodb:DeleteItem"),
    grant("sessionsBySignIn", "dynamodb:Query"),
    grant("sessionsByOwner", "dynamodb:Query"),
    grant("processes", "dynamodb:GetItem", "dynamodb:PutItem", "dynamodb:DeleteItem"),
    LISTED_PROCESS_KEYS,
    PROCESSES_BY_OWNER,
    ...EMPTY_STORES,
    grant("logins", "dynamodb:GetItem", "dynamodb:PutItem", "dynamodb:UpdateItem", "dynamodb:DeleteItem"),
    READ_BLOCKS,
    grant("identitySecrets", "secretsmanager:GetSecretValue"),
    grant("ownerKeys", "secretsmanager:GetSecretValue"),
  ],
  version: [READ_AVAILABILITY],
  forms: [READ_AVAILABILITY, ...READ_FORMS],
  process: [
    READ_AVAILABILITY,
    READ_SESSION,
    READ_BLOCKS,
    grant("processes", "dynamodb:GetItem", "dynamodb:PutItem", "dynamodb:DeleteItem"),
    LISTED_PROCESS_KEYS,
    grant("processKeysByOwner", "dynamodb:Query"),
    PROCESSES_BY_OWNER,
    grant("submissions", "dynamodb:GetItem"),
    grant("submissionsByOwner", "dynamodb:Query"),
    COUNT_ROOM,
    grant("uploads", "s3:ListBucket"),
    grant("uploadsObjects", "s3:GetObject", "s3:PutObject", "s3:DeleteObject"),
    grant("results", "s3:ListBucket"),
    grant("resultsObjects", "s3:GetObject", "s3:DeleteObject"),
    ...EMPTY_SEALED,
    ...READ_FORMS,
  ],
  documents: [
    READ_SESSION,
    READ_BLOCKS,
    grant("processes", "dynamodb:GetItem"),
    grant("processKeys", "dynamodb:GetItem"),
    // Certificates of deletion.
    SIGN,
    grant("limits", "dynamodb:UpdateItem"),
    // Links carry the rights of who signs them. Without listing, a form not drawn yet would look forbidden.
    grant("results", "s3:ListBucket"),
    grant("resultsObjects", "s3:PutObject", "s3:GetObject", "s3:DeleteObject"),
    ...READ_FORMS,
  ],
  "process-workflow": [
    READ_AVAILABILITY,
    READ_SESSION,
    READ_BLOCKS,
    grant("processes", "dynamodb:GetItem", "dynamodb:PutItem"),
    LISTED_PROCESS_KEYS,
    PROCESSES_BY_OWNER,
    CHANGE_PAYMENT,
    COUNT_ROOM,
    grant("submitMachine", "states:StartExecution"),
    ...READ_FORMS,
    // Where a draft begins, its version is put into the store.
    grant("formsObjects", "s3:PutObject"),
  ],
  payment: [
    READ_AVAILABILITY,
    READ_SESSION,
    READ_BLOCKS,
    ...CHANGE_PROCESS,
    CHANGE_PAYMENT,
    grant("submissions", "dynamodb:GetItem"),
    grant("submitMachine", "states:StartExecution"),
    grant("collectMachine", "states:StartExecution", "states:SendTaskSuccess"),
    PAYMENT_SECRETS,
    ...READ_FORMS,
  ],
  delivery: [
    grant("submissionsByExternalId", "dynamodb:Query"),
    grant("trackMachine", "states:StartExecution"),
    CALLBACK_SECRET,
  ],
  // Writes only: this function cannot read feedback.
  feedback: [grant("feedback", "dynamodb:PutItem"), grant("limits", "dynamodb:UpdateItem")],
};

/** Variables that name no resource: what this build is. */
const BUILD_VARIABLES: Partial<Readonly<Record<ServiceGroup, readonly EnvironmentName[]>>> = {
  version: ["PORTAL_VERSION", "PORTAL_COMMIT"],
};

type SendingStep = SubmitStep | "SUBMISSION_FAILURE";
const SENDING_STEPS: readonly SendingStep[] = [...SUBMIT_STEPS, "SUBMISSION_FAILURE"];

const STEP_GRANTS: Readonly<Record<SendingStep, readonly Grant[]>> = {
  CALCULATE_HASHES_FOR_ATTACHMENTS: [...CHANGE_PROCESS, ...READ_UPLOADS],
  CHECK_SIGNATURES: [...CHANGE_PROCESS, ...READ_UPLOADS, grant("scannedUploads", "s3:GetObjectTagging")],
  CREATE_MESSAGE_ID: CHANGE_PROCESS,
  GET_FILES: [...CHANGE_PROCESS, ...READ_UPLOADS, WRITE_RESULTS, ...READ_FORMS],
  CREATE_COVER_LETTER: [...CHANGE_PROCESS, WRITE_RESULTS],
  CREATE_RECEIPT: [...CHANGE_PROCESS, WRITE_RESULTS],
  CREATE_PROTOCOL: [...CHANGE_PROCESS, ...READ_RESULTS, WRITE_RESULTS, SIGN],
  // Keys to seal for are public.
  SEAL_DATA: [...CHANGE_PROCESS, ...READ_RESULTS, grant("sealedObjects", "s3:PutObject")],
  SUBMIT_DATA_TO_AUTHORITY: [
    ...CHANGE_PROCESS,
    ...READ_RESULTS,
    ...READ_SEALED,
    // Seals anew for the second transport when the first one refuses.
    grant("sealedObjects", "s3:PutObject"),
    TRANSPORT_SECRETS,
    CALLBACK_SECRET,
  ],
  SUBMIT_DATA_TO_POSTBOX: [
    ...CHANGE_PROCESS,
    ...READ_RESULTS,
    ...READ_SEALED,
    grant("sealedObjects", "s3:PutObject", "s3:DeleteObject"),
    grant("fitConnectSecret", "secretsmanager:GetSecretValue"),
    POSTBOX_SECRET,
  ],
  SAVE_SUBMISSION: [...CHANGE_PROCESS, grant("submissions", "dynamodb:PutItem"), SIGN],
  SUBMISSION_FAILURE: CHANGE_PROCESS,
};

/** `CALCULATE_HASHES_FOR_ATTACHMENTS` → `calculateHashesForAttachments`: file names follow the step names. */
function camelCase(step: string): string {
  return step.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** `CALCULATE_HASHES_FOR_ATTACHMENTS` → `step-calculate-hashes-for-attachments`. */
export function stepFunctionName(step: SendingStep): string {
  return `step-${step.toLowerCase().replaceAll("_", "-")}`;
}

/** Every function of the portal by its name; nothing is granted by role templates or wildcards. */
export const FUNCTIONS: Readonly<Record<string, FunctionDescription>> = {
  ...Object.fromEntries(
    SERVICE_GROUPS.map((group) => {
      const grants = [ORIGIN_WORD, ...API_GRANTS[group]];
      const { environment, ...described } = row(`functions/api/${group}/index.ts`, grants);
      const known = [...environment, ...(BUILD_VARIABLES[group] ?? [])];
      return [`api-${group}`, { ...described, environment: known }];
    }),
  ),
  ...Object.fromEntries(
    SENDING_STEPS.map((step) => [
      stepFunctionName(step),
      row(`functions/steps/submit-process/${camelCase(step)}.ts`, STEP_GRANTS[step]),
    ]),
  ),
  "step-check-delivery": row("functions/steps/track-delivery/checkDelivery.ts", [
    grant("submissions", "dynamodb:GetItem", "dynamodb:PutItem"),
    TRANSPORT_SECRETS,
    CALLBACK_SECRET,
    POSTBOX_SECRET,
    ...READ_SEALED,
    // A copy for the mailbox that could not be sealed before is sealed here, while its documents are there.
    ...READ_RESULTS,
    grant("sealedObjects", "s3:PutObject", "s3:DeleteObject"),
    SIGN,
  ]),
  "step-keep-task-token": row("functions/steps/collect-payment/keepTaskToken.ts", [CHANGE_PAYMENT]),
  "step-verify-payment": row("functions/steps/collect-payment/verifyPayment.ts", [
    ...CHANGE_PROCESS,
    CHANGE_PAYMENT,
    grant("submissions", "dynamodb:GetItem"),
    grant("submitMachine", "states:StartExecution"),
    PAYMENT_SECRETS,
  ]),
  "schedule-reconcile-payments": row("functions/schedules/reconcilePayments.ts", [
    grant("paymentsDueChecks", "dynamodb:Query"),
    grant("collectMachine", "states:StartExecution"),
  ]),
  "schedule-remove-expired-processes": row("functions/schedules/removeExpiredProcesses.ts", [
    grant("processes", "dynamodb:Scan", "dynamodb:GetItem", "dynamodb:PutItem", "dynamodb:DeleteItem"),
    LISTED_PROCESS_KEYS,
    // Keys that nothing is sealed with any more.
    grant("processKeys", "dynamodb:Scan", "dynamodb:UpdateItem", "dynamodb:DeleteItem"),
    grant("submissions", "dynamodb:GetItem"),
    ...EMPTY_STORES,
  ]),
  "schedule-make-statistics": row("functions/schedules/makeStatistics.ts", [
    grant("statistics", "dynamodb:GetItem", "dynamodb:PutItem", "dynamodb:Scan"),
    grant("submissionsByDay", "dynamodb:Query"),
  ]),
  "schedule-remove-over-reports": row("functions/schedules/removeOverReports.ts", [
    grant("submissionsByDay", "dynamodb:Query"),
    grant("submissions", "dynamodb:DeleteItem"),
    ...EMPTY_SEALED,
  ]),
  // Tries every credential of whoever the portal sends to, reads its own certificates, and sends nothing.
  "schedule-check-health": row("functions/schedules/checkHealth.ts", [
    grant("health", "dynamodb:GetItem", "dynamodb:PutItem"),
    grant("samlSecrets", "secretsmanager:GetSecretValue"),
    TRANSPORT_SECRETS,
    POSTBOX_SECRET,
    PAYMENT_SECRETS,
  ]),
  "schedule-recover-submissions": row("functions/schedules/recoverSubmissions.ts", [
    grant("processes", "dynamodb:Scan", "dynamodb:GetItem", "dynamodb:PutItem"),
    LISTED_PROCESS_KEYS,
    grant("submissionsDueChecks", "dynamodb:Query"),
    grant("submitMachine", "states:StartExecution"),
  ]),
  // From outside, as people do: it has no rights.
  "schedule-visit-portal": row("functions/schedules/visitPortal.ts", []),
  "schedule-start-due-checks": row("functions/schedules/startDueChecks.ts", [
    grant("submissionsDueChecks", "dynamodb:Query"),
    grant("trackMachine", "states:StartExecution"),
  ]),
};
