import { describe, expect, it } from "vitest";
import { feedbackOperations } from "#contract/feedback.ts";
import { feedbackSchema } from "#domain/operation/Feedback.ts";
import { memoryPorts } from "#test/fixtures/memoryPorts.ts";
import { sendFeedback, keptFeedback } from "./sendFeedback.ts";
import { reportBrowserError } from "./reportBrowserError.ts";

const SENT = {
  kind: "barrier",
  text: "Die Schaltfläche sagt nichts.\u0000",
  page: "process",
  locale: "de",
  address: "203.0.113.5",
} as const;
const DAY = 86_400;

describe("what people tell of the portal", () => {
  it("is kept for 90 days without anything about who sent it, and its words are not in the log", async () => {
    const ports = memoryPorts();
    expect((await sendFeedback(ports, { ...SENT, email: "amina@post.example" })).ok).toBe(true);
    const [kept] = await keptFeedback(ports, {});
    expect(Object.keys(kept ?? {}).sort()).toEqual(
      ["email", "feedbackId", "kind", "locale", "page", "receivedAt", "text"].sort(),
    );
    expect(kept).toMatchObject({ text: "Die Schaltfläche sagt nichts.", email: "amina@post.example" });
    expect(ports.stored.lines).toEqual([
      { message: "feedback-received", fields: { kind: "barrier", page: "process", locale: "de" } },
    ]);
    ports.clock.advance(90 * DAY * 1000 - 1000);
    expect(await keptFeedback(ports, {})).toHaveLength(1);
    ports.clock.advance(1000);
    expect(await keptFeedback(ports, {})).toEqual([]);
  });

  it.each([
    ["amina@müller.example", "amina@müller.example"],
    ["amina@почта.рф", "amina@почта.рф"],
    ["mailto:amina@post.example", "amina@post.example"],
    ["Amina Ben Salah <amina@post.example>", "amina@post.example"],
  ])("takes the address for an answer as the forms do: %s", async (written, email) => {
    const ports = memoryPorts();
    const { address, ...body } = SENT;
    const read = feedbackOperations.sendFeedback.body.parse({ ...body, text: "Gut", email: written });
    expect((await sendFeedback(ports, { ...read, address })).ok).toBe(true);
    expect(ports.stored.feedback.map((entry) => feedbackSchema.parse(entry))).toHaveLength(1);
    expect(await keptFeedback(ports, {})).toMatchObject([{ email }]);
  });

  it("shows the address of what was kept by the release before", async () => {
    const ports = memoryPorts();
    await ports.feedback.add({
      feedbackId: "1",
      receivedAt: ports.clock.now().toISOString(),
      kind: "praise",
      text: "Gut",
      email: "amina@post.example",
      page: "index",
      locale: "de",
    });
    expect(await keptFeedback(ports, {})).toMatchObject([{ email: "amina@post.example" }]);
  });

  it("is listed from a moment on, the oldest first", async () => {
    const ports = memoryPorts();
    await sendFeedback(ports, { ...SENT, text: "first" });
    ports.clock.advance(DAY * 1000);
    const since = ports.clock.now().toISOString();
    await sendFeedback(ports, { ...SENT, text: "second" });
    expect((await keptFeedback(ports, {})).map(({ text }) => text)).toEqual(["first", "second"]);
    expect((await keptFeedback(ports, { since })).map(({ text }) => text)).toEqual(["second"]);
  });

  it("is refused and not kept where there is too much of it", async () => {
    const ports = { ...memoryPorts(), limiter: { admits: () => Promise.resolve(false) } };
    expect(await sendFeedback(ports, SENT)).toEqual({ ok: false, failure: { kind: "too-many" } });
    expect([ports.stored.feedback, ports.stored.lines]).toEqual([[], []]);
  });
});

it("an error of a browser is one line of the log, and none where there are too many", async () => {
  const reported = {
    message: "page-crashed",
    error: "TypeError",
    build: "1724dde-mibc12",
    page: "process",
    locale: "de",
    address: "203.0.113.5",
  };
  const ports = memoryPorts();
  await reportBrowserError(ports, reported);
  await reportBrowserError({ ...ports, limiter: { admits: () => Promise.resolve(false) } }, reported);
  expect(ports.stored.lines).toEqual([
    {
      message: "browser-error",
      fields: {
        kind: "page-crashed",
        error: "TypeError",
        build: "1724dde-mibc12",
        page: "process",
        locale: "de",
        place: null,
        rule: null,
      },
    },
  ]);
});
