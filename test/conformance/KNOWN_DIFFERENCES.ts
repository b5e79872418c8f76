import type { HomeName } from "./Home.ts";

interface KnownDifference {
  /** What is answered there; several where it depends on what ran before. */
  readonly outcome: string | readonly string[];
  readonly because: string;
}

/** Answers of a home that differ from AWS's documentation, by the name of the case. */
export const KNOWN_DIFFERENCES: Readonly<Record<HomeName, Readonly<Record<string, KnownDifference>>>> = {
  laptop: {
    "S3: a checksum that is none": {
      outcome: "BadDigest",
      because: "compared as text; the SDK sends none that is malformed",
    },
    "S3: a key of 1,025 bytes": { outcome: "ok", because: "keys are the portal's own ids, under 200 bytes" },
    "S3: the tags of an object without any": {
      outcome: "NotImplemented",
      because: "only a scanner of AWS writes tags, and no state scans on a laptop",
    },
    "Step Functions: a machine whose ARN is none": {
      outcome: "StateMachineDoesNotExist",
      because: "machines are found by the whole ARN; both stop the same call",
    },
    "Step Functions: a token that was never given": {
      outcome: "TaskTimedOut",
      because: "tokens are kept while somebody waits; createWorkflows.ts takes all three names alike",
    },
    "Secrets Manager: a stage that it never had": {
      outcome: "ok",
      because: "a secret has one value; the portal reads no stage",
    },
    "KMS: an algorithm of another kind of key": {
      outcome: "ValidationException",
      because: "it knows the one algorithm that the seal has",
    },
    "Lambda: a function that is not there": {
      outcome: "SyntaxError",
      because: "gateway and machines call functions inside the process; there is no address for it",
    },
  },
  localstack: {
    "S3: a stream whose chunks are smaller than 8 KB": {
      outcome: "ok",
      because: "it measures no chunks; the laptop refuses them",
    },
    "S3: a signed part with other bytes": {
      outcome: "204",
      because: "checksums in forms are not compared; the laptop refuses them as S3 does",
    },
    "S3: a signed part with a field that nobody signed": {
      outcome: "204",
      because: "of a policy it checks length, type, key and end; the laptop checks every field",
    },
    "Step Functions: a name with a space": { outcome: "ok", because: "names are not checked" },
    "Step Functions: a name of 81 characters": { outcome: "ok", because: "names are not checked" },
    "Step Functions: an input of more than 256 KB": { outcome: "ok", because: "sizes are not measured" },
    "Step Functions: a token that was never given": {
      outcome: ["InternalError", "InvalidToken"],
      because: "it fails inside until a first execution has waited",
    },
    "KMS: an algorithm of another kind of key": {
      outcome: "InternalError",
      because: "it signs with whatever is asked and fails inside",
    },
  },
  aws: {},
};
