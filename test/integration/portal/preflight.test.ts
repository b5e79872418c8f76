import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { z } from "zod";
import { LOOKS } from "#infra/tools/preflight/preflight.ts";
import { plannedPortal } from "#infra/tools/preflight/plannedPortal.ts";
import { readAccountFacts } from "#infra/tools/preflight/readAccountFacts.ts";
import { readStateSettings } from "#infra/tools/settings/readStateSettings.ts";
import { synthesizeUnbuilt } from "#infra/tools/environments/synthesizeUnbuilt.ts";
import { onLocalStack } from "./onLocalStack.ts";
import { readConsole } from "./readConsole.ts";

const settingsSchema = z.object({ portal: z.object({ portalId: z.string() }) });

onLocalStack.cloudformation(
  "a look at the account finds the portal's stacks and names as its own, and names what nobody answers",
  async () => {
    const { client, settingsFile } = await readConsole();
    const { portalId } = settingsSchema.parse(JSON.parse(readFileSync(settingsFile, "utf8"))).portal;
    // LocalStack has no CloudFront: what its stack says is read, and not deployed.
    const templates = synthesizeUnbuilt({ settingsFile, environment: "localstack" }).filter(
      ({ stackName }) => !stackName.endsWith("-frontend"),
    );
    const planned = plannedPortal(readStateSettings(settingsFile), templates);
    const facts = await readAccountFacts(planned, {
      client: { endpoint: client.endpoint, credentials: client.credentials },
      lookUp: { hostPointsTo: () => Promise.resolve([]), issuersOf: () => Promise.resolve([]) },
    });
    const stacks = facts.stacks[planned.region];
    expect(stacks?.ok === true && stacks.value.map(({ name }) => name)).toEqual(
      expect.arrayContaining([...planned.stackNames]),
    );
    const findings = LOOKS.flatMap((look) => look(planned, facts));
    const lineOf = (about: string): string =>
      findings
        .filter((finding) => finding.about === about)
        .map(({ verdict }) => `${verdict.kind} ${verdict.says}`)
        .join("\n");
    expect(lineOf("account")).toMatch(/^fine 000000000000/);
    expect(lineOf(`stacks in ${planned.region}`)).toBe(
      `fine ${planned.stackNames.length.toString()} of this portal, none of another`,
    );
    expect(lineOf("names")).toMatch(/^fine /);
    expect(planned.portalId).toBe(portalId);
    // A service that LocalStack has not is said to be unseen, with its answer.
    expect(lineOf("quota: Lambda, concurrent executions")).toMatch(/^unseen \S/);
  },
);
