import { CfnOutput, RemovalPolicy, Stack, type StackProps } from "aws-cdk-lib";
import { type IKey, Key, KeySpec, KeyUsage } from "aws-cdk-lib/aws-kms";
import { HttpMethods } from "aws-cdk-lib/aws-s3";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import type { Construct } from "constructs";
import type { StateSettings } from "../../functions/contract/settings.ts";
import { DATA_CLASSES, TRACKED_DAYS } from "../../functions/contract/limits.ts";
import { ownerKeysName } from "../../functions/contract/ownerKeysName.ts";
import type { GrantTarget } from "../functionGrants.ts";
import { acceptFinding } from "../constructs/acceptFinding.ts";
import { DataKey } from "../constructs/DataKey.ts";
import { FileBucket } from "../constructs/FileBucket.ts";
import { MalwareScan } from "../constructs/MalwareScan.ts";
import { VersionBucket } from "../constructs/VersionBucket.ts";
import { ItemTable } from "../constructs/ItemTable.ts";

/** The longest there is. */
const LONG_RECOVERY_DAYS = DATA_CLASSES.recordCopies.longest.amount;

export interface DataStackProps extends StackProps {
  /** Of the state: which secrets there are, and whether data stays when the stack goes. */
  readonly settings: StateSettings;
}

/** Where state lives: twelve tables, four buckets, the secrets that the operator fills, and the keys. */
export class DataStack extends Stack {
  /** What everything here is encrypted with. */
  readonly key: IKey;
  readonly sessions: ItemTable;
  readonly logins: ItemTable;
  readonly blocks: ItemTable;
  readonly processes: ItemTable;
  /** What each process is sealed with, and records of what was deleted in the place of keys. */
  readonly processKeys: ItemTable;
  readonly submissions: ItemTable;
  readonly payments: ItemTable;
  readonly feedback: ItemTable;
  /** Counters of public calls. */
  readonly limits: ItemTable;
  /** What operators switched off or announce. */
  readonly availability: ItemTable;
  /** Counts of the last month, for a day. */
  readonly statistics: ItemTable;
  /** The last look at counterparties and certificates. */
  readonly health: ItemTable;
  readonly uploads: FileBucket;
  /** Whether a scanner writes its verdicts at the uploads. */
  readonly scansUploads: boolean;
  readonly results: FileBucket;
  /** What transports made of applications: longer than the results, because it may have to be sent again. */
  readonly sealed: FileBucket;
  readonly forms: VersionBucket;
  readonly identitySecrets: readonly Secret[];
  readonly ownerKeys: Secret;
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
    const { production } = server.cloud;
    const { key } = new DataKey(this, "Data", {
      portalId: portal.portalId,
      services: [
        {
          name: `logs.${server.region}.amazonaws.com`,
          context: {
            "kms:EncryptionContext:aws:logs:arn": `arn:${this.partition}:logs:${server.region}:${this.account}:log-group:*`,
          },
        },
        { name: "cloudwatch.amazonaws.com" },
      ],
    });
    this.key = key;
    const kept = { key, production };
    this.sessions = new ItemTable(this, "Sessions", {
      partitionKey: "sessionHash",
      // Keys only: what sessions know of people stands in one place, and moving their end costs no second write.
      indexes: {
        bySignIn: { partitionKey: "signInName", sortKey: "signInIndex", keysOnly: true },
        byOwner: { partitionKey: "ownerId", sortKey: "createdAt", keysOnly: true },
      },
      ...kept,
    });
    this.logins = new ItemTable(this, "Logins", { partitionKey: "loginId", ...kept });
    this.blocks = new ItemTable(this, "Blocks", {
      partitionKey: "ownerId",
      recoveryDays: LONG_RECOVERY_DAYS,
      stays: true,
      ...kept,
    });
    this.processes = new ItemTable(this, "Processes", {
      partitionKey: "processId",
      indexes: { byOwner: { partitionKey: "ownerId", sortKey: "updatedAt" } },
      // The shortest there is: a restored draft must have had its 24 hours not long ago.
      recoveryDays: DATA_CLASSES.draftCopies.longest.amount,
      ...kept,
    });
    // Never restored: what was deleted must stay unreadable in every copy of the table above.
    this.processKeys = new ItemTable(this, "ProcessKeys", {
      partitionKey: "processId",
      // Sparse: only records of deletions name an owner.
      indexes: { byOwner: { partitionKey: "ownerId", sortKey: "destroyedAt" } },
      ...kept,
    });
    this.submissions = new ItemTable(this, "Submissions", {
      partitionKey: "processId",
      indexes: {
        byOwner: { partitionKey: "ownerId", sortKey: "submissionDate" },
        byExternalId: { partitionKey: "externalId", sortKey: "submissionDate", keysOnly: true },
        dueChecks: { partitionKey: "tracking", sortKey: "nextCheckAt" },
      },
      recoveryDays: LONG_RECOVERY_DAYS,
      stays: true,
      ...kept,
    });
    this.payments = new ItemTable(this, "Payments", {
      partitionKey: "processId",
      // Sparse, both: what is still looked after, and what somebody has to look at.
      indexes: {
        dueChecks: { partitionKey: "watching", sortKey: "nextCheckAt", keysOnly: true },
        mismatches: { partitionKey: "mismatch", sortKey: "mismatchAt" },
      },
      recoveryDays: LONG_RECOVERY_DAYS,
      stays: true,
      ...kept,
    });
    this.feedback = new ItemTable(this, "Feedback", { partitionKey: "feedbackId", ...kept });
    this.limits = new ItemTable(this, "Limits", { partitionKey: "limitId", ...kept });
    this.availability = new ItemTable(this, "Availability", { partitionKey: "availabilityId", ...kept });
    this.statistics = new ItemTable(this, "Statistics", { partitionKey: "month", ...kept });
    this.health = new ItemTable(this, "Health", { partitionKey: "healthId", ...kept });
    this.uploads = new FileBucket(this, "Uploads", {
      backstopDays: 2,
      browser: { origin: portal.publicUrl, methods: [HttpMethods.POST] },
      ...kept,
    });
    this.scansUploads = server.uploads.malwareScan === "guardduty";
    if (this.scansUploads) new MalwareScan(this, "MalwareScan", { bucket: this.uploads.bucket, key });
    this.results = new FileBucket(this, "Results", {
      backstopDays: 2,
      browser: { origin: portal.publicUrl, methods: [HttpMethods.GET] },
      ...kept,
    });
    // Counted from the next midnight: a day less, so that it never is a day more.
    this.sealed = new FileBucket(this, "Sealed", { backstopDays: TRACKED_DAYS - 1, ...kept });
    this.forms = new VersionBucket(this, "Forms", key);
    const secret = (id: string, secretName: string): Secret => {
      const created = new Secret(this, id, {
        secretName,
        encryptionKey: key,
        removalPolicy: production ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
      });
      acceptFinding(created, /SMG4/, "Others issue it: operators turn it together with them (README).");
      return created;
    };
    // Nobody has to put it in: a portal that begins has a key, and nobody knows it.
    this.ownerKeys = new Secret(this, "OwnerIds", {
      secretName: ownerKeysName(portal.portalId),
      encryptionKey: key,
      removalPolicy: production ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
      generateSecretString: {
        secretStringTemplate: JSON.stringify({ before: [] }),
        generateStringKey: "key",
        passwordLength: 43,
        excludePunctuation: true,
      },
    });
    acceptFinding(this.ownerKeys, /SMG4/, "A new key is one more, which the operator adds (README).");
    new CfnOutput(this, "OwnerIdsName", { value: ownerKeysName(portal.portalId) });
    this.identitySecrets = server.identityProviders.map(({ provider, secretName }) =>
      secret(`Identity-${provider.id}`, secretName),
    );
    this.transportSecrets = [
      secret("FitConnect", server.fitConnect.secretName),
      ...(server.xta === undefined ? [] : [secret("Xta", server.xta.secretName)]),
    ];
    const { callback } = server.fitConnect;
    this.callbackSecret = callback === undefined ? [] : [secret("FitConnectCallback", callback.secretName)];
    const accounts = server.payments.flatMap(({ authentication }) =>
      authentication.kind === "none" ? [] : [authentication.secretName],
    );
    this.paymentSecrets = [...new Set(accounts)].map((secretName) =>
      secret(`Payment-${secretName.replace(/\W+/g, "-")}`, secretName),
    );
    // The names that the operator's commands take.
    new CfnOutput(this, "AvailabilityName", { value: this.availability.table.tableName });
    new CfnOutput(this, "BlocksName", { value: this.blocks.table.tableName });
    new CfnOutput(this, "FeedbackName", { value: this.feedback.table.tableName });
    new CfnOutput(this, "HealthName", { value: this.health.table.tableName });
    new CfnOutput(this, "ProcessesName", { value: this.processes.table.tableName });
    new CfnOutput(this, "ProcessKeysName", { value: this.processKeys.table.tableName });
    new CfnOutput(this, "PaymentsName", { value: this.payments.table.tableName });
    new CfnOutput(this, "StatisticsName", { value: this.statistics.table.tableName });
    new CfnOutput(this, "SubmissionsName", { value: this.submissions.table.tableName });
    this.postboxSecret = server.postbox === undefined ? [] : [secret("Postbox", server.postbox.secretName)];
    // Certified for years, so never deleted with the stack; a new certificate needs a new key and both in the settings.
    this.sealKey = new Key(this, "Seal", {
      description: "Seals the documents of the recognition portal",
      keySpec: KeySpec.RSA_3072,
      keyUsage: KeyUsage.SIGN_VERIFY,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    new CfnOutput(this, "SealKeyArn", { value: this.sealKey.keyArn });
  }

  /** Resource names of a grant target that this stack owns. */
  arnsOf(target: GrantTarget): readonly string[] {
    switch (target) {
      case "sessions":
        return [this.sessions.table.tableArn];
      case "sessionsBySignIn":
        return [`${this.sessions.table.tableArn}/index/bySignIn`];
      case "sessionsByOwner":
        return [`${this.sessions.table.tableArn}/index/byOwner`];
      case "logins":
        return [this.logins.table.tableArn];
      case "blocks":
        return [this.blocks.table.tableArn];
      case "processes":
        return [this.processes.table.tableArn];
      case "processesByOwner":
        return [`${this.processes.table.tableArn}/index/byOwner`];
      case "processKeys":
        return [this.processKeys.table.tableArn];
      case "processKeysByOwner":
        return [`${this.processKeys.table.tableArn}/index/byOwner`];
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
      case "availability":
        return [this.availability.table.tableArn];
      case "statistics":
        return [this.statistics.table.tableArn];
      case "health":
        return [this.health.table.tableArn];
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
      case "ownerKeys":
        return [this.ownerKeys.secretArn];
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
