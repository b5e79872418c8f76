import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { xta as operatorXta } from "#commands/operator/sending/xta.ts";
import { recipientAt } from "./application.ts";
import { startXta, type RunningXta } from "./startXta.ts";
import { settingsJson } from "#test/fixtures/settingsJson.ts";

const settingsSchema = z.looseObject({ server: z.looseObject({ xta: z.looseObject({}) }) });

interface Checking {
  readonly client?: RunningXta["description"]["author"];
  readonly words?: readonly string[];
}

let provider: RunningXta;
let folder: string;

beforeAll(async () => {
  provider = await startXta();
  folder = mkdtempSync(path.join(tmpdir(), "operator-xta-"));
});
afterAll(async () => {
  await provider.stop();
  rmSync(folder, { recursive: true });
});

function check(service: string, { client = provider.description.author, words = [] }: Checking = {}) {
  const { description } = provider;
  const demo = settingsSchema.parse(settingsJson("demo"));
  const { type, category, value } = description.author;
  const account = {
    ...demo.server.xta,
    endpoints: description.endpoints,
    author: { type, category, value },
    trustRoots: [readFileSync(description.caFile, "utf8")],
  };
  const recipient = { ...recipientAt(description), service };
  const transports = [{ authorityIds: "all", leiKaIds: "all", ways: [{ transport: "xta", recipient }] }];
  const file = path.join(folder, "settings.json");
  writeFileSync(file, JSON.stringify({ ...demo, server: { ...demo.server, xta: account, transports } }));
  return operatorXta([
    ...["check", "--settings", file],
    ...["--certificate", client.certificateFile, "--key", client.keyFile],
    ...words,
  ]);
}

describe("operator xta check", () => {
  it("says that the account is active and the service offered", async () => {
    const { service, reader } = provider.description;
    expect(await check(service)).toEqual({
      exitCode: 0,
      out: `The account is active.\n${reader.value}  ${service}  available\n`,
      err: "",
    });
  });

  it("says which service is not offered", async () => {
    const answer = await check("urn:other");
    expect([answer.exitCode, answer.out]).toEqual([1, expect.stringContaining("urn:other  not-available")]);
  });

  it("prints the same as JSON", async () => {
    const { service, reader } = provider.description;
    for (const [asked, state] of [
      [service, "available"],
      ["urn:other", "not-available"],
    ] as const) {
      const { exitCode, out } = await check(asked, { words: ["--json"] });
      expect([exitCode, JSON.parse(out)]).toEqual([
        state === "available" ? 0 : 1,
        { active: true, services: [{ reader: reader.value, service: asked, state }] },
      ]);
    }
  });

  it("says why the provider refuses", async () => {
    await provider.setFault({ kind: "fault", number: "9011", times: 1 });
    const { service } = provider.description;
    expect((await check(service)).err).toBe("The provider refuses: PermissionDeniedException 9011\n");
    expect((await check(service, { client: provider.description.reader })).err).toBe(
      "The provider refuses: PermissionDeniedException 9014\n",
    );
  });

  it("says how it is used, and what it could not read", async () => {
    expect((await operatorXta([])).err).toContain("operator xta check --settings FILE");
    const nothing = ["check", "--settings", "/none", "--certificate", "/none", "--key", "/none"];
    expect((await operatorXta(nothing)).exitCode).toBe(2);
  });
});
