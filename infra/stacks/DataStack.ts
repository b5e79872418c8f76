import { CfnOutput, RemovalPolicy, Stack, type StackProps } from "aws-cdk-lib";
import { Key, KeySpec, KeyUsage } from "aws-cdk-lib/aws-kms";
import { HttpMethods } from "aws-cdk-lib/aws-s3";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import type { Construct } from "constructs";
import type { StateSettings } from "../../functions/contract/settings.ts";
import { TRACKED_DAYS } from "../../functions/contract/limits.ts";
import type { GrantTarget } from "../functionGrants.ts";
import { FileBucket } from "../constructs/FileBucket.ts";
import { MalwareScan } from "../constructs/MalwareScan.ts";
import { VersionBucket } from "../constructs/VersionBucket.ts";
import { ItemTable } from "../constructs/ItemTable.ts";

export interface DataStackProps extends StackProps {
  readonly settings: StateSettings;
}

/** Where state lives: eight tables, four buckets, the secrets that the operator fills, and the key of the seal. */
export class DataStack extends Stack {
  readonly sessions: ItemTable;
  readonly logins: ItemTable;
  readonly blocks: ItemTable;
  readonly processes: ItemTable;
  readonly submissions: ItemTable;
  readonly payments: ItemTable;
  readonly feedback: ItemTable;
  /** Counters of public calls. */
  readonly limits: ItemTable;
  readonly uploads: FileBucket;
  /** Whether a scanner writes its verdicts at the uploads. */
  readonly scansUploads: boolean;
  readonly results: FileBucket;
  /** What transports made of applications: longer than the results, because it may have to be sent again. */
  readonly sealed: FileBucket;
  readonly forms: VersionBucket;
  readonly identitySecrets: readonly Secret[];
  readonly transportSecrets: readonly Secret[];
  /** At most one. */
  readonly callbackSecret: readonly Secret[];
  /** At most one. */
  readonly postboxSecret: readonly Secret[];
  /** One for each account at a payment service, which several authorities may share. */
  readonly paymentSecrets: readonly Secret[];
  readonly sealKey: Key;

  constructor(scope: Construct, id: string, props: DataStackProps) {
    super(scope, id, props);
    const { portal, server } = props.settings;
    const transientData = { removalPolicy: RemovalPolicy.DESTROY };
    this.sessions = new ItemTable(this, "Sessions", {
      partitionKey: "sessionHash",
      // Keys only: what sessions know of people stands in one place, and moving their end costs no second write.
      indexes: { bySignIn: { partitionKey: "signInName", sortKey: "signInIndex", keysOnly: true } },
      ...transientData,
    });
    this.logins = new ItemTable(this, "Logins", { partitionKey: "loginId", ...transientData });
    this.blocks = new ItemTable(this, "Blocks", {
      partitionKey: "ownerId",
      removalPolicy: RemovalPolicy.RETAIN,
    });
    this.processes = new ItemTable(this, "Processes", {
      partitionKey: "processId",
      indexes: { byOwner: { partitionKey: "ownerId", sortKey: "updatedAt" } },
      ...transientData,
    });
    this.submissions = new ItemTable(this, "Submissions", {
      partitionKey: "processId",
      indexes: {
        byOwner: { partitionKey: "ownerId", sortKey: "submissionDate" },
        byExternalId: { partitionKey: "externalId", sortKey: "submissionDate", keysOnly: true },
        dueChecks: { partitionKey: "tracking", sortKey: "nextCheckAt" },
      },
      removalPolicy: RemovalPolicy.RETAIN,
    });
    this.payments = new ItemTable(this, "Payments", {
      partitionKey: "processId",
      // Sparse, both: what is still looked after, and what somebody has to look at.
      indexes: {
        dueChecks: { partitionKey: "watching", sortKey: "nextCheckAt", keysOnly: true },
        mismatches: { partitionKey: "mismatch", sortKey: "mismatchAt" },
      },
      removalPolicy: RemovalPolicy.RETAIN,
    });
    this.feedback = new ItemTable(this, "Feedback", { partitionKey: "feedbackId", ...transientData });
    this.limits = new ItemTable(this, "Limits", { partitionKey: "limitId", ...transientData });
    this.uploads = new FileBucket(this, "Uploads", {
      backstopDays: 2,
      browser: { origin: portal.publicUrl, methods: [HttpMethods.POST] },
      ...transientData,
    });
    this.scansUploads = server.uploads.malwareScan === "guardduty";
    if (this.scansUploads) new MalwareScan(this, "MalwareScan", this.uploads.bucket);
    this.results = new FileBucket(this, "Results", {
      backstopDays: 2,
      browser: { origin: portal.publicUrl, methods: [HttpMethods.GET] },
      ...transientData,
    });
    this.sealed = new FileBucket(this, "Sealed", { backstopDays: TRACKED_DAYS, ...transientData });
    this.forms = new VersionBucket(this, "Forms");
    this.identitySecrets = server.identityProviders.map(
      ({ provider, secretName }) => new Secret(this, `Identity-${provider.id}`, { secretName }),
    );
    this.transportSecrets = [
      new Secret(this, "FitConnect", { secretName: server.fitConnect.secretName }),
      ...(server.xta === undefined ? [] : [new Secret(this, "Xta", { secretName: server.xta.secretName })]),
    ];
    const { callback } = server.fitConnect;
    this.callbackSecret =
      callback === undefined
        ? []
        : [new Secret(this, "FitConnectCallback", { secretName: callback.secretName })];
    const accounts = server.payments.flatMap(({ authentication }) =>
      authentication.kind === "none" ? [] : [authentication.secretName],
    );
    this.paymentSecrets = [...new Set(accounts)].map(
      (secretName) => new Secret(this, `Payment-${secretName.replace(/\W+/g, "-")}`, { secretName }),
    );
    // The names that the operator's commands take.
    new CfnOutput(this, "BlocksName", { value: this.blocks.table.tableName });
    new CfnOutput(this, "FeedbackName", { value: this.feedback.table.tableName });
    new CfnOutput(this, "ProcessesName", { value: this.processes.table.tableName });
    new CfnOutput(this, "PaymentsName", { value: this.payments.table.tableName });
    new CfnOutput(this, "SubmissionsName", { value: this.submissions.table.tableName });
    this.postboxSecret =
      server.postbox === undefined
        ? []
        : [new Secret(this, "Postbox", { secretName: server.postbox.secretName })];
    // Certified for years, so never deleted with the stack; a new certificate needs a new key and both in the settings.
    this.sealKey = new Key(this, "Seal", {
      description: "Seals the documents of the recognition portal",
      keySpec: KeySpec.RSA_3072,
      keyUsage: KeyUsage.SIGN_VERIFY,
      removalPolicy: RemovalPolicy.RETAIN,
    });
  }

  /** Resource names of a grant target that this stack owns. */
  arnsOf(target: GrantTarget): readonly string[] {
    switch (target) {
      case "sessions":
        return [this.sessions.table.tableArn];
      case "sessionsBySignIn":
        return [`${this.sessions.table.tableArn}/index/bySignIn`];
      case "logins":
        return [this.logins.table.tableArn];
      case "blocks":
        return [this.blocks.table.tableArn];
      case "processes":
        return [this.processes.table.tableArn];
      case "processesByOwner":
        return [`${this.processes.table.tableArn}/index/byOwner`];
      case "submissions":
        return [this.submissions.table.tableArn];
      case "submissionsByOwner":
        return [`${this.submissions.table.tableArn}/index/byOwner`];
      case "submissionsByExternalId":
        return [`${this.submissions.table.tableArn}/index/byExternalId`];
      case "submissionsDueChecks":
        return [`${this.submissions.table.tableArn}/index/dueChecks`];
      case "payments":
        return [this.payments.table.tableArn];
      case "paymentsDueChecks":
        return [`${this.payments.table.tableArn}/index/dueChecks`];
      case "paymentsMismatches":
        return [`${this.payments.table.tableArn}/index/mismatches`];
      case "feedback":
        return [this.feedback.table.tableArn];
      case "limits":
        return [this.limits.table.tableArn];
      case "uploads":
        return [this.uploads.bucket.bucketArn];
      case "uploadsObjects":
        return [this.uploads.bucket.arnForObjects("*")];
      case "scannedUploads":
        return this.scansUploads ? [this.uploads.bucket.arnForObjects("*")] : [];
      case "results":
        return [this.results.bucket.bucketArn];
      case "resultsObjects":
        return [this.results.bucket.arnForObjects("*")];
      case "sealed":
        return [this.sealed.bucket.bucketArn];
      case "sealedObjects":
        return [this.sealed.bucket.arnForObjects("*")];
      case "forms":
        return [this.forms.bucket.bucketArn];
      case "formsObjects":
        return [this.forms.bucket.arnForObjects("*")];
      case "identitySecrets":
        return this.identitySecrets.map(({ secretArn }) => secretArn);
      case "transportSecrets":
        return this.transportSecrets.map(({ secretArn }) => secretArn);
      case "callbackSecret":
        return this.callbackSecret.map(({ secretArn }) => secretArn);
      case "postboxSecret":
        return this.postboxSecret.map(({ secretArn }) => secretArn);
      case "paymentSecrets":
        return this.paymentSecrets.map(({ secretArn }) => secretArn);
      case "sealKey":
        return [this.sealKey.keyArn];
      case "submitMachine":
      case "trackMachine":
      case "collectMachine":
        return [];
    }
  }
}
