import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { askEverything, CASES } from "#test/conformance/askEverything.ts";
import { homeOfPortal } from "#test/conformance/homeOfPortal.ts";
import { HOMES } from "#test/conformance/Home.ts";
import { KNOWN_DIFFERENCES } from "#test/conformance/KNOWN_DIFFERENCES.ts";
import { startPortalProcess, type PortalProcess } from "../startPortal.ts";

const PORT = 4750;

/** Embedded, one of its own: what other tests moved the clock to is not the time that links are signed with here. */
let own: PortalProcess | undefined;

beforeAll(async () => {
  if (inject("portalEnvironment") === "embedded")
    own = await startPortalProcess({ port: PORT, state: ".local/conformance", fresh: true });
});
afterAll(() => own?.end("SIGTERM"));

it("The AWS of this portal answers as AWS's documentation says, but for the differences that are known", async () => {
  const asked = await askEverything(await homeOfPortal(own?.url ?? inject("portalUrl")));
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter(({ difference }) => difference === "new")).toEqual([]);
});

it("Every known difference belongs to a case and has a reason", () => {
  const names = new Set(CASES.map(({ name }) => name));
  expect(names.size).toBe(CASES.length);
  for (const home of HOMES) {
    for (const [name, { because }] of Object.entries(KNOWN_DIFFERENCES[home])) {
      expect([names.has(name), because.length > 10]).toEqual([true, true]);
    }
  }
});
