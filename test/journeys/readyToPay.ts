import type { BrowserContext } from "@playwright/test";
import { z } from "zod";
import { FIXED_FEE } from "../fixtures/feeServices.ts";
import { filledIn } from "../integration/portal/filledIn.ts";
import { Visitor } from "../integration/portal/Visitor.ts";
import type { Account } from "./Applicant.ts";

/** Signs a person in without pages, in this browser too. */
export async function signedIn(
  context: BrowserContext,
  { portalUrl, account }: { readonly portalUrl: string; readonly account: Account },
): Promise<Visitor> {
  const visitor = new Visitor(portalUrl);
  await visitor.signIn(account);
  await context.addCookies(
    [...visitor.cookies].map(([name, value]) => ({ name, value, url: portalUrl, sameSite: "Lax" as const })),
  );
  return visitor;
}

/** A confirmed application that waits for its fee, filled in without pages. Answers its id. */
export async function readyToPay(visitor: Visitor, leiKaId = FIXED_FEE): Promise<string> {
  const processId = await filledIn(visitor, { leiKaId });
  const { status } = await visitor.call({ method: "PUT", path: `/api/processes/${processId}/complete` });
  if (status !== 200) throw new Error(`the application was not confirmed: ${status}`);
  return processId;
}

const startedSchema = z.object({ pageUrl: z.url() });

/** Begins the payment of an application and makes a choice on the provider's page, without pages. */
export async function choosesAtProvider(
  visitor: Visitor,
  { processId, choice }: { readonly processId: string; readonly choice?: "cancel" | "fail" },
): Promise<void> {
  const path = `/api/processes/${processId}/payment`;
  const started = await visitor.call({ method: "POST", path: `${path}/start`, body: { locale: "de" } });
  const { pageUrl } = startedSchema.parse(started.body);
  if (choice === undefined) return;
  await fetch(pageUrl, { method: "POST", body: new URLSearchParams({ choice }), redirect: "manual" });
  await visitor.call({ method: "POST", path: `${path}/complete` });
}
