import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { transactionAnswer } from "#adapters/xbezahldienste/createXbezahldienste.fixture.ts";
import type { PaymentProvider } from "#ports/payment/PaymentProvider.ts";
import { anUnpaidProcess, comeBack, FEE, pay, stateOf, statusOf } from "#test/fixtures/aPayment.ts";
import { memoryPorts } from "#test/fixtures/memoryPorts.ts";
import { EVENT_MILLISECONDS } from "#test/gate/BOUNDS.ts";
import { newOrder, providerAt } from "./startPaymentProvider.ts";
import { startRawServer, type RawServer } from "./startRawServer.ts";
import { sharedPaymentProvider } from "./sharedPaymentProvider.ts";

const running = sharedPaymentProvider();
const RUNS = Number(process.env["FUZZ_RUNS"] ?? 200);
const FAILURES = ["payment-unavailable", "payment-refused", "payment-exists", "payment-unknown"];
/** Whatever comes is a failure, so answers that never end are given up soon. */
const TIMEOUT_MILLISECONDS = 300;
const encoder = new TextEncoder();

let raw: RawServer;

beforeAll(async () => {
  raw = await startRawServer();
});
afterAll(() => raw.stop());

function provider(timeoutMilliseconds = TIMEOUT_MILLISECONDS): PaymentProvider {
  const changes = { baseUrl: `http://${raw.host}/api`, timeoutMilliseconds };
  return providerAt(running(), "none", { ...changes, log: { write: () => undefined } });
}

interface RawAnswer {
  readonly status: number;
  readonly headers?: readonly string[];
  readonly body: Uint8Array;
  /** What the answer says of its length. */
  readonly length?: number;
}

function bytesOf({ status, headers = [], body, length = body.length }: RawAnswer): Uint8Array {
  const lines = [`HTTP/1.1 ${status} X`, `content-length: ${length}`, ...headers, "", ""];
  return Buffer.concat([encoder.encode(lines.join("\r\n")), body]);
}

/** A transaction as documented, and paid. */
const paid = (requestId: string, transactionId: string): Uint8Array =>
  encoder.encode(
    JSON.stringify(
      transactionAnswer({
        request: { requestId, grosAmount: FEE / 100 },
        information: { transactionId, status: "PAYED" },
      }),
    ),
  );

const HEADERS = [
  "transfer-encoding: chunked",
  "content-encoding: gzip",
  "location: http://127.0.0.1:1/",
  "upgrade: websocket\r\nconnection: upgrade",
  "content-length: 1",
  "content-type: application/problem+json",
] as const;
const bytes = fc.uint8Array({ maxLength: 600 });
const status = fc.oneof(fc.constantFrom(200, 200, 401, 500), fc.integer({ min: 100, max: 599 }));
/** Anything that a server can send, and nothing that says that all is paid. */
const anything = fc.oneof(
  bytes,
  fc
    .record({
      status,
      headers: fc.subarray([...HEADERS]),
      body: bytes,
      length: fc.nat({ max: 1_000 }),
    })
    .map(bytesOf),
  fc.string({ unit: "binary" }).map((text) => bytesOf({ status: 200, body: encoder.encode(text) })),
);

describe("whatever bytes a payment service sends", { retry: 0 }, () => {
  it("are one of the failures of the port, and never an exception or a payment", async () => {
    await fc.assert(
      fc.asyncProperty(anything, async (answer) => {
        raw.answer = answer;
        for (const result of [await provider().create(newOrder()), await provider().read("tx-1")]) {
          expect(result).toMatchObject({ ok: false });
          expect(FAILURES).toContain(result.ok ? "" : result.failure.kind);
        }
      }),
      { numRuns: RUNS },
    );
  });

  it("are no answer when they change to another protocol, and the portal does not wait for ever", async () => {
    raw.answer = encoder.encode(
      "HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n",
    );
    for (const result of [await provider().create(newOrder()), await provider().read("tx-1")]) {
      expect(result).toMatchObject({ ok: false, failure: { kind: "payment-unavailable" } });
    }
  });

  it("are no payment when a paid transaction breaks off, or comes with another status", async () => {
    const whole = paid("req-1", "tx-1");
    const cut = fc.nat({ max: whole.length - 1 });
    await fc.assert(
      fc.asyncProperty(cut, fc.boolean(), status, async (end, keepsLength, code) => {
        const body = whole.slice(0, end);
        const isWhole = code >= 200 && code < 300;
        raw.answer = isWhole
          ? bytesOf({ status: code, body, ...(keepsLength && { length: whole.length }) })
          : bytesOf({ status: code, body: whole });
        expect(await provider().read("tx-1")).toMatchObject({ ok: false });
      }),
      { numRuns: RUNS },
    );
    raw.answer = bytesOf({ status: 200, body: whole });
    const read = await provider(EVENT_MILLISECONDS).read("tx-1");
    expect(read).toMatchObject({ ok: true, value: { status: "PAYED" } });
  });

  it("get no token that is believed", async () => {
    const authentication = {
      kind: "oauth",
      tokenUrl: `http://${raw.host}/token`,
      credentials: () => Promise.resolve({ id: "a", secret: "b" }),
    } as const;
    await fc.assert(
      fc.asyncProperty(anything, async (answer) => {
        raw.answer = answer;
        const asked = providerAt(running(), "oauth", {
          authentication,
          timeoutMilliseconds: TIMEOUT_MILLISECONDS,
        });
        expect(await asked.read("tx-1")).toMatchObject({ ok: false });
      }),
      { numRuns: RUNS / 2 },
    );
  });

  it("leave an application unpaid and payable, and a true answer later pays it", async () => {
    const ports = memoryPorts();
    const process = await anUnpaidProcess(ports);
    await pay(ports, process);
    const [attempt] = stateOf(ports, process).attempts;
    const { requestId = "", transactionId = "" } = attempt ?? {};
    const reached = { ...ports, paymentProviders: { of: () => provider() } };
    await fc.assert(
      fc.asyncProperty(anything, async (answer) => {
        raw.answer = answer;
        expect(await comeBack(reached, process)).toMatchObject({
          ok: false,
          failure: { kind: "payment-unavailable" },
        });
        expect(statusOf(ports, process)).toBe("PAYMENT_PENDING");
        expect(stateOf(ports, process).attempts).toMatchObject([{ requestId, status: "OPEN" }]);
      }),
      { numRuns: RUNS / 2 },
    );
    raw.answer = bytesOf({ status: 200, body: paid(requestId, transactionId) });
    const patient = { ...ports, paymentProviders: { of: () => provider(EVENT_MILLISECONDS) } };
    expect(await comeBack(patient, process)).toMatchObject({
      ok: true,
      value: { standing: { stage: "paid" } },
    });
  });
});
