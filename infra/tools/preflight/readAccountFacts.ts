import { ACMClient, DescribeCertificateCommand } from "@aws-sdk/client-acm";
import { LambdaClient, paginateListFunctions } from "@aws-sdk/client-lambda";
import { HeadBucketCommand, S3Client, S3ServiceException } from "@aws-sdk/client-s3";
import { paginateListSecrets, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { paginateListSubscriptionsByTopic, SNSClient } from "@aws-sdk/client-sns";
import { GetCallerIdentityCommand, STSClient } from "@aws-sdk/client-sts";
import { err, ok } from "#domain/result.ts";
import type { AccountFacts, CertificateFacts, Seen } from "./AccountFacts.ts";
import type { ClientSettings, Surroundings } from "./Surroundings.ts";
import { EDGE_REGION, type PlannedPortal } from "./plannedPortal.ts";
import { readNamesOf, readStacks } from "./readStacks.ts";
import { readQuotas } from "./readQuotas.ts";
import { readTrails } from "./readTrails.ts";

/** An answer, or why there is none: rights that are missing, a service that does not answer. */
async function seen<Value>(asked: Promise<Value>): Promise<Seen<Value>> {
  try {
    return ok(await asked);
  } catch (error) {
    return err(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  }
}

/** Asks AWS and the name servers everything that the looks judge; nothing is changed. */
export async function readAccountFacts(
  planned: PlannedPortal,
  { client, lookUp }: Surroundings,
): Promise<AccountFacts> {
  const { region, host, certificateArn } = planned;
  const at = (where: string) => ({ ...client, region: where });
  const here = at(region);
  const regions = [...new Set([region, EDGE_REGION])];
  const byRegion = async <Value>(ask: (where: string) => Promise<Value>) =>
    Object.fromEntries(
      await Promise.all(regions.map(async (where) => [where, await seen(ask(where))] as const)),
    );
  const stacks = await byRegion((where) => readStacks(at(where)));
  const account = await seen(readAccount(here));
  const outputsOf = (where: string, suffix: RegExp): readonly string[] => {
    const listed = stacks[where];
    return listed?.ok === true
      ? listed.value
          .filter(({ name }) => planned.stackNames.includes(name) || name === "CDKToolkit")
          .flatMap(({ outputs }) => Object.entries(outputs))
          .flatMap(([name, value]) => (suffix.test(name) ? [value] : []))
      : [];
  };
  const topics = regions.flatMap((where) =>
    outputsOf(where, /^AlarmTopicArn$/).map((topic) => ({ topic, where })),
  );
  const deployed = regions.flatMap((where) => {
    const listed = stacks[where];
    return listed?.ok === true
      ? listed.value
          .filter(({ name }) => planned.stackNames.includes(name))
          .map(({ name }) => ({ name, where }))
      : [];
  });
  return {
    lookedAt: new Date(),
    account,
    stacks,
    quotas: await seen(readQuotas({ here, edge: at(EDGE_REGION) })),
    ownNames: await seen(
      Promise.all(deployed.map(({ name, where }) => readNamesOf(name, at(where)))).then(
        (names) => new Set(names.flat()),
      ),
    ),
    ownsAssetBucket: await byRegion(async (where) => {
      const [bucket] = outputsOf(where, /^BucketName$/);
      if (!account.ok || bucket === undefined) throw new Error("CDK has no bucket there yet");
      return ownsBucket({ bucket, account: account.value }, at(where));
    }),
    certificate:
      certificateArn === undefined ? undefined : await seen(readCertificate(certificateArn, at(EDGE_REGION))),
    secrets: await seen(readSecrets(here)),
    functionNames: await seen(readFunctionNames(here)),
    subscriptions: Object.fromEntries(
      await Promise.all(
        topics.map(
          async ({ topic, where }) => [topic, await seen(countConfirmed(topic, at(where)))] as const,
        ),
      ),
    ),
    trails: await seen(readTrails(here)),
    hostPointsTo: await seen(lookUp.hostPointsTo(host)),
    issuers: await seen(lookUp.issuersOf(host)),
  };
}

async function readAccount(client: ClientSettings): Promise<string> {
  const { Account = "" } = await new STSClient(client).send(new GetCallerIdentityCommand({}));
  return Account;
}

async function readCertificate(arn: string, client: ClientSettings): Promise<CertificateFacts> {
  const { Certificate } = await new ACMClient(client).send(
    new DescribeCertificateCommand({ CertificateArn: arn }),
  );
  return {
    status: Certificate?.Status ?? "unknown",
    hosts: Certificate?.SubjectAlternativeNames ?? [],
    endsOn: Certificate?.NotAfter?.toISOString().slice(0, 10),
    type: Certificate?.Type ?? "unknown",
  };
}

/** S3 answers 403 where another account owns it, and where this role may not list it. */
async function ownsBucket(
  { bucket, account }: { readonly bucket: string; readonly account: string },
  client: ClientSettings,
): Promise<boolean> {
  try {
    await new S3Client(client).send(new HeadBucketCommand({ Bucket: bucket, ExpectedBucketOwner: account }));
    return true;
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 403) return false;
    throw error;
  }
}

async function readSecrets(client: ClientSettings) {
  const pages = paginateListSecrets(
    { client: new SecretsManagerClient(client) },
    { IncludePlannedDeletion: true },
  );
  const secrets = [];
  for await (const { SecretList = [] } of pages) {
    for (const { Name: name = "", DeletedDate } of SecretList) {
      secrets.push({ name, deletedOn: DeletedDate?.toISOString().slice(0, 10) });
    }
  }
  return secrets;
}

async function readFunctionNames(client: ClientSettings): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const { Functions = [] } of paginateListFunctions({ client: new LambdaClient(client) }, {})) {
    names.push(...Functions.flatMap(({ FunctionName }) => FunctionName ?? []));
  }
  return names;
}

/** Those that wait for the click in a mail have no ARN yet. */
async function countConfirmed(topic: string, client: ClientSettings): Promise<number> {
  let count = 0;
  for await (const { Subscriptions = [] } of paginateListSubscriptionsByTopic(
    { client: new SNSClient(client) },
    { TopicArn: topic },
  )) {
    count += Subscriptions.filter(({ SubscriptionArn = "" }) => SubscriptionArn.startsWith("arn:")).length;
  }
  return count;
}
