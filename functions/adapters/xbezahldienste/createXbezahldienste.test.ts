import { describe, expect, it } from "vitest";
import { answering, BASE, json, ORDER, transactionAnswer } from "./createXbezahldienste.fixture.ts";

const INITIAL = {
  transactionId: "tx-1",
  requestId: "req-1",
  amount: 15_050,
  currency: "EUR",
  status: "INITIAL",
  pageUrl: "https://pay.example/page/tx-1",
};

describe("a payment that is begun", () => {
  it("is asked for as the standard has it, with one item whose sums agree, and names no person", async () => {
    const { provider, requests } = answering([json(200, transactionAnswer())]);
    expect(await provider.create(ORDER)).toEqual({ ok: true, value: INITIAL });
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      method: "POST",
      url: `${BASE}/paymenttransaction/portal/09162000`,
      headers: { "content-type": "application/json" },
    });
    expect(JSON.parse(requests[0]?.body ?? "")).toEqual({
      requestId: "req-1",
      requestTimestamp: "2026-11-21T12:00:00.000Z",
      currency: "EUR",
      grosAmount: 150.5,
      purpose: "Gebuehr Anerkennung",
      description: "Gebühr Anerkennung",
      redirectUrl: ORDER.returnUrl,
      items: [
        {
          id: "1",
          reference: "FEE",
          description: "Gebühr Anerkennung",
          taxRate: 0,
          quantity: 1,
          totalNetAmount: 150.5,
          totalTaxAmount: 0,
          singleNetAmount: 150.5,
          singleTaxAmount: 0,
        },
      ],
    });
  });

  it("carries what the cash office wants to read, and capital letters where settings say so", async () => {
    const options = { bookingData: { haushaltsstelle: "0815/111" }, upperCasePurpose: true };
    const { provider, requests } = answering([json(200, transactionAnswer())], options);
    await provider.create(ORDER);
    expect(JSON.parse(requests[0]?.body ?? "")).toMatchObject({
      purpose: "GEBUEHR ANERKENNUNG",
      items: [{ bookingData: { haushaltsstelle: "0815/111" } }],
    });
  });

  it("is not begun with an amount that the standard cannot carry", async () => {
    for (const amount of [0, -1, 0.5, 100_000_000]) {
      const { provider, requests } = answering([json(200, transactionAnswer())]);
      expect(await provider.create({ ...ORDER, amount })).toMatchObject({
        failure: { kind: "payment-refused" },
      });
      expect(requests).toHaveLength(0);
    }
  });

  it.each([
    "http://pay.example/page",
    "https://pay.example.evil.example/page",
    "https://evil.example/page",
    "https://pay.example@evil.example/",
    "https://user@pay.example/",
    "https://pay.example:8443/page",
    "javascript:alert(1)",
    "//pay.example/page",
    "",
    undefined,
    null,
    7,
  ])("redirects no person to %s", async (transactionRedirectUrl) => {
    const body = json(200, transactionAnswer({ information: { transactionRedirectUrl } }));
    const { provider } = answering([body]);
    expect(await provider.create(ORDER)).toMatchObject({ failure: { kind: "payment-refused" } });
    const read = await provider.read("tx-1");
    expect(read).toMatchObject({ ok: true, value: { status: "INITIAL" } });
    expect(read.ok && read.value.pageUrl).toBeUndefined();
  });

  it("may be paid by plain http on this machine, where settings name it", async () => {
    const transactionRedirectUrl = "http://127.0.0.1:4021/pay/tx-1";
    const body = json(200, transactionAnswer({ information: { transactionRedirectUrl } }));
    const { provider } = answering([body], { redirectHosts: ["127.0.0.1:4021"] });
    expect(await provider.create(ORDER)).toMatchObject({ value: { pageUrl: transactionRedirectUrl } });
  });

  it("is not gone to on a host that the settings do not name, and the log names that host", async () => {
    const transactionRedirectUrl = "https://evil.example/page?of=somebody";
    const { provider, lines } = answering([
      json(200, transactionAnswer({ information: { transactionRedirectUrl } })),
    ]);
    await provider.create(ORDER);
    expect(lines).toEqual([
      { message: "payment-address-differs", fields: { of: "page", host: "evil.example" } },
    ]);
  });

  it("is asked for at our own address, and another one of the service is noted and never followed", async () => {
    const transactionUrl = "https://inside.example/paymenttransaction/portal/09162000/tx-1";
    const { provider, requests, lines } = answering([
      json(200, transactionAnswer({ information: { transactionUrl } })),
    ]);
    await provider.create(ORDER);
    expect(lines).toEqual([
      { message: "payment-address-differs", fields: { of: "transaction", host: "inside.example" } },
    ]);
    await provider.read("tx-1");
    expect(requests.map(({ url }) => url)).toEqual([
      `${BASE}/paymenttransaction/portal/09162000`,
      `${BASE}/paymenttransaction/portal/09162000/tx-1`,
    ]);
    const same = answering([json(200, transactionAnswer())]);
    await same.provider.create(ORDER);
    expect(same.lines).toEqual([]);
  });
});

describe("a payment that is read", () => {
  it("is reported with everything the service says, and without a page when it is over", async () => {
    const information = {
      status: "PAYED",
      statusDetail: "captured",
      transactionReference: "KZ-4711",
      transactionTimestamp: "2026-11-21T13:05:00+01:00",
      paymentMethod: "WERO",
      paymentMethodDetail: "Wero",
    };
    const { provider } = answering([json(200, transactionAnswer({ information }))]);
    expect(await provider.read("tx-1")).toEqual({
      ok: true,
      value: {
        transactionId: "tx-1",
        requestId: "req-1",
        amount: 15_050,
        currency: "EUR",
        status: "PAYED",
        statusDetail: "captured",
        reference: "KZ-4711",
        paidAt: "2026-11-21T12:05:00.000Z",
        method: "WERO",
        methodDetail: "Wero",
      },
    });
  });

  it("says what the service says of amount, currency and request id: comparing is not its business", async () => {
    const request = { requestId: "other", currency: "USD", grosAmount: 1 };
    const { provider } = answering([
      json(200, transactionAnswer({ request, information: { status: "PAYED" } })),
    ]);
    expect(await provider.read("tx-1")).toMatchObject({
      value: { requestId: "other", currency: "USD", amount: 100, status: "PAYED" },
    });
  });

  it("may be asked for by its request id, and is never another transaction", async () => {
    const { provider } = answering([json(200, transactionAnswer())]);
    expect(await provider.read("req-1")).toMatchObject({ ok: true });
    expect(await provider.read("tx-2")).toMatchObject({ failure: { kind: "payment-refused" } });
  });

  it("is paid although what is nice to know is not as documented", async () => {
    const information = {
      status: "PAYED",
      statusDetail: null,
      transactionReference: 4711,
      transactionTimestamp: "yesterday",
      paymentMethod: {},
      transactionRedirectUrl: null,
      transactionUrl: [],
    };
    const { provider } = answering([json(200, transactionAnswer({ information }))]);
    expect(await provider.read("tx-1")).toEqual({
      ok: true,
      value: { transactionId: "tx-1", requestId: "req-1", amount: 15_050, currency: "EUR", status: "PAYED" },
    });
  });

  it("never leaves its address, whatever the id is", async () => {
    const { provider, requests } = answering([{ status: 404, text: "" }]);
    for (const id of ["", ".", ".."]) {
      expect(await provider.read(id)).toEqual({ ok: false, failure: { kind: "payment-unknown" } });
    }
    expect(requests).toHaveLength(0);
    await provider.read("../../status?x#y");
    expect(new URL(requests[0]?.url ?? "").pathname).toBe(
      "/api/paymenttransaction/portal/09162000/..%2F..%2Fstatus%3Fx%23y",
    );
  });
});
