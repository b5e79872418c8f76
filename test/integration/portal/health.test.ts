import { readFileSync } from "node:fs";
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from "@aws-sdk/client-secrets-manager";
import { beforeEach, describe, expect } from "vitest";
import { z } from "zod";
import { healthDocumentSchema } from "#domain/operation/HealthDocument.ts";
import { aKeyPair } from "#test/fixtures/saml/samlKeys.ts";
import { onEmbedded } from "./onEmbedded.ts";
import { advanceClock, setFault } from "./portalUnderTest.ts";
import { readConsole } from "./readConsole.ts";
import { runOperator } from "./runOperator.ts";

const QUARTER_SECONDS = 900;
const settingsSchema = z.object({ server: z.object({ postbox: z.object({ secretName: z.string() }) }) });

/** The result of the next health check. */
async function nextCheck() {
  await advanceClock(QUARTER_SECONDS + 1);
  const { code, output } = await runOperator(["health", "--json"]);
  return { code, output, document: healthDocumentSchema.parse(JSON.parse(output)) };
}

beforeEach(() => setFault({ counterparty: "payment-provider", kind: "none" }));

describe("the health check", () => {
  onEmbedded.clock(
    "is kept with its time, and names all counterparties and every certificate of the portal's own",
    async () => {
      const before = await readConsole();
      const { code, document } = await nextCheck();
      const after = await readConsole();
      expect(Date.parse(document.checkedAt)).toBeGreaterThan(before.now.getTime());
      expect(Date.parse(document.checkedAt)).toBeLessThanOrEqual(after.now.getTime());
      expect(document.counterparties.filter(({ state }) => state !== "ok")).toEqual([]);
      expect(new Set(document.counterparties.map(({ kind }) => kind))).toEqual(
        new Set(["saml", "oidc", "fitConnect", "xta", "payment"]),
      );
      const holders = document.certificates.map(({ holder }) => holder);
      expect(holders).toEqual(
        expect.arrayContaining([
          "Seal",
          "SAML nkb",
          "Own SAML keys at nkb, signing",
          "Own SAML keys at nkb, decryption",
          "XTA client",
          "Mailbox signature",
          expect.stringContaining("Mailbox destination"),
        ]),
      );
      expect(document.certificates.filter(({ failedRuns }) => failedRuns > 0)).toEqual([]);
      expect(code).toBe(0);
      const { output } = await runOperator(["health"]);
      expect(output).toContain(`Looked at ${document.checkedAt}, 0 minutes ago`);
      expect(output).toContain("Everything was well.");
    },
  );

  onEmbedded.clock(
    "counts how often in a row a counterparty was down, until it is healthy again",
    async () => {
      await setFault({ counterparty: "payment-provider", kind: "unavailable" });
      const runsOf = ({ document }: Awaited<ReturnType<typeof nextCheck>>) =>
        new Set(
          document.counterparties.flatMap(({ kind, failedRuns }) => (kind === "payment" ? [failedRuns] : [])),
        );
      const first = await nextCheck();
      expect([first.code, runsOf(first)]).toEqual([1, new Set([1])]);
      expect(runsOf(await nextCheck())).toEqual(new Set([2]));
      expect((await runOperator(["health"])).output).toMatch(/^cannot be reached {2}Payment .* for 2 runs$/m);
      await setFault({ counterparty: "payment-provider", kind: "none" });
      const well = await nextCheck();
      expect([well.code, runsOf(well)]).toEqual([0, new Set([0])]);
    },
  );

  onEmbedded.clock(
    "reports the days that an expiring certificate has left, and nothing of its key",
    async () => {
      const { client, settingsFile, now } = await readConsole();
      const secrets = new SecretsManagerClient(client);
      const { server } = settingsSchema.parse(JSON.parse(readFileSync(settingsFile, "utf8")));
      const SecretId = server.postbox.secretName;
      const { SecretString: before } = await secrets.send(new GetSecretValueCommand({ SecretId }));
      const from = new Date(now.getTime() - 86_400_000);
      const pair = await aKeyPair("soon over", { from, days: 7.5 });
      await secrets.send(new PutSecretValueCommand({ SecretId, SecretString: JSON.stringify(pair) }));
      try {
        const { document, output } = await nextCheck();
        expect(document.certificates).toContainEqual(
          expect.objectContaining({ holder: "Mailbox signature", days: 6, failedRuns: 0 }),
        );
        expect(output).not.toContain("BEGIN");
        expect((await runOperator(["health"])).output).toMatch(/^6 days +Mailbox signature {2}until /m);
        await secrets.send(new PutSecretValueCommand({ SecretId, SecretString: "{}" }));
        expect((await nextCheck()).document.certificates).toContainEqual({
          holder: "Mailbox signature",
          failedRuns: 1,
        });
      } finally {
        await secrets.send(new PutSecretValueCommand({ SecretId, SecretString: before }));
      }
      expect((await nextCheck()).code).toBe(0);
    },
  );
});
