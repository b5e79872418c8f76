import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { KMSClient } from "@aws-sdk/client-kms";
import { LambdaClient } from "@aws-sdk/client-lambda";
import { S3Client } from "@aws-sdk/client-s3";
import { SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { SFNClient } from "@aws-sdk/client-sfn";

export const HOMES = ["laptop", "localstack", "aws"] as const;
export type HomeName = (typeof HOMES)[number];

/** How the AWS of a portal is reached, and which of its resources are asked; what is written there is deleted again. */
export interface HomeAddress {
  readonly home: HomeName;
  readonly client: {
    readonly region: string;
    /** Absent: AWS itself, with the credentials of the environment. */
    readonly endpoint?: string;
    readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
  };
  /** The one of uploads. */
  readonly bucket: string;
  /** The one of sessions: key `sessionHash`, index `bySignIn`. */
  readonly table: string;
  /** That of the owner ids. */
  readonly secret: string;
  readonly signingKey: string;
  /** Of `submit-process`. */
  readonly stateMachine: string;
}

export interface Home extends HomeAddress {
  readonly s3: S3Client;
  readonly dynamo: DynamoDBClient;
  readonly sfn: SFNClient;
  readonly secrets: SecretsManagerClient;
  readonly kms: KMSClient;
  readonly lambda: LambdaClient;
  /** A name that nobody has used before. */
  readonly newName: () => string;
}

export function openHome(address: HomeAddress): Home {
  const client = { ...address.client, maxAttempts: 1 };
  return {
    ...address,
    s3: new S3Client({ ...client, forcePathStyle: client.endpoint !== undefined }),
    dynamo: new DynamoDBClient(client),
    sfn: new SFNClient(client),
    secrets: new SecretsManagerClient(client),
    kms: new KMSClient(client),
    lambda: new LambdaClient(client),
    newName: () => `conformance-${crypto.randomUUID()}`,
  };
}

/** One question to AWS and what its documentation says that it answers. */
export interface ConformanceCase {
  readonly name: string;
  /** The answer in a word or two: `ok`, or the name of the refusal; several where the documentation leaves it open. */
  readonly documented: readonly string[];
  readonly ask: (home: Home) => Promise<string>;
}

/** Table of cases of a service: what is asked, the documented answer, and how. */
export const casesOf = (
  service: string,
  cases: Readonly<Record<string, readonly [documented: string | readonly string[], ConformanceCase["ask"]]>>,
): readonly ConformanceCase[] =>
  Object.entries(cases).map(([name, [documented, ask]]) => ({
    name: `${service}: ${name}`,
    documented: typeof documented === "string" ? [documented] : documented,
    ask,
  }));

/** What an answer means, or the name of the refusal. */
export async function outcomeOf<Answer>(
  asked: Promise<Answer>,
  means: (answer: Answer) => string = () => "ok",
): Promise<string> {
  try {
    return means(await asked);
  } catch (error) {
    return error instanceof Error ? error.name : String(error);
  }
}
