import { CfnOutput, RemovalPolicy, Stack, type StackProps } from "aws-cdk-lib";
import { type IKey, Key, KeySpec, KeyUsage } from "aws-cdk-lib/aws-kms";
import { HttpMethods } from "aws-cdk-lib/aws-s3";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import type { Construct } from "constructs";
import { DATA_CLASSES } from "#domain/operation/DATA_CLASSES.ts";
import { FILES_BACKSTOP_DAYS } from "#domain/application/retention.ts";
import { TRACKED_DAYS } from "#domain/sending/deliveryChecks.ts";
import { type StateSettings, originWordName, ownerKeysName } from "#contract/settings/settings.ts";
import type { GrantTarget } from "../functions.ts";
import { acceptFinding } from "../constructs/acceptFinding.ts";
import { DataKey } from "../constructs/DataKey.ts";
import { FileBucket, VersionBucket } from "../constructs/FileBucket.ts";
import { MalwareScan } from "../constructs/MalwareScan.ts";
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
  /** What CloudFront says to the API with every call. */
  readonly originWord: Secret;
  readonly samlSecrets: readonly Secret[];
  readonly transportSecrets: readonly Secret[];
  readonly fitConnectSecret: Secret;
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
        // What the statistics count, and no more: an index of everything would double each write.
        byDay: {
          partitionKey: "sentOn",
          sortKey: "submissionDate",
          attributes: ["name", "authorityName", "status", "deliveredAt"],
        },
      },
      recoveryDays: LONG_RECOVERY_DAYS,
      stays: true,
      ...kept,
    });
    this.payments = new ItemTable(this, "Payments", {
      partitionKey: "processId",
      // Both sparse: payments that are still polled, and payments that an operator has to check.
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
      backstopDays: FILES_BACKSTOP_DAYS,
      browser: { origin: portal.publicUrl, methods: [HttpMethods.POST] },
      ...kept,
    });
    this.scansUploads = server.uploads.malwareScan === "guardduty";
    if (this.scansUploads) new MalwareScan(this, "MalwareScan", { bucket: this.uploads.bucket, key });
    this.results = new FileBucket(this, "Results", {
      backstopDays: FILES_BACKSTOP_DAYS,
      browser: { origin: portal.publicUrl, methods: [HttpMethods.GET] },
      ...kept,
    });
    // The delivery check deletes it in time; what it still needs must not go a day before.
    this.sealed = new FileBucket(this, "Sealed", { backstopDays: TRACKED_DAYS + 1, ...kept });
    this.forms = new VersionBucket(this, "Forms", key);
    const secret = (id: string, secretName: string): Secret => {
      const created = new Secret(this, id, {
        secretName,
        encryptionKey: key,
        removalPolicy: production ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
      });
      acceptFinding(created, /SMG4/, "Others issue it: operators turn it together with them (DEPLOYING.md).");
      return created;
    };
    // Generated, so that a new portal has words that no person has seen.
    const generated = (id: string, from: { readonly name: string; readonly member: string }): Secret =>
      new Secret(this, id, {
        secretName: from.name,
        encryptionKey: key,
        removalPolicy: production ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
        generateSecretString: {
          secretStringTemplate: JSON.stringify({ before: [] }),
          generateStringKey: from.member,
          passwordLength: 43,
          excludePunctuation: true,
        },
      });
    this.ownerKeys = generated("OwnerIds", { name: ownerKeysName(portal.portalId), member: "key" });
    acceptFinding(this.ownerKeys, /SMG4/, "A new key is one more, which the operator adds (DEPLOYING.md).");
    this.originWord = generated("Origin", { name: originWordName(portal.portalId), member: "word" });
    acceptFinding(
      this.originWord,
      /SMG4/,
      "Functions and CloudFront change one after the other (DEPLOYING.md).",
    );
    new CfnOutput(this, "OwnerIdsName", { value: ownerKeysName(portal.portalId) });
    const identities = server.identityProviders.map((settings) => ({
      isSaml: "entityId" in settings,
      secret: secret(`Identity-${settings.provider.id}`, settings.secretName),
    }));
    this.identitySecrets = identities.map((identity) => identity.secret);
    this.samlSecrets = identities.flatMap((identity) => (identity.isSaml ? identity.secret : []));
    this.fitConnectSecret = secret("FitConnect", server.fitConnect.secretName);
    this.transportSecrets = [
      this.fitConnectSecret,
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
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    new CfnOutput(this, "SealKeyArn", { value: this.sealKey.keyArn });
  }

  /** Resource names of a grant target that this stack owns. */
  arnsOf(target: GrantTarget): readonly string[] {
    const index = ({ table }: ItemTable, name: string): string => `${table.tableArn}/index/${name}`;
    const secrets = (these: readonly Secret[]): readonly string[] => these.map(({ secretArn }) => secretArn);
    const targets: Readonly<Record<GrantTarget, readonly string[]>> = {
      sessions: [this.sessions.table.tableArn],
      sessionsBySignIn: [index(this.sessions, "bySignIn")],
      sessionsByOwner: [index(this.sessions, "byOwner")],
      logins: [this.logins.table.tableArn],
      blocks: [this.blocks.table.tableArn],
      processes: [this.processes.table.tableArn],
      processesByOwner: [index(this.processes, "byOwner")],
      processKeys: [this.processKeys.table.tableArn],
      processKeysByOwner: [index(this.processKeys, "byOwner")],
      submissions: [this.submissions.table.tableArn],
      submissionsByOwner: [index(this.submissions, "byOwner")],
      submissionsByExternalId: [index(this.submissions, "byExternalId")],
      submissionsDueChecks: [index(this.submissions, "dueChecks")],
      submissionsByDay: [index(this.submissions, "byDay")],
      payments: [this.payments.table.tableArn],
      paymentsDueChecks: [index(this.payments, "dueChecks")],
      paymentsMismatches: [index(this.payments, "mismatches")],
      feedback: [this.feedback.table.tableArn],
      limits: [this.limits.table.tableArn],
      availability: [this.availability.table.tableArn],
      statistics: [this.statistics.table.tableArn],
      health: [this.health.table.tableArn],
      uploads: [this.uploads.bucket.bucketArn],
      uploadsObjects: [this.uploads.bucket.arnForObjects("*")],
      scannedUploads: this.scansUploads ? [this.uploads.bucket.arnForObjects("*")] : [],
      results: [this.results.bucket.bucketArn],
      resultsObjects: [this.results.bucket.arnForObjects("*")],
      sealed: [this.sealed.bucket.bucketArn],
      sealedObjects: [this.sealed.bucket.arnForObjects("*")],
      forms: [this.forms.bucket.bucketArn],
      formsObjects: [this.forms.bucket.arnForObjects("*")],
      ownerKeys: [this.ownerKeys.secretArn],
      originWord: [this.originWord.secretArn],
      identitySecrets: secrets(this.identitySecrets),
      samlSecrets: secrets(this.samlSecrets),
      transportSecrets: secrets(this.transportSecrets),
      fitConnectSecret: secrets([this.fitConnectSecret]),
      callbackSecret: secrets(this.callbackSecret),
      postboxSecret: secrets(this.postboxSecret),
      paymentSecrets: secrets(this.paymentSecrets),
      sealKey: [this.sealKey.keyArn],
      submitMachine: [],
      trackMachine: [],
      collectMachine: [],
    };
    return targets[target];
  }
}
