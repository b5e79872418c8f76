import { asPortal } from "./asPortal.ts";
import type { Page, Route } from "@playwright/test";
import { z } from "zod";

const viewSchema = z.looseObject({});
const draftsSchema = z.object({
  processes: z.array(z.looseObject({ id: z.string(), feeDue: z.number().nullish() })),
});

/** `arrived`: the provider's word is written down. `paid`: the application knows it too, and is not sent yet. */
export type Moment = "arrived" | "paid";

const PAYMENT = {
  arrived: { stage: "pending", waitsFor: "sending", actions: [] },
  paid: { stage: "paid", waitsFor: null, actions: [] },
} as const;

/**
 * Holds the state between paying and sending, which lasts milliseconds, for this browser. Only the state in the
 * portal's answers is changed. Answers a function that continues.
 */
export async function holdBeforeSending(
  page: Page,
  { processId, moment }: { readonly processId: string; readonly moment: Moment },
): Promise<() => Promise<void>> {
  const path = `**/api/processes/${processId}`;
  const changed =
    (change: object, address?: string) =>
    async (route: Route): Promise<void> => {
      const answer = await route.fetch(address === undefined ? {} : { url: address, method: "GET" });
      await route.fulfill(asPortal({ ...viewSchema.parse(await answer.json()), ...change }));
    };
  await page.route(`${path}/payment`, changed(PAYMENT[moment]));
  await page.route(`${path}/payment/complete`, (route) =>
    changed(
      PAYMENT[moment],
      route
        .request()
        .url()
        .replace(/\/complete$/, ""),
    )(route),
  );
  if (moment === "paid") await page.route(`${path}/progress`, changed({ status: "PAID" }));
  await page.route("**/api/processes", async (route) => {
    const { processes } = draftsSchema.parse(await (await route.fetch()).json());
    const paid = ({ feeDue = null }: { readonly feeDue?: number | null | undefined }): object => ({
      status: "PAID",
      paymentAmount: feeDue,
    });
    await route.fulfill(
      asPortal({
        processes: processes.map((draft) => (draft.id === processId ? { ...draft, ...paid(draft) } : draft)),
      }),
    );
  });
  return () => page.unrouteAll({ behavior: "wait" });
}
