import { expect } from "@playwright/test";
import { OPERATIONS, type ResponseOf } from "#contract/operations.ts";
import { PROCESS_STATUSES } from "#domain/application/ProcessStatus.ts";
import { KEPT_CLASSES } from "#domain/operation/keptOf.ts";
import { SENT_STATUSES } from "#domain/sending/SubmissionStatus.ts";
import { DELIVERY_PROBLEM_KINDS } from "#domain/sending/deliveryProblems.ts";
import type { Screen } from "./Screen.ts";
import type { Visit } from "./Visit.ts";

const DAY_MILLISECONDS = 86_400_000;
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MILLISECONDS).toISOString();
const SENT_AT = daysAgo(2);
export const sentApplication: ResponseOf<"listSubmittedProcesses">["submissions"][number] = {
  processId: "sent",
  status: "submitted",
  statusChanged: SENT_AT,
  name: "Gesundheits- und Krankenpflegerin / -pfleger",
  nameEn: "Nurse",
  authorityName: "Bezirksregierung Münster",
  authorityAddress: ["Domplatz 1-3", "48143 Münster"],
  submissionDate: SENT_AT,
  transferTicketNumber: "3R0J8D187MDM",
  externalIdType: "FIT_CONNECT",
  externalId: "db7344cb-ab96-4ff4-b4f0-0f4733067184",
  messageId: "f8d05dd8-2477-4151-86e9-9fda6d6bbc20",
  deliveredAt: null,
  events: [
    { event: "sent", at: SENT_AT },
    { event: "accepted", at: SENT_AT },
  ],
  owed: [],
  onPaper: null,
  postbox: "sent",
  problems: [],
};

const OWED = [
  {
    name: "Qualifikation 1: Fächer- und Stundennachweis",
    nameEn: "Qualification 1: Record of subjects and hours",
  },
  { name: "Ärztliche Bescheinigung", nameEn: "Medical certificate" },
];

/** The area of a signed-in person, with these applications. */
export async function area(
  visit: Visit,
  lists: {
    readonly drafts: ResponseOf<"listProcesses">["processes"];
    readonly sent: ResponseOf<"listSubmittedProcesses">["submissions"];
    readonly kept?: ResponseOf<"listKept">["applications"];
    readonly deletions?: ResponseOf<"listKept">["deletions"];
  },
): Promise<void> {
  await visit.signsIn();
  await visit.answers("listProcesses", { processes: lists.drafts });
  await visit.answers("listSubmittedProcesses", { submissions: lists.sent });
  await visit.answers("listKept", { applications: lists.kept ?? [], deletions: lists.deletions ?? [] });
  await visit.goTo("account");
  await visit.page.locator("main h3, main section p:nth-of-type(2)").first().waitFor();
}

/** One draft of each status, with a fee where one is on its way. */
async function allDrafts(visit: Visit): Promise<ResponseOf<"listProcesses">["processes"]> {
  const { owner, processId } = await visit.stock.begun();
  const find = async () => {
    const { processes } = OPERATIONS.listProcesses.response.parse((await owner.get("/api/processes")).body);
    return processes.find(({ id }) => id === processId);
  };
  // The index of drafts shows a new one a moment later.
  await expect.poll(find).toBeDefined();
  const one = await find();
  if (one === undefined) throw new Error("the draft is not among those of the area");
  const paymentHeldUntil = new Date(Date.now() + 7 * 86_400_000).toISOString();
  return PROCESS_STATUSES.flatMap((status) => {
    const draft: typeof one = {
      ...one,
      id: status,
      status,
      feeDue: /PAY|PAID/.test(status) ? 15_000 : null,
      paymentAmount: status === "PAID" ? 15_000 : null,
      trustLevel: status === "CREATED" ? "high" : "low",
    };
    const held = { ...draft, id: `${status}-held`, paymentHeldUntil };
    // Money that is on its way, has come, or fits nothing keeps a draft; one whose payment came to nothing is free.
    if (status === "PAID") return [held];
    return status === "PAYMENT_PENDING" || status === "PAYMENT_FAILURE" ? [draft, held] : [draft];
  });
}

async function deletes(visit: Visit): Promise<void> {
  const drafts = await allDrafts(visit);
  await area(visit, { drafts: drafts.slice(0, 2), sent: [] });
  await visit.page
    .getByRole("button", { name: `${await visit.says("drafts.delete")} :` })
    .first()
    .click();
  await visit.page.getByRole("dialog").waitFor();
}

/** Signed in less surely than the account could be. */
const lessSurely = (visit: Visit): Promise<void> =>
  visit.alters("getUser", {
    schema: OPERATIONS.getUser.response,
    change: (user): ResponseOf<"getUser"> =>
      user && { ...user, loginData: { ...user.loginData, trustLevel: "substantial" } },
  });

/** The personal area. Its applications come from a fixture. */
export const AREA_SCREENS: readonly Screen[] = [
  { name: "area-empty", open: (visit) => area(visit, { drafts: [], sent: [] }) },
  {
    name: "area-level",
    open: async (visit) => {
      await lessSurely(visit);
      await area(visit, { drafts: [], sent: [] });
      await visit.page.locator("aside button").waitFor();
    },
  },
  {
    name: "area-higher-level",
    focus: "heading",
    open: async (visit) => {
      await lessSurely(visit);
      await area(visit, { drafts: [], sent: [] });
      await visit.page.locator("aside button").click();
      await visit.page.locator("#consent-terms").waitFor();
    },
  },
  {
    name: "area-drafts",
    open: async (visit) => area(visit, { drafts: await allDrafts(visit), sent: [] }),
  },
  {
    name: "area-sent",
    open: async (visit) => {
      const sent = SENT_STATUSES.map((status) => ({
        ...sentApplication,
        processId: status,
        status,
        // Papers that are owed, or none: both stand among what happened.
        ...(status === "successfullySubmitted" && { owed: OWED, onPaper: "NW" as const }),
      }));
      await area(visit, { drafts: [], sent });
      for (const summary of await visit.page.locator("article summary").all()) await summary.click();
    },
  },
  {
    name: "area-sent-many",
    open: async (visit) => {
      const sent = Array.from({ length: 26 }, (_, index) => ({
        ...sentApplication,
        processId: index.toString(),
        transferTicketNumber: `3R0J8D187M${(10 + index).toString()}`,
      }));
      await area(visit, { drafts: [], sent });
      const shown = visit.page.locator("article");
      await expect(shown).toHaveCount(5);
      const search = visit.page.getByRole("searchbox");
      await search.fill("3R0J 8D18 7M31");
      await expect(shown).toHaveCount(1);
      await search.fill("");
      await visit.page.getByRole("button", { name: /26/ }).click();
      await expect(shown).toHaveCount(26);
    },
  },
  {
    name: "area-sent-problems",
    open: async (visit) => {
      const problems = DELIVERY_PROBLEM_KINDS.map((kind) => ({ kind, title: "", detail: "" }));
      const words = { kind: "other", title: "Nicht zuständig", detail: "Bitte nach Münster" } as const;
      const failed = { ...sentApplication, status: "processingError" } as const;
      await area(visit, {
        drafts: [],
        sent: [
          { ...failed, processId: "problems", problems: [...problems, words], postbox: "failed" },
          { ...sentApplication, processId: "pending", postbox: "pending" },
          { ...sentApplication, processId: "unfetched", submissionDate: daysAgo(15) },
        ],
      });
      for (const summary of await visit.page.locator("article summary").all()) await summary.click();
    },
  },
  {
    name: "area-kept",
    open: async (visit) => {
      const { processId, name, nameEn } = sentApplication;
      const until = "2026-11-29T18:00:00.000Z";
      const kept = KEPT_CLASSES.map((dataClass) => ({ dataClass, files: 0, until }));
      await area(visit, {
        drafts: [],
        sent: [],
        deletions: [
          { processId: "deleted", destroyedAt: SENT_AT, sent: false, until: "2027-02-20T09:42:00.000Z" },
          {
            processId: "before",
            destroyedAt: "2026-11-20T09:42:00.000Z",
            sent: true,
            until: "2027-02-18T09:42:00.000Z",
          },
        ],
        kept: [
          { processId: "draft", name, nameEn, kept: [{ dataClass: "draft", files: 3, until }] },
          {
            processId,
            name,
            nameEn,
            kept: kept.map((one) => (one.dataClass === "payments" ? { ...one, until: null } : one)),
          },
        ],
      });
      for (const summary of await visit.page.locator("main summary").all()) await summary.click();
      await visit.page.locator("main dl").first().waitFor();
      await visit.page.locator("main details:last-of-type li").first().waitFor();
    },
  },
  {
    name: "area-not-loaded",
    open: async (visit) => {
      await visit.signsIn();
      await visit.refuses("listProcesses", "unexpected");
      await visit.refuses("listSubmittedProcesses", "unexpected");
      await visit.goTo("account");
      await visit.page.locator(".kern-alert--danger").first().waitFor();
    },
  },
  {
    name: "area-without",
    open: async (visit) => {
      await visit.isTransient();
      await visit.signsIn();
      await visit.goTo("account");
    },
  },
  { name: "area-delete", focus: "dialog", open: deletes },
  {
    name: "area-delete-several",
    focus: "dialog",
    open: async (visit) => {
      const drafts = await allDrafts(visit);
      await area(visit, { drafts: drafts.slice(0, 3), sent: [] });
      await visit.page.locator("#entw ~ .ap-actions button").click();
      await visit.page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "area-not-deleted",
    open: async (visit) => {
      await visit.refuses("deleteProcesses", "unexpected");
      await deletes(visit);
      await visit.page.getByRole("dialog").getByRole("button").last().click();
      await visit.page.locator(".ap-toast").waitFor();
    },
  },
];
