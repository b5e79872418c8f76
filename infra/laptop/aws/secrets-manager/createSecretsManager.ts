import { createHash, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { err, ok } from "#domain/result.ts";
import type { SecretResource } from "#infra/laptop/template/PortalResources.ts";
import { operation, serviceRefused, type Service, type ServiceAnswer } from "../jsonProtocol.ts";

const secretRequest = z.object({ SecretId: z.string() });
const putRequest = secretRequest.extend({ SecretString: z.string() });

/**
 * Secrets of the template. A seeded value (what a counterparty issued) wins over the stored one, and that over
 * what the template gives or lets be generated.
 */
export function createSecretsManager(options: {
  readonly folder: string;
  readonly secrets: readonly SecretResource[];
  readonly seeds: Readonly<Record<string, string>>;
}): Service {
  mkdirSync(options.folder, { recursive: true, mode: 0o700 });
  const fileOf = ({ arn }: SecretResource) =>
    path.join(options.folder, createHash("sha256").update(arn).digest("hex"));
  const write = (secret: SecretResource, value: string) =>
    writeFileSync(fileOf(secret), value, { mode: 0o600 });
  for (const secret of options.secrets) {
    const seed = options.seeds[secret.name];
    if (seed !== undefined) write(secret, seed);
    else if (!existsSync(fileOf(secret))) write(secret, secret.value ?? generated(secret));
  }
  const find = (id: string) => options.secrets.find(({ name, arn }) => id === name || id === arn);
  const withSecret = (id: string, answer: (secret: SecretResource) => unknown): ServiceAnswer => {
    const secret = find(id);
    return secret === undefined
      ? err(serviceRefused("ResourceNotFoundException", "Secrets Manager can't find the specified secret."))
      : ok(answer(secret));
  };
  const current = ({ arn, name }: SecretResource, value: string) => ({
    ARN: arn,
    Name: name,
    VersionId: createHash("sha256").update(value).digest("hex").slice(0, 36),
    VersionStages: ["AWSCURRENT"],
  });
  return {
    operations: new Map(
      Object.entries({
        GetSecretValue: operation(secretRequest, ({ SecretId }) =>
          withSecret(SecretId, (secret) => {
            const value = readFileSync(fileOf(secret), "utf8");
            return { ...current(secret, value), SecretString: value };
          }),
        ),
        DescribeSecret: operation(secretRequest, ({ SecretId }) =>
          withSecret(SecretId, ({ arn, name }) => ({ ARN: arn, Name: name })),
        ),
        PutSecretValue: operation(putRequest, ({ SecretId, SecretString }) =>
          withSecret(SecretId, (secret) => {
            write(secret, SecretString);
            return current(secret, SecretString);
          }),
        ),
      }),
    ),
  };
}

function generated({ generate }: SecretResource): string {
  const password = randomBytes(64)
    .toString("hex")
    .slice(0, generate?.length ?? 32);
  if (generate?.template === undefined || generate.key === undefined) return password;
  const template = z.record(z.string(), z.unknown()).parse(JSON.parse(generate.template));
  return JSON.stringify({ ...template, [generate.key]: password });
}
