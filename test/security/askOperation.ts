import type { Process } from "#domain/application/Process.ts";
import { ROUTES, type OperationName, type Route } from "#contract/routes.ts";
import type { User, UserSession } from "#domain/sign-in/UserSession.ts";
import { receiptOf } from "#domain/documents/receiptOf.ts";
import type { Submission } from "#domain/sending/Submission.ts";
import { systemClock } from "#adapters/system/nodeSystem.ts";
import { aCompletedProcess, aStartedProcess } from "../fixtures/aProcess.ts";
import { memoryPorts, type MemoryPorts } from "../fixtures/memoryPorts.ts";
import { aPortal, type Answer, type Portal } from "./aPortal.ts";
import { MINE } from "./callers.ts";
import { portalTables } from "./portalTables.ts";
import { RIGHTS, type Row } from "./rights.ts";

export const RELATIONS = ["own", "own, above the level", "foreign", "unknown"] as const;
export type Relation = (typeof RELATIONS)[number];

export interface Asked {
  readonly user: User | undefined;
  readonly relation: Relation;
  /** Instead of what the operation takes. */
  readonly body?: string;
}

const isOperation = (name: string): name is OperationName => Object.hasOwn(ROUTES, name);
export const OPERATIONS = Object.keys(ROUTES).filter(isOperation);

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
/** With `npm run bodies` tables stand behind the portal, otherwise maps. */
export const IN_TABLES = process.env["FUZZ_TABLES"] !== undefined;
const portal: Portal = aPortal(IN_TABLES ? await portalTables() : {});
let asked = 0;

/** One call of an operation by one kind of caller, on a process in the state that the table of rights names. */
export async function ask(name: OperationName, given: Asked): Promise<Answer> {
  const { user, relation } = given;
  const row = RIGHTS[name];
  const { method, path, group }: Route = ROUTES[name];
  const { stored, ports } = portal;
  for (const map of [stored.sessions, stored.processes, stored.submissions]) map.clear();
  asked += 1;
  // Tables are not emptied between two calls.
  const ownId = IN_TABLES ? `-${asked.toString()}` : "";
  const now = Date.now();
  const session: UserSession = {
    xsrfToken: "xsrf",
    createdAt: new Date(now).toISOString(),
    idleExpiresAt: new Date(now + 600_000).toISOString(),
    absoluteExpiresAt: new Date(now + 3_600_000).toISOString(),
    ...(user !== undefined && { user: { ...user, ownerId: `${user.ownerId}${ownId}` } }),
  };
  const process: Process = {
    ...made[row.on ?? "draft"],
    id: `the-process${ownId}`,
    ownerId: relation === "foreign" ? "somebody-else" : `${MINE}${ownId}`,
    trustLevel: relation === "own, above the level" ? "high" : "low",
    transient: user?.transient ?? false,
  };
  const meetsProcesses = row.access !== "public" || path.includes("{processId}");
  const isThere = meetsProcesses && relation !== "unknown";
  await Promise.all([
    user !== undefined && ports.sessions.create(`session${ownId}`, session),
    isThere && ports.processes.create(process),
    isThere && row.on !== "draft" && ports.submissions.createOnce(submissionOf(process)),
  ]);
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
  const body = given.body ?? rightBody(name);
  return portal.call(group, {
    method,
    path: fill(path),
    query,
    headers: {
      cookie: user === undefined ? "XSRF-TOKEN=xsrf" : `__Host-session=session${ownId}; XSRF-TOKEN=xsrf`,
      "x-xsrf-token": "xsrf",
      "x-window-id": "window-00001",
    },
    ...(body !== undefined && { body }),
  });
}

/** What the operation takes, as its row in the table of rights has it. */
export function rightBody(name: OperationName): string | undefined {
  const { body, form } = RIGHTS[name];
  return body === undefined ? form : JSON.stringify(body);
}
