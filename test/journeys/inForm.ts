import type { Page } from "@playwright/test";
import { z } from "zod";
import { answersByPath } from "../fixtures/answersByPath.ts";
import { NURSE_IN_COLOGNE } from "../integration/portal/nurseInCologne.ts";
import { Visitor } from "../integration/portal/Visitor.ts";
import { type Account, Applicant } from "./Applicant.ts";
import { entersAs } from "./readyToPay.ts";

const startedSchema = z.object({ id: z.string(), version: z.number() });

/** A nurse's application that is begun, with who applies and where unless the place is still asked for. Answers its id. */
export async function beginWithoutPages(owner: Visitor, placeAsked = false): Promise<string> {
  const body = { ...NURSE_IN_COLOGNE, placeAsked };
  const started = await owner.call({ method: "POST", path: "/api/processes", body });
  if (started.status !== 200) throw new Error(`nothing was begun: ${JSON.stringify(started.body)}`);
  const { id, version } = startedSchema.parse(started.body);
  if (placeAsked) return id;
  const changes = ["locationBasis", "role"].map((path) => ({ path, value: answersByPath[path] }));
  await owner.call({ method: "PATCH", path: `/api/processes/${id}/form-data`, body: { version, changes } });
  return id;
}

export interface BeginsInForm {
  /** Without one: without an account. */
  readonly account?: Account;
  readonly locale?: "de" | "en";
}

/**
 * The second page of the form of a new application, which is begun without pages: for journeys that are about the form. From the
 * home page to the first page people go in `wholeStory`, `keyboard`, `login` and `sharedComputer`.
 */
export async function inForm(
  page: Page,
  { account, locale = "de", portalUrl }: BeginsInForm & { readonly portalUrl: string },
): Promise<Applicant> {
  const applicant = new Applicant(page, locale);
  const owner = new Visitor(portalUrl);
  if (account === undefined) await owner.startAnonymously();
  else await owner.signIn(account);
  await entersAs(owner, { context: page.context(), portalUrl });
  const path = locale === "de" ? "/formular" : "/en/form";
  await page.goto(`${path}?process=${await beginWithoutPages(owner)}&page=applicant`);
  await applicant.opens("applicant");
  return applicant;
}
