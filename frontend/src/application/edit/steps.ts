import { isEditable, isUnpaidAgain, type PaymentHold } from "#domain/application/ProcessStatus.ts";
import type { CompiledPage } from "#forms/CompiledForm.ts";
import type { FormStore } from "#ui/form/store/formStore.ts";
import type { User } from "#ui/api/useUser.ts";
import type { ProcessView } from "./opening.ts";
import { asksForm } from "#domain/payment/FeeType.ts";
import type { FeeTerms } from "#domain/payment/computeFee.ts";
import { knownFee } from "#domain/payment/knownFee.ts";
import { requiresPayment } from "#domain/payment/paymentStanding.ts";

export interface Step {
  readonly key: string;
  readonly title: string;
  readonly group: "answers" | "closing";
  readonly state: "done" | "current" | "begun" | "open";
  /** Something on it is wrong, and its errors were shown. */
  readonly wrong: boolean;
  /** Begun, and answers of it are still to be given. */
  readonly lacksAnswers: boolean;
  /** Begun, and documents of it are still to be handed in. */
  readonly lacksFiles: boolean;
  /** Whether the person may go there from here. */
  readonly opens: boolean;
}

/** Only there while answers differ from the account. */
export const CONFLICT = "conflict";
export const REVIEW = "review";
/** Only there where the person is asked how the decision should arrive. */
export const NOTICE = "notice";
export const SEND = "send";
/** Has no address of its own: it is what is left to do before sending. */
const PAYMENT = "payment";

/** The answers stay as they are: they are paid for, on their way, or may have arrived. */
export function isFixed(process: PaymentHold): boolean {
  return !isEditable(process);
}

/** The answers were confirmed and can be sent, once they are paid for. */
export function isConfirmed(process: PaymentHold): boolean {
  return (
    process.status === "COMPLETED" ||
    process.status === "ELECTRONIC_NOTICE_SELECTED" ||
    isUnpaidAgain(process)
  );
}

/** The step of an address that names none: what was confirmed goes on where it stopped; "" is the first page. */
export function openingStep(process: PaymentHold): string {
  return isConfirmed(process) || isFixed(process) ? SEND : "";
}

/** Pages of the form that are shown now. */
export function pagesOf(store: FormStore): readonly CompiledPage[] {
  const { pages } = store.state();
  return store.form().pages.filter((page) => page.aside !== true && pages.includes(page.key));
}

/**
 * Changes when a page comes or goes or turns right or wrong: all that the steps show of the answers while `current` is on
 * the screen. Of that page only what it lacks is said once it is begun.
 */
export function outlineOf(store: FormStore, current: string | undefined): string {
  const pages = pagesOf(store).map((page) => {
    const lacksFiles = store.missingFilesOf(page).length > 0;
    return [
      page.key,
      page.deferred === true || store.errorsOf(page).length > 0,
      lacksFiles,
      store.showsErrorsOf(page),
      (lacksFiles || page.key !== current) && store.hasAnswers(page),
    ];
  });
  return JSON.stringify([store.form().locale, pages]);
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
  /** It is not the one that the address asked for: the answers have no such page now. */
  readonly instead?: "hidden";
}

/** The step that an address shows. Pages open in any order: people have their papers when they have them. */
export function shownStep(store: FormStore, given: { readonly wanted: string } & ClosingGiven): ShownStep {
  const wanted = closingStep(given.wanted, given);
  if ([CONFLICT, REVIEW, NOTICE, SEND].includes(wanted)) return { key: wanted };
  const pages = pagesOf(store);
  if (pages.some((page) => page.key === wanted)) return { key: wanted };
  const nearest = nearestShown(store, wanted);
  return nearest === undefined ? { key: pages[0]?.key ?? REVIEW } : { key: nearest.key, instead: "hidden" };
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
  const answers = pages.map((page, index): Step => {
    const seen = visited.has(page.key);
    const unfinished = page.deferred === true || store.errorsOf(page).length > 0;
    const lacksFiles = store.missingFilesOf(page).length > 0;
    const begun = seen || store.hasAnswers(page);
    const state =
      index === currentIndex ? "current" : !begun ? "open" : unfinished || lacksFiles ? "begun" : "done";
    // What is missing is no mistake until the person tried to go on: people look at a page and come back later.
    const wrong = unfinished && store.showsErrorsOf(page);
    return {
      key: page.key,
      title: page.title,
      group: "answers",
      state,
      wrong,
      lacksAnswers: begun && unfinished,
      lacksFiles: begun && lacksFiles,
      opens: true,
    };
  });
  const closing = closingKeys.map((key, offset): Step => {
    const index = pages.length + offset;
    const state = index === currentIndex ? "current" : index < currentIndex ? "done" : "open";
    const opens = key !== SEND && key !== PAYMENT;
    const rest = { wrong: false, lacksAnswers: false, lacksFiles: false, opens };
    return { key, title: titleOf(key), group: "closing", state, ...rest };
  });
  return [...answers, ...closing];
}

const AFTER_PAYING: readonly string[] = ["PAID", "SUBMITTED", "SUBMIT_FAILURE"];

/** Whether paying is a step of its own, and whether it is behind the person. Before the answers are confirmed: perhaps. */
export function paymentStep(given: {
  readonly terms: FeeTerms;
  readonly feeDue?: number | null | undefined;
  readonly status: string;
}): "none" | "due" | "done" {
  const { terms, feeDue, status } = given;
  const costs =
    feeDue === undefined
      ? asksForm(terms.feeType) || (knownFee(terms, undefined) ?? 0) > 0
      : requiresPayment({ feeDue });
  if (!costs) return "none";
  return AFTER_PAYING.includes(status) ? "done" : "due";
}
