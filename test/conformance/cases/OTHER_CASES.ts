import { createHash, createPublicKey, verify } from "node:crypto";
import { GetPublicKeyCommand, type SigningAlgorithmSpec, SignCommand } from "@aws-sdk/client-kms";
import { InvokeCommand } from "@aws-sdk/client-lambda";
import { GetSecretValueCommand } from "@aws-sdk/client-secrets-manager";
import { DescribeExecutionCommand, SendTaskSuccessCommand, StartExecutionCommand } from "@aws-sdk/client-sfn";
import { casesOf, outcomeOf, type Home } from "../Home.ts";

const start = (
  { sfn, stateMachine, newName }: Home,
  {
    machine = stateMachine,
    name = newName(),
    input = "{}",
  }: {
    readonly machine?: string;
    readonly name?: string;
    readonly input?: string;
  },
) => outcomeOf(sfn.send(new StartExecutionCommand({ stateMachineArn: machine, name, input })));

/** ARN of an execution that never was. */
const noExecution = ({ stateMachine, newName }: Home): string =>
  `${stateMachine.replace(":stateMachine:", ":execution:")}:${newName()}`;

const describeExecution = ({ sfn }: Home, executionArn: string) =>
  outcomeOf(sfn.send(new DescribeExecutionCommand({ executionArn })));

/** By the "AWS Step Functions API Reference": StartExecution with its rules for names, DescribeExecution, SendTaskSuccess. */
const STEP_FUNCTIONS_CASES = casesOf("Step Functions", {
  "a name that was used, with another input": [
    "ExecutionAlreadyExists",
    async (home) => {
      // It fails at its first step: there is no such application.
      const execution = { name: home.newName(), input: '{"processId":"conformance","attempt":1}' };
      const first = await start(home, execution);
      return first === "ok" ? start(home, { ...execution, input: "{}" }) : first;
    },
  ],
  "a machine that is not there": [
    "StateMachineDoesNotExist",
    (home) => start(home, { machine: `${home.stateMachine}-other` }),
  ],
  "a machine whose ARN is none": ["InvalidArn", (home) => start(home, { machine: "submit" })],
  "a name with a space": ["InvalidName", (home) => start(home, { name: "two words" })],
  "a name of 81 characters": [
    ["InvalidName", "ValidationException"],
    (home) => start(home, { name: "n".repeat(81) }),
  ],
  "an input that is no JSON": ["InvalidExecutionInput", (home) => start(home, { input: "{" })],
  "an input of more than 256 KB": [
    ["InvalidExecutionInput", "ValidationException"],
    (home) => start(home, { input: JSON.stringify("x".repeat(262_144)) }),
  ],
  "an execution that is not there": [
    "ExecutionDoesNotExist",
    (home) => describeExecution(home, noExecution(home)),
  ],
  "a token that was never given": [
    "InvalidToken",
    ({ sfn, newName }) =>
      outcomeOf(sfn.send(new SendTaskSuccessCommand({ taskToken: newName(), output: "{}" }))),
  ],
});

/** By the "AWS Secrets Manager API Reference", GetSecretValue. */
const SECRETS_CASES = casesOf("Secrets Manager", {
  "a secret by its name": [
    "a text",
    ({ secrets, secret }) =>
      outcomeOf(secrets.send(new GetSecretValueCommand({ SecretId: secret })), ({ SecretString }) =>
        typeof SecretString === "string" ? "a text" : "none",
      ),
  ],
  "a secret that is not there": [
    "ResourceNotFoundException",
    ({ secrets, newName }) => outcomeOf(secrets.send(new GetSecretValueCommand({ SecretId: newName() }))),
  ],
  "a stage that it never had": [
    "ResourceNotFoundException",
    ({ secrets, secret }) =>
      outcomeOf(secrets.send(new GetSecretValueCommand({ SecretId: secret, VersionStage: "NEVER" }))),
  ],
});

const sign = (
  { kms, signingKey }: Home,
  {
    digest = createHash("sha256").update("x").digest(),
    key = signingKey,
    algorithm = "RSASSA_PKCS1_V1_5_SHA_256",
  }: {
    readonly digest?: Uint8Array;
    readonly key?: string;
    readonly algorithm?: SigningAlgorithmSpec;
  },
) =>
  kms.send(
    new SignCommand({ KeyId: key, Message: digest, MessageType: "DIGEST", SigningAlgorithm: algorithm }),
  );

/** By the "AWS Key Management Service API Reference", Sign and GetPublicKey. */
const KMS_CASES = casesOf("KMS", {
  "a signature fits the public key": [
    "ok",
    (home) =>
      outcomeOf(
        Promise.all([sign(home, {}), home.kms.send(new GetPublicKeyCommand({ KeyId: home.signingKey }))]),
        ([{ Signature = new Uint8Array() }, { PublicKey = new Uint8Array() }]) => {
          const key = createPublicKey({ key: Buffer.from(PublicKey), format: "der", type: "spki" });
          return verify("sha256", Buffer.from("x"), key, Signature) ? "ok" : "another key";
        },
      ),
  ],
  "a hash of the wrong length": [
    "ValidationException",
    (home) => outcomeOf(sign(home, { digest: Buffer.alloc(20) })),
  ],
  "an algorithm of another kind of key": [
    "InvalidKeyUsageException",
    (home) => outcomeOf(sign(home, { algorithm: "ECDSA_SHA_256" })),
  ],
  "a key that is not there": [
    "NotFoundException",
    (home) => outcomeOf(sign(home, { key: "00000000-0000-4000-8000-000000000000" })),
  ],
});

/** By the "AWS Lambda API Reference", Invoke. */
const LAMBDA_CASES = casesOf("Lambda", {
  "a function that is not there": [
    "ResourceNotFoundException",
    ({ lambda, newName }) => outcomeOf(lambda.send(new InvokeCommand({ FunctionName: newName() }))),
  ],
});

export const OTHER_CASES = [...STEP_FUNCTIONS_CASES, ...SECRETS_CASES, ...KMS_CASES, ...LAMBDA_CASES];
