import type { SubmitStep } from "../functions/contract/submitSteps.ts";

/** What a function may touch, by the name its construct has in the data and workflow stacks. */
export type GrantTarget =
  | "sessions"
  | "sessionsBySignIn"
  | "sessionsByOwner"
  | "logins"
  | "blocks"
  | "processes"
  | "processesByOwner"
  | "processKeys"
  | "processKeysByOwner"
  | "submissions"
  | "submissionsByOwner"
  | "submissionsByExternalId"
  | "submissionsDueChecks"
  | "payments"
  | "paymentsDueChecks"
  | "paymentsMismatches"
  | "feedback"
  | "limits"
  | "availability"
  | "statistics"
  | "health"
  | "uploads"
  | "uploadsObjects"
  /** The same files, where a scanner writes tags at them. */
  | "scannedUploads"
  | "results"
  | "resultsObjects"
  | "sealed"
  | "sealedObjects"
  | "forms"
  | "formsObjects"
  | "identitySecrets"
  /** Keys that owner ids are made with. */
  | "ownerKeys"
  | "transportSecrets"
  | "callbackSecret"
  | "postboxSecret"
  /** Credentials of payment services. */
  | "paymentSecrets"
  | "sealKey"
  | "submitMachine"
  | "trackMachine"
  | "collectMachine";

export interface Grant {
  readonly target: GrantTarget;
  readonly actions: readonly string[];
}

const grant = (target: GrantTarget, ...actions: readonly string[]): Grant => ({ target, actions });

const READ_SESSION = grant("sessions", "dynamodb:GetItem");
const READ_AVAILABILITY = grant("availability", "dynamodb:GetItem");
const READ_BLOCKS = grant("blocks", "dynamodb:GetItem");
/** What an earlier release stored gets a key with its next write, whoever writes it. */
const PROCESS_KEYS = grant("processKeys", "dynamodb:GetItem", "dynamodb:PutItem");
const LISTED_PROCESS_KEYS = grant(
  "processKeys",
  "dynamodb:GetItem",
  "dynamodb:BatchGetItem",
  "dynamodb:PutItem",
);
const CHANGE_PROCESS = [grant("processes", "dynamodb:GetItem", "dynamodb:PutItem"), PROCESS_KEYS];
const CHANGE_PAYMENT = grant("payments", "dynamodb:GetItem", "dynamodb:PutItem");
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

const STEP_GRANTS: Readonly<Record<SubmitStep | "SUBMISSION_FAILURE", readonly Grant[]>> = {
  CALCULATE_HASHES_FOR_ATTACHMENTS: [...CHANGE_PROCESS, ...READ_UPLOADS],
  CHECK_SIGNATURES: [...CHANGE_PROCESS, ...READ_UPLOADS, grant("scannedUploads", "s3:GetObjectTagging")],
  CREATE_MESSAGE_ID: CHANGE_PROCESS,
  GET_FILES: [...CHANGE_PROCESS, ...READ_UPLOADS, WRITE_RESULTS, ...READ_FORMS],
  CREATE_COVER_LETTER: [...CHANGE_PROCESS, WRITE_RESULTS],
  CREATE_RECEIPT: [...CHANGE_PROCESS, WRITE_RESULTS],
  CREATE_PROTOCOL: [...CHANGE_PROCESS, ...READ_RESULTS, WRITE_RESULTS, SIGN],
  SEAL_DATA: [...CHANGE_PROCESS, ...READ_RESULTS, grant("sealedObjects", "s3:PutObject"), TRANSPORT_SECRETS],
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
    TRANSPORT_SECRETS,
    POSTBOX_SECRET,
  ],
  SAVE_SUBMISSION: [...CHANGE_PROCESS, grant("submissions", "dynamodb:PutItem"), SIGN],
  SUBMISSION_FAILURE: CHANGE_PROCESS,
};

/** Exactly the actions of each function; nothing is granted by role templates or wildcards. */
export const FUNCTION_GRANTS: Readonly<Record<string, readonly Grant[]>> = {
  "api-auth": [
    READ_AVAILABILITY,
    grant("sessions", "dynamodb:GetItem", "dynamodb:PutItem", "dynamodb:UpdateItem", "dynamodb:DeleteItem"),
    grant("sessionsBySignIn", "dynamodb:Query"),
    grant("sessionsByOwner", "dynamodb:Query"),
    grant("processes", "dynamodb:GetItem", "dynamodb:PutItem", "dynamodb:DeleteItem"),
    LISTED_PROCESS_KEYS,
    PROCESSES_BY_OWNER,
    ...EMPTY_STORES,
    grant("logins", "dynamodb:GetItem", "dynamodb:PutItem", "dynamodb:DeleteItem"),
    READ_BLOCKS,
    grant("identitySecrets", "secretsmanager:GetSecretValue"),
    grant("ownerKeys", "secretsmanager:GetSecretValue"),
  ],
  "api-version": [READ_AVAILABILITY],
  "api-forms": [READ_AVAILABILITY, ...READ_FORMS],
  "api-process": [
    READ_AVAILABILITY,
    READ_SESSION,
    READ_BLOCKS,
    grant("processes", "dynamodb:GetItem", "dynamodb:PutItem", "dynamodb:DeleteItem"),
    LISTED_PROCESS_KEYS,
    grant("processKeysByOwner", "dynamodb:Query"),
    PROCESSES_BY_OWNER,
    grant("submissions", "dynamodb:GetItem"),
    grant("submissionsByOwner", "dynamodb:Query"),
    grant("uploads", "s3:ListBucket"),
    grant("uploadsObjects", "s3:GetObject", "s3:PutObject", "s3:DeleteObject"),
    grant("results", "s3:ListBucket"),
    grant("resultsObjects", "s3:GetObject", "s3:DeleteObject"),
    ...EMPTY_SEALED,
    ...READ_FORMS,
  ],
  "api-documents": [
    READ_SESSION,
    READ_BLOCKS,
    grant("processes", "dynamodb:GetItem"),
    grant("processKeys", "dynamodb:GetItem"),
    // Certificates of deletion, of which it makes every word itself.
    SIGN,
    grant("limits", "dynamodb:UpdateItem"),
    // Links carry the rights of who signs them. Without listing, a form not drawn yet would look forbidden.
    grant("results", "s3:ListBucket"),
    grant("resultsObjects", "s3:PutObject", "s3:GetObject", "s3:DeleteObject"),
    ...READ_FORMS,
  ],
  "api-process-workflow": [
    READ_AVAILABILITY,
    READ_SESSION,
    READ_BLOCKS,
    grant("processes", "dynamodb:GetItem", "dynamodb:PutItem"),
    LISTED_PROCESS_KEYS,
    PROCESSES_BY_OWNER,
    CHANGE_PAYMENT,
    grant("limits", "dynamodb:UpdateItem"),
    grant("submitMachine", "states:StartExecution"),
    ...READ_FORMS,
    // Where a draft begins, its version is put into the store.
    grant("formsObjects", "s3:PutObject"),
  ],
  "api-payment": [
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
  "api-delivery": [
    grant("submissionsByExternalId", "dynamodb:Query"),
    grant("trackMachine", "states:StartExecution"),
    CALLBACK_SECRET,
  ],
  // Whoever sends feedback can read none.
  "api-feedback": [grant("feedback", "dynamodb:PutItem"), grant("limits", "dynamodb:UpdateItem")],
  ...Object.fromEntries(
    Object.entries(STEP_GRANTS).map(([step, grants]) => [
      `step-${step.toLowerCase().replaceAll("_", "-")}`,
      grants,
    ]),
  ),
  "step-check-delivery": [
    grant("submissions", "dynamodb:GetItem", "dynamodb:PutItem"),
    TRANSPORT_SECRETS,
    CALLBACK_SECRET,
    POSTBOX_SECRET,
    ...READ_SEALED,
    // A copy for the mailbox that could not be sealed before is sealed here, while its documents are there.
    ...READ_RESULTS,
    grant("sealedObjects", "s3:PutObject", "s3:DeleteObject"),
    SIGN,
  ],
  "step-keep-task-token": [CHANGE_PAYMENT],
  "step-verify-payment": [
    ...CHANGE_PROCESS,
    CHANGE_PAYMENT,
    grant("submissions", "dynamodb:GetItem"),
    grant("submitMachine", "states:StartExecution"),
    PAYMENT_SECRETS,
  ],
  "schedule-reconcile-payments": [
    grant("paymentsDueChecks", "dynamodb:Query"),
    grant("collectMachine", "states:StartExecution"),
  ],
  "schedule-remove-expired-processes": [
    grant("processes", "dynamodb:Scan", "dynamodb:GetItem", "dynamodb:PutItem", "dynamodb:DeleteItem"),
    LISTED_PROCESS_KEYS,
    grant("submissions", "dynamodb:GetItem"),
    ...EMPTY_STORES,
  ],
  "schedule-make-statistics": [
    grant("statistics", "dynamodb:GetItem", "dynamodb:PutItem", "dynamodb:Scan"),
    grant("submissions", "dynamodb:Scan"),
  ],
  "schedule-remove-over-reports": [
    grant("submissions", "dynamodb:Scan", "dynamodb:DeleteItem"),
    ...EMPTY_SEALED,
  ],
  // It signs in everywhere and sends nothing.
  "schedule-check-health": [
    grant("health", "dynamodb:GetItem", "dynamodb:PutItem"),
    grant("identitySecrets", "secretsmanager:GetSecretValue"),
    TRANSPORT_SECRETS,
    POSTBOX_SECRET,
    PAYMENT_SECRETS,
  ],
  "schedule-heal-submissions": [
    grant("processes", "dynamodb:Scan", "dynamodb:GetItem", "dynamodb:PutItem"),
    LISTED_PROCESS_KEYS,
    grant("submissionsDueChecks", "dynamodb:Query"),
    grant("submitMachine", "states:StartExecution"),
  ],
  "schedule-start-due-checks": [
    grant("submissionsDueChecks", "dynamodb:Query"),
    grant("trackMachine", "states:StartExecution"),
  ],
};
