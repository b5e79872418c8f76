import { expect } from "vitest";
import { z } from "zod";
import { FIXED_FEE } from "#test/fixtures/feeServices.ts";
import { press } from "../payment-provider/startPaymentProvider.ts";
import { filledIn } from "./filledIn.ts";
import { until } from "./portalUnderTest.ts";
import { runAuthority } from "./runAuthority.ts";
import { submissionOf } from "./sentApplication.ts";
import { type Answer, problemOf, Visitor } from "./Visitor.ts";

const AMINA = { user: "amina", password: "amina-geheim" };

const viewSchema = z.object({
  stage: z.string(),
  status: z.string(),
  actions: z.array(z.string()),
  paid: z.array(z.unknown()),
});
type PaymentView = z.infer<typeof viewSchema>;
const startedSchema = z.object({ pageUrl: z.url() });

/** A person with an application that has a fee, confirmed and not paid. */
export class Payer {
  readonly visitor: Visitor;
  readonly processId: string;

  readonly #url: string;

  private constructor(visitor: Visitor, at: { readonly url: string; readonly processId: string }) {
    this.#url = at.url;
    this.visitor = visitor;
    this.processId = at.processId;
  }

  static async atPortal(url: string, leiKaId = FIXED_FEE): Promise<Payer> {
    const visitor = new Visitor(url);
    expect((await visitor.signIn(AMINA)).status).toBe(303);
    const processId = await filledIn(visitor, { leiKaId });
    const payer = new Payer(visitor, { url, processId });
    const completed = await payer.#post("PUT", "complete");
    expect([completed.status, completed.body]).toMatchObject([200, { status: "COMPLETED" }]);
    return payer;
  }

  /** The same person in another browser. */
  async elsewhere(): Promise<Payer> {
    const visitor = new Visitor(this.#url);
    expect((await visitor.signIn(AMINA)).status).toBe(303);
    return new Payer(visitor, { url: this.#url, processId: this.processId });
  }

  start(): Promise<Answer> {
    return this.visitor.call({
      method: "POST",
      path: `/api/processes/${this.processId}/payment/start`,
      body: { locale: "de" },
    });
  }

  /** Goes to the payment page and presses these buttons there; answers its address. */
  async presses(...choices: readonly string[]): Promise<string> {
    const started = await this.start();
    expect([started.status, started.body]).toMatchObject([200, {}]);
    const { pageUrl } = startedSchema.parse(started.body);
    for (const choice of choices) await press(pageUrl, { choice });
    return pageUrl;
  }

  /** The browser comes back from the payment page. */
  async comesBack(): Promise<PaymentView> {
    return viewSchema.parse((await this.#post("POST", "payment/complete")).body);
  }

  async payment(): Promise<PaymentView> {
    return viewSchema.parse((await this.visitor.get(`/api/processes/${this.processId}/payment`)).body);
  }

  sendByInvoice(): Promise<Answer> {
    return this.#post("POST", "submit?payByInvoice=true");
  }

  /** The problem of sending it unpaid. */
  async refusalToSend(): Promise<string> {
    return problemOf(await this.#post("POST", "submit"));
  }

  /** Signs in anew and waits until the application was sent; it has arrived at the authority, once. */
  async expectArrival(): Promise<void> {
    expect((await this.visitor.signIn(AMINA)).status).toBe(303);
    const externalId = await until(async () => {
      const found = await submissionOf(this.visitor, this.processId);
      return found?.status === "submitted" ? (found.externalId ?? undefined) : undefined;
    });
    const { output } = await runAuthority(["list"], this.#url);
    expect(output.split(externalId)).toHaveLength(2);
  }

  #post(method: string, path: string): Promise<Answer> {
    return this.visitor.call({ method, path: `/api/processes/${this.processId}/${path}` });
  }
}
