import { EDITABLE_STATUSES } from "../../../../functions/contract/editableStatuses.ts";
import type { CompiledPage } from "../../../../functions/forms/CompiledForm.ts";
import type { FormStore } from "../../features/form-page/formStore.ts";
import type { User } from "../../api/useUser.ts";
import type { Step } from "../../features/stepper/Stepper.tsx";
import type { ProcessView } from "./ProcessView.ts";

/** Only there while answers differ from the account. */
export const CONFLICT = "conflict";
export const REVIEW = "review";
/** Only there where the person is asked how the decision should arrive. */
export const NOTICE = "notice";
export const SEND = "send";
/** Has no address of its own: it is what is left to do before sending. */
const PAYMENT = "payment";

const EDITABLE: readonly string[] = EDITABLE_STATUSES;

/** The answers stay as they are: they are paid for, on their way, or may have arrived. */
export function isFixed(status: string | undefined): boolean {
  return status !== undefined && !EDITABLE.includes(status);
}

/** The answers were confirmed and can be sent. */
export function isConfirmed(status: string): boolean {
  return status === "COMPLETED" || status === "ELECTRONIC_NOTICE_SELECTED";
}

/** Pages of the form that are shown now. */
export function pagesOf(store: FormStore): readonly CompiledPage[] {
  const { pages } = store.state();
  return store.form().pages.filter((page) => page.aside !== true && pages.includes(page.key));
}

/** All steps that the form can have. */
function keysOf(store: FormStore): readonly string[] {
  const pages = store.form().pages.filter((page) => page.aside !== true);
  return [...pages.map(({ key }) => key), CONFLICT, REVIEW, NOTICE, SEND];
}

/** Changes when a page comes or goes or turns right or wrong: all that the steps show of the answers. */
export function outlineOf(store: FormStore): string {
  const pages = pagesOf(store).map((page) => [
    page.key,
    page.deferred === true || store.errorsOf(page).length > 0,
    store.wasTold(page),
    store.hasAnswers(page),
  ]);
  return JSON.stringify([store.form().locale, store.isRunning(), pages]);
}

/** What stands between answers and sending. */
export interface ClosingGiven {
  /** Whether answers differ from the account. */
  readonly differs: boolean;
  /** How the decision should arrive. */
  readonly notice: NoticeState;
}

type NoticeState = "not-asked" | "undecided" | "decided";

/** The service must allow electronic notice and the account must have a mailbox. */
export function noticeState(process: ProcessView, user: Pick<User, "hasPostbox"> | undefined): NoticeState {
  if (!process.metadata.allowElectronicNoticeDelivery || user?.hasPostbox !== true) return "not-asked";
  return process.electronicNotice === null ? "undecided" : "decided";
}

export interface ShownStep {
  readonly key: string;
  /** Why it is not the one that the address asked for. */
  readonly instead?: "not-yet" | "hidden";
}

/** The step that an address shows: only what was visited or can be reached over finished pages opens. */
export function shownStep(
  store: FormStore,
  given: {
    readonly wanted: string;
    readonly visited: ReadonlySet<string>;
  } & ClosingGiven,
): ShownStep {
  const { visited } = given;
  const wanted = closingStep(given.wanted, given);
  // What is shown and what can be reached is known with the engine: until then the address is believed.
  if (!store.isRunning())
    return { key: keysOf(store).includes(wanted) ? wanted : (pagesOf(store)[0]?.key ?? REVIEW) };
  const pages = pagesOf(store);
  const first = pages[0]?.key ?? REVIEW;
  const end = firstUnfinished(store) ?? pages.length;
  const opens = (index: number): boolean => {
    const page = pages[index];
    return index <= end || (page !== undefined && (visited.has(page.key) || store.hasAnswers(page)));
  };
  const furthest: ShownStep = { key: pages[end]?.key ?? REVIEW, instead: "not-yet" };
  if ([CONFLICT, REVIEW, NOTICE, SEND].includes(wanted)) {
    return end === pages.length || visited.has(REVIEW) ? { key: wanted } : furthest;
  }
  const index = pages.findIndex((page) => page.key === wanted);
  if (index >= 0) return opens(index) ? { key: wanted } : furthest;
  const nearest = nearestShown(store, wanted);
  if (nearest === undefined) return { key: first };
  return opens(pages.indexOf(nearest)) ? { key: nearest.key, instead: "hidden" } : furthest;
}

/**
 * What differs from the account is decided before sending, and so is how the decision arrives, also when it turned up with
 * the sign-in at the end.
 */
function closingStep(wanted: string, { differs, notice }: ClosingGiven): string {
  if (wanted === CONFLICT && !differs) return REVIEW;
  if (wanted === NOTICE && notice === "not-asked") return closingStep(SEND, { differs, notice });
  if (wanted === NOTICE || wanted === SEND) {
    if (differs) return CONFLICT;
    return notice === "undecided" ? NOTICE : wanted;
  }
  return wanted;
}

/** The shown page that stands next to one that is not shown; undefined when the form has no such page. */
function nearestShown(store: FormStore, key: string): CompiledPage | undefined {
  const all = store.form().pages;
  const index = all.findIndex((page) => page.key === key);
  if (index === -1) return undefined;
  const distance = (page: CompiledPage): number => Math.abs(all.indexOf(page) - index);
  return [...pagesOf(store)].sort((one, other) => distance(one) - distance(other))[0];
}

/** Number of the first page with something missing or wrong, or that is still on its way. */
function firstUnfinished(store: FormStore): number | undefined {
  const index = pagesOf(store).findIndex((page) => page.deferred === true || store.errorsOf(page).length > 0);
  return index === -1 ? undefined : index;
}

type ClosingStep = typeof CONFLICT | typeof REVIEW | typeof NOTICE | typeof PAYMENT | typeof SEND;

export interface StepsGiven extends ClosingGiven {
  /** Key of the step that is shown. */
  readonly current: string;
  readonly visited: ReadonlySet<string>;
  readonly payment: "none" | "due" | "done";
  /** What the last steps are called. */
  readonly titleOf: (step: ClosingStep) => string;
}

/** The steps with their states. */
export function stepsOf(
  store: FormStore,
  { current, visited, differs, notice, payment, titleOf }: StepsGiven,
): readonly Step[] {
  const pages = pagesOf(store);
  const closingKeys: readonly ClosingStep[] = [
    ...(differs ? ([CONFLICT] as const) : []),
    REVIEW,
    ...(notice === "not-asked" ? [] : ([NOTICE] as const)),
    ...(payment === "none" ? [] : ([PAYMENT] as const)),
    SEND,
  ];
  const keys = [...pages.map((page) => page.key), ...closingKeys];
  const currentIndex = keys.indexOf(current === SEND && payment === "due" ? PAYMENT : current);
  const end = store.isRunning() ? (firstUnfinished(store) ?? pages.length) : 0;
  const answers = pages.map((page, index): Step => {
    const seen = visited.has(page.key);
    const unfinished = store.errorsOf(page).length > 0;
    const begun = seen || store.hasAnswers(page);
    const isCurrent = index === currentIndex;
    const state = isCurrent ? "current" : begun && !unfinished ? "done" : "open";
    // While somebody fills in a page for the first time, what is missing is no mistake.
    const wrong = unfinished && (isCurrent ? store.wasTold(page) : seen);
    const opens = begun || index <= end;
    return { key: page.key, title: page.title, group: "answers", state, wrong, opens };
  });
  const closing = closingKeys.map((key, offset): Step => {
    const index = pages.length + offset;
    const state = index === currentIndex ? "current" : index < currentIndex ? "done" : "open";
    const opens = key !== SEND && key !== PAYMENT && (end === pages.length || visited.has(REVIEW));
    return { key, title: titleOf(key), group: "closing", state, wrong: false, opens };
  });
  return [...answers, ...closing];
}
