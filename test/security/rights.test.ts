import { receiptOf } from "../../functions/domain/submission/receiptOf.ts";
import { describe, expect, it } from "vitest";
import { ROUTES, type OperationName, type Route } from "../../functions/contract/routes.ts";
import type { Process } from "../../functions/domain/process/Process.ts";
import { satisfiesTrustLevel } from "../../functions/domain/session/TrustLevel.ts";
import type { User, UserSession } from "../../functions/domain/session/UserSession.ts";
import type { Submission } from "../../functions/domain/submission/Submission.ts";
import { systemClock } from "../../functions/adapters/system/systemClock.ts";
import { aCompletedProcess, aStartedProcess } from "../fixtures/aProcess.ts";
import { memoryPorts, type MemoryPorts } from "../fixtures/memoryPorts.ts";
import { aPortal, type Portal } from "./aPortal.ts";
import { EVERYBODY, MINE } from "./everybody.ts";
import { RIGHTS, type Row } from "./rights.ts";

const isOperation = (name: string): name is OperationName => Object.hasOwn(ROUTES, name);
const OPERATIONS = Object.keys(ROUTES).filter(isOperation);
const RELATIONS = ["own", "own, above the level", "foreign", "unknown"] as const;
type Relation = (typeof RELATIONS)[number];

/** The one rule that every cell follows. */
function expected(row: Row, given: { readonly user: User | undefined; readonly relation: Relation }): number {
  const { user, relation } = given;
  if (row.access !== "public") {
    if (user === undefined) return 401;
    if (row.access === "account" && user.providerType === "pseudo") return 403;
    if (row.access === "personal-area" && user.transient) return 403;
  }
  if (row.on === undefined) return row.allowed;
  if (relation === "foreign" || relation === "unknown") return row.foreign ?? 404;
  const isEnough = relation === "own" || (user !== undefined && satisfiesTrustLevel(user.trustLevel, "high"));
  return isEnough ? row.allowed : (row.tooHigh ?? 403);
}

/** Processes in the three states, made once by the portal's own use cases. */
async function templates(): Promise<Readonly<Record<NonNullable<Row["on"]>, Process>>> {
  const ports: MemoryPorts = { ...memoryPorts(), clock: { ...systemClock, advance: () => undefined } };
  const draft = await aStartedProcess(ports);
  const completed = await aCompletedProcess(ports);
  const later = new Date(Date.now() + 600_000).toISOString();
  const sent: Process = {
    ...completed,
    status: "SUBMITTED",
    resultsAvailableUntil: later,
    submitting: {
      attempt: 1,
      submittedAt: completed.createdAt,
      progress: "SUBMISSION_COMPLETED",
      completedSteps: [],
      transferTicketNumber: "TICKET",
      generatedIds: { form: "f", coverLetter: "c", receipt: "r" },
      documents: [{ documentId: "r", kind: "receipt", fileName: "Beleg.pdf", size: 1, sha512: "0" }],
      externalIdType: "UNKNOWN",
    },
  };
  const reserved: Process["attachments"][number] = {
    attachmentId: "passport",
    fieldPath: "doc.identity",
    fileName: "Pass.pdf",
    size: 10,
    status: "reserved",
    reservedAt: draft.createdAt,
    partSha256: [`${"A".repeat(43)}=`],
  };
  return { draft: { ...draft, attachments: [reserved] }, completed, sent };
}

function submissionOf(process: Process): Submission {
  return {
    processId: process.id,
    ownerId: process.ownerId,
    trustLevel: process.trustLevel,
    status: "SUBMITTED",
    statusChanged: process.createdAt,
    externalIdType: "UNKNOWN",
    externalId: "x",
    messageId: "m",
    transferTicketNumber: "TICKET",
    name: "n",
    nameEn: "n",
    authorityName: "a",
    submissionDate: process.createdAt,
    problems: [],
    receipt: receiptOf(process, "https://portal.example"),
    documents: [],
    sealed: {
      kind: "fit-connect",
      destinationId: "d",
      serviceIdentifier: "s",
      serviceName: "s",
      region: "r",
      attachmentIds: [],
      authenticationTags: { metadata: "m", data: "d", attachments: {} },
    },
    reservation: { externalId: "x", caseId: "c" },
    evidence: [],
    checks: 0,
  };
}

const made = await templates();
const portal: Portal = aPortal();

async function ask(
  name: OperationName,
  given: { user: User | undefined; relation: Relation },
): Promise<number> {
  const { user, relation } = given;
  const row = RIGHTS[name];
  const { method, path, group }: Route = ROUTES[name];
  const { stored } = portal;
  for (const map of [stored.sessions, stored.processes, stored.submissions]) map.clear();
  const now = Date.now();
  const session: UserSession = {
    xsrfToken: "xsrf",
    createdAt: new Date(now).toISOString(),
    idleExpiresAt: new Date(now + 600_000).toISOString(),
    absoluteExpiresAt: new Date(now + 3_600_000).toISOString(),
    ...(user !== undefined && { user }),
  };
  stored.sessions.set("session", session);
  const process: Process = {
    ...made[row.on ?? "draft"],
    id: "the-process",
    ownerId: relation === "foreign" ? "somebody-else" : MINE,
    trustLevel: relation === "own, above the level" ? "high" : "low",
    transient: user?.transient ?? false,
  };
  if (relation !== "unknown") {
    stored.processes.set(process.id, process);
    stored.submissions.set(process.id, submissionOf(process));
  }
  const fill = (text: string): string =>
    text
      .replace("{processId}", process.id)
      .replace("{attachmentId}", "passport")
      .replace("{kind}", "receipt")
      .replace("{metadataId}", "recognition")
      .replace("{leiKaId}", "99150001001010")
      .replace("{fmsFormId}", "recognition");
  const query: Record<string, string[]> = {};
  for (const [key, value] of new URLSearchParams(fill(row.query ?? ""))) query[key] = [value];
  const answer = await portal.call(group, {
    method,
    path: fill(path),
    query,
    headers: {
      cookie: user === undefined ? "XSRF-TOKEN=xsrf" : "__Host-session=session; XSRF-TOKEN=xsrf",
      "x-xsrf-token": "xsrf",
      "x-window-id": "window-00001",
    },
    ...(row.body !== undefined && { body: JSON.stringify(row.body) }),
    ...(row.form !== undefined && { body: row.form }),
  });
  return answer.status;
}

describe("who may what", () => {
  it("is written down for every operation of the contract, as the contract has it", () => {
    expect(Object.keys(RIGHTS).sort()).toEqual([...OPERATIONS].sort());
    for (const name of OPERATIONS) expect([name, RIGHTS[name].access]).toEqual([name, ROUTES[name].access]);
  });

  it.each(OPERATIONS)("%s answers everybody as the table says, on every process", async (name) => {
    const wrong: string[] = [];
    for (const { name: who, user } of EVERYBODY) {
      for (const relation of RIGHTS[name].on === undefined ? RELATIONS.slice(0, 1) : RELATIONS) {
        // Nobody is signed in, and still the answer has a body only for somebody.
        const told =
          name === "getUser" && user === undefined ? 204 : expected(RIGHTS[name], { user, relation });
        const status = await ask(name, { user, relation });
        if (status !== told) wrong.push(`${who}, ${relation}: ${status}, not ${told}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
