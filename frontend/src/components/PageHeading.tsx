import { createContext, type ReactNode, use, useEffect, useRef } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { beginPage } from "./announcements.ts";
import { portalSettings } from "../settings/portalSettings.ts";

const SIZES = { large: "kern-heading-large", "x-large": "kern-heading-x-large ap-col" } as const;

export interface PageHeadingProps {
  /** Text of the title bar after the portal's name; the heading itself may hold more. */
  readonly title: string;
  readonly size?: keyof typeof SIZES;
  readonly children?: ReactNode;
}

/** The h1 of a page: sets the title, takes the focus after a page change, shows the page from its top, and ends what the last one said. */
export function PageHeading({ title, size = "large", children }: PageHeadingProps): ReactNode {
  const { locale } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    writeTitle({ portal: portalSettings.portalName[locale], page: title });
  }, [locale, title]);
  useEffect(() => {
    if (!moved) return;
    beginPage();
    // In the frame that shows the page: asked for at once, both would make the browser lay it out once more.
    const frame = requestAnimationFrame(() => {
      window.scrollTo(0, 0);
      if (!gaveFocusAway()) heading.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <h1 className={SIZES[size]} tabIndex={-1} ref={heading}>
      {children ?? title}
    </h1>
  );
}

/** What the title bar says. */
const bar = { portal: "", error: "", page: "" };

function writeTitle(change: Partial<typeof bar>): void {
  Object.assign(bar, change);
  document.title = `${bar.portal} - ${bar.error}${bar.page}`;
}

/** How much on the page is wrong. */
let errors = 0;

/** As long as something that is wrong is rendered, the title bar says so before the page's name. */
export function useErrorInTitle(isWrong = true): void {
  const { t } = useTranslation();
  useEffect(() => {
    if (!isWrong) return;
    errors += 1;
    writeTitle({ error: t("common.error") });
    return () => {
      errors -= 1;
      if (errors === 0) writeTitle({ error: "" });
    };
  }, [isWrong, t]);
}

/** A page of one narrow column under its heading. */
export function NarrowPage({ title, children }: Pick<PageHeadingProps, "title" | "children">): ReactNode {
  return (
    <div className="ap-wrap">
      <div className="ap-stack ap-col">
        <PageHeading title={title} />
        {children}
      </div>
    </div>
  );
}

/** What is applied for, and where the step on the screen stands among all. */
export interface StepOnScreen {
  readonly application: ReactNode;
  readonly number: number;
  readonly count: number;
}

/** A form that stands by itself is its only step. */
export const StepContext = createContext<StepOnScreen>({ application: "", number: 1, count: 1 });

interface StepHeadingProps {
  /** What the title bar calls the step, and the heading where it says nothing else. */
  readonly name: string;
  readonly heading?: ReactNode;
  readonly children?: ReactNode;
}

/** The head of a step of an application: what is applied for, the heading, and what has to be known first. */
export function StepHeading({ name, heading = name, children }: StepHeadingProps): ReactNode {
  const { t } = useTranslation();
  const { application, number, count } = use(StepContext);
  return (
    <div className="ap-stack-s">
      <p className="ap-muted ap-small">{application}</p>
      <PageHeading title={t("form.title", { page: name, step: number, count })}>{heading}</PageHeading>
      {children}
    </div>
  );
}

/** Whether the person has moved inside the portal: only then a new page takes the focus (the first one has it). */
let moved = false;

export function markMoved(): void {
  moved = true;
}

let receiver: (() => boolean) | undefined;

/** The next page gives its focus to this instead of its heading, where it is there. */
export function giveFocusTo(receive: () => boolean): void {
  receiver = receive;
}

/** Whether something else than the heading took the focus of the page. */
function gaveFocusAway(): boolean {
  const receive = receiver;
  receiver = undefined;
  return receive?.() ?? false;
}
