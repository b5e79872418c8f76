import { existsSync, mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runOperator } from "./runOperator.ts";

const REASON = "The applicant asks by telephone, ticket 4711";

/** The console of a portal whose AWS does not answer: whatever is read, cannot be. */
const folder = mkdtempSync(path.join(tmpdir(), "access-"));
const log = path.join(folder, "logs", "operators.log");
let port = "";
const server = createServer((_request, response) => {
  const aws = {
    endpoint: "http://127.0.0.1:1",
    region: "eu-central-1",
    accessKeyId: "test",
    secretAccessKey: "test",
    buckets: [],
    tables: ["Processes", "ProcessKeys", "Submissions", "Payments", "Blocks", "Feedback"].map(
      (name) => `demo-data-${name}`,
    ),
    stateMachines: ["arn:aws:states:eu-central-1:000000000000:stateMachine:Submit"],
  };
  const portal = { settingsFile: path.join(folder, "settings.json") };
  response.end(JSON.stringify({ aws, portal, clock: { now: "2026-11-25T12:00:00.000Z" } }));
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const address = server.address();
  port = String(typeof address === "object" ? address?.port : address);
});
afterAll(() => {
  server.close();
});

const run = (...words: readonly string[]) => runOperator(words, { PORT: port, AWS_MAX_ATTEMPTS: "1" });

/** Looks as they are typed: at one application, or at what many people left. */
const LOOKS = [
  { command: "show", processId: "p1" },
  { command: "resend", processId: "p1" },
  { command: "prove", processId: "p1" },
  { command: "list" },
  { command: "transport-report export" },
  { command: "payments --mismatch" },
  { command: "block list" },
  { command: "feedback list" },
] as const;
type Look = (typeof LOOKS)[number];
const typed = (look: Look): readonly string[] => [
  ...look.command.split(" "),
  ...("processId" in look ? [look.processId] : []),
];

describe("an operator's access to data of people", () => {
  it.each(LOOKS)("shows nothing of $command when it cannot be logged", async (look) => {
    const answer = await run(...typed(look), "--reason", REASON);
    expect([answer.code, answer.output]).toEqual([
      2,
      expect.stringContaining("Nothing is shown: the access cannot be logged."),
    ]);
  });

  it("is logged with who, what and why before anything is read, one line for each", async () => {
    mkdirSync(path.dirname(log));
    for (const look of LOOKS) {
      const answer = await run(...typed(look), "--reason", `  ${REASON} `);
      expect([answer.code, answer.output]).toEqual([
        2,
        expect.stringMatching(/^The .+ cannot be (?:read|used)\. /),
      ]);
    }
    const lines = readFileSync(log, "utf8").trimEnd().split("\n");
    expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject(
      LOOKS.map((look) => ({
        level: "info",
        message: "operator-looked",
        who: userInfo().username,
        ...look,
        reason: REASON,
      })),
    );
  });

  it.each([[[]], [["--reason", ""]], [["--reason", "because"]], [["--reason", " ".repeat(20)]]])(
    "is refused without a reason that says something (%j)",
    async (words) => {
      const before = existsSync(log) ? readFileSync(log, "utf8") : "";
      const answer = await run("show", "p1", ...words);
      expect([answer.code, answer.output]).toEqual([2, expect.stringContaining("--reason TEXT")]);
      expect(existsSync(log) ? readFileSync(log, "utf8") : "").toBe(before);
    },
  );
});
