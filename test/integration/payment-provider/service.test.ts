import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { composePaymentRequest } from "#adapters/xbezahldienste/composePaymentRequest.ts";
import { createPaymentExchange } from "#adapters/xbezahldienste/createPaymentExchange.ts";
import {
  newOrder,
  officeWith,
  providerAt,
  startPaymentProvider,
  type Office,
  type RunningPaymentProvider,
} from "./startPaymentProvider.ts";

let running: RunningPaymentProvider;
let secured: RunningPaymentProvider;

beforeAll(async () => {
  [running, secured] = await Promise.all([startPaymentProvider(), startPaymentProvider({ mutualTls: true })]);
});
afterAll(() => Promise.all([running.stop(), secured.stop()]));
beforeEach(() => running.setFault({ kind: "none" }));

const problem = z.object({
  type: z.url(),
  status: z.number(),
  title: z.string(),
  functionalCode: z.string(),
});
type Changes = Readonly<Record<string, unknown>>;

/** The answer to a body as the portal makes it, with changes; `item` changes its one item. */
async function posted(changes: Changes, { item = {}, office }: { item?: Changes; office?: Office } = {}) {
  const { originatorId, endPointId } = office ?? officeWith(running, "none");
  const { items, ...body } = z
    .looseObject({ items: z.array(z.looseObject({})) })
    .parse(composePaymentRequest(newOrder(), { upperCasePurpose: false, bookingData: {} }));
  const response = await fetch(
    `${running.description.baseUrl}/paymenttransaction/${originatorId}/${endPointId}`,
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...body, items: items.map((one) => ({ ...one, ...item })), ...changes }),
    },
  );
  if (response.ok) return "taken";
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  const { functionalCode, status } = problem.parse(await response.json());
  expect(status).toBe(response.status);
  return functionalCode;
}

describe("the payment service of this machine", () => {
  it("takes what the standard describes", async () => {
    expect(await posted({})).toBe("taken");
    const requestor = { name: "Muster", firstName: "Erika", gender: "F", isOrganization: false };
    const address = { addressLine: ["1-2-3 Ginza"], city: "Tokyo", postalCode: "104-0061", country: "JP" };
    expect(await posted({ requestor: { ...requestor, address } })).toBe("taken");
    expect(await posted({}, { item: { bookingData: { haushaltsstelle: "1" } } })).toBe("taken");
  });

  it.each([
    ["requestId", "x".repeat(37)],
    ["requestId", "a b"],
    ["requestTimestamp", "2026-11-21T12:00:00Z"],
    ["requestTimestamp", "2026-11-21T13:00:00.000+01:00"],
    ["currency", "CHF"],
    ["grosAmount", 1_000_000],
    ["grosAmount", 150.501],
    ["grosAmount", "150.50"],
    ["purpose", "Gebühr"],
    ["purpose", "x".repeat(28)],
    ["description", "a/b"],
    ["redirectUrl", "/redirect"],
    ["redirectUrl", `https://portal.example/${"x".repeat(2_082)}`],
    ["items", []],
    ["requestor", null],
  ])("refuses %s when it is %j", async (member, value) => {
    expect(await posted({ [member]: value })).toBe("VALIDATION_ERROR");
  });

  it("refuses items that are not right, and sums that differ", async () => {
    expect(await posted({}, { item: { bookingData: {} } })).toBe("VALIDATION_ERROR");
    expect(await posted({}, { item: { taxRate: 101 } })).toBe("VALIDATION_ERROR");
    expect(await posted({}, { item: { quantity: 0 } })).toBe("VALIDATION_ERROR");
    expect(await posted({ grosAmount: 150.51 })).toBe("CALCULATION_ERROR");
    expect(await posted({}, { item: { totalTaxAmount: 0.01, singleTaxAmount: 0.01 } })).toBe(
      "CALCULATION_ERROR",
    );
    expect(await posted({}, { item: { quantity: 2 } })).toBe("CALCULATION_ERROR");
  });

  it("may be set to accept null as no requestor", async () => {
    await running.setFault({ kind: "null-requestor-accepted" });
    expect(await posted({ requestor: null })).toBe("taken");
  });

  it("names the booking data that lack, and takes some purposes in capital letters only", async () => {
    const bookingData = { haushaltsstelle: "1" };
    expect(await providerAt(running, "basic", { bookingData }).create(newOrder())).toEqual({
      ok: false,
      failure: {
        kind: "payment-refused",
        cause: `${running.description.pageHost} answered 400 BOOKING_DATA_MISSING`,
      },
    });
    expect(await providerAt(running, "basic", { upperCasePurpose: false }).create(newOrder())).toMatchObject({
      failure: { kind: "payment-refused" },
    });
  });

  it("knows its offices and their paths", async () => {
    const unknown = providerAt(running, "none", { endPointId: "nobody" });
    const cause = `${running.description.pageHost} answered 404 NO_VALID_ORIGINATOR_OR_ENDPOINT`;
    for (const answer of [unknown.check(), unknown.create(newOrder()), unknown.read("x")]) {
      expect(await answer).toEqual({ ok: false, failure: { kind: "payment-refused", cause } });
    }
    for (const path of ["status/a%20b/1", "status/a/%2e%2e%2f", `status/${"x".repeat(37)}/1`]) {
      const answer = await fetch(`${running.description.baseUrl}/${path}`);
      expect([answer.status, problem.parse(await answer.json()).functionalCode]).toEqual([
        400,
        "VALIDATION_ERROR",
      ]);
    }
  });

  it("refuses wrong credentials, unknown scopes and tokens without the scope", async () => {
    const { tokenUrl, scope } = running.description;
    const wrong = () => Promise.resolve({ id: "recognition-portal", secret: "wrong" });
    const right = () => Promise.resolve(running.description.oauth);
    for (const authentication of [
      { kind: "oauth", tokenUrl, scope, credentials: wrong },
      { kind: "oauth", tokenUrl, scope: "other", credentials: right },
      { kind: "oauth", tokenUrl, credentials: right },
      { kind: "none" },
    ] as const) {
      expect(await providerAt(running, "oauth", { authentication }).check()).toMatchObject({
        failure: { kind: "payment-refused" },
      });
    }
    const credentials = () => Promise.resolve({ user: "recognition-portal", password: "wrong" });
    expect(
      await providerAt(running, "basic", { authentication: { kind: "basic", credentials } }).check(),
    ).toMatchObject({ failure: { kind: "payment-refused" } });
  });
});

describe("a payment service behind mutual TLS", () => {
  it("knows the portal by its certificate", async () => {
    const provider = providerAt(secured, "mtls");
    expect(await provider.check()).toMatchObject({ ok: true });
    const created = await provider.create(newOrder());
    expect(created).toMatchObject({ ok: true, value: { status: "INITIAL" } });
    expect(created.ok && created.value.pageUrl).toMatch(/^https:/);
  });

  it("refuses who shows none, and is not asked when its own certificate is not trusted", async () => {
    expect(await providerAt(secured, "none").check()).toMatchObject({ failure: { kind: "payment-refused" } });
    const untrusted = await providerAt(secured, "mtls", { trustRoots: [] }).check();
    expect(untrusted).toMatchObject({ failure: { kind: "payment-unavailable" } });
    expect(JSON.stringify(untrusted)).toMatch(/SELF_SIGNED|UNABLE_TO/);
  });

  it("is put off while the portal's certificate is unreadable", async () => {
    const credentials = () => Promise.resolve({ certificate: "no PEM", key: "no PEM" });
    const authentication = { kind: "mtls", credentials } as const;
    expect(await providerAt(secured, "mtls", { authentication }).check()).toMatchObject({
      failure: { kind: "payment-unavailable" },
    });
  });
});

describe("a request to a payment service", () => {
  it("ends after its time, and when nothing listens", async () => {
    const exchange = createPaymentExchange({ authentication: { kind: "none" }, trustRoots: [] }, 50);
    await running.setFault({ kind: "slow", delayMilliseconds: 86_400_000 });
    const { originatorId, endPointId } = officeWith(running, "none");
    const url = `${running.description.baseUrl}/status/${originatorId}/${endPointId}`;
    expect(await exchange({ method: "GET", url })).toMatchObject({
      failure: { kind: "payment-unavailable" },
    });
    expect(await exchange({ method: "GET", url: "http://127.0.0.1:1/" })).toEqual({
      ok: false,
      failure: { kind: "payment-unavailable", cause: "GET 127.0.0.1:1 failed: ECONNREFUSED" },
    });
  });
});
