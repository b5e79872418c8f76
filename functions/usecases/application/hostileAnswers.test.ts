import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { aStartedProcess, aSession } from "#test/fixtures/aProcess.ts";
import { memoryPorts } from "#test/fixtures/memoryPorts.ts";
import { fieldsOf } from "#forms/fieldsOf.ts";
import { acceptedAnswers } from "./acceptedAnswers.ts";
import { formOfProcess } from "./formState.ts";
import { patchFormData } from "./patchFormData.ts";

const ports = memoryPorts();
const session = aSession();
const started = await aStartedProcess(ports, session);
const form = await formOfProcess(ports, { process: started, locale: "de" });
if (form === undefined) throw new Error("The form is not there.");

const GRIDS = ["q", "w", "t", "p", "doc.other"];
/** Every path that the form has, in a row where it stands in one, and some that it does not have. */
const PATHS = [
  ...form.pages
    .flatMap((page) => fieldsOf(page))
    .map(({ field }) => {
      const grid = GRIDS.find((list) => field.path.startsWith(`${list}.`));
      return grid === undefined ? field.path : field.path.replace(grid, `${grid}[0]`);
    }),
  ...GRIDS,
  "unknown",
  "q[999].title",
  "q[0].unknown",
  "__proto__.polluted",
  "constructor.prototype",
];

const json = fc.jsonValue({ maxDepth: 3 }).map((value) => z.json().parse(JSON.parse(JSON.stringify(value))));

describe("answers from any caller", () => {
  it("of any type at any path never break saving, and change nothing that the portal sets", async () => {
    expect(PATHS.length).toBeGreaterThan(150);
    let version = 0;
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...PATHS), json, async (path, value) => {
        const saved = await patchFormData(ports, {
          actor: session.user,
          processId: started.id,
          version,
          changes: [{ path, value }],
        });
        expect(saved.ok).toBe(true);
        if (!saved.ok) return;
        ({ version } = saved.value.process);
        const { process } = saved.value.process.formData;
        expect(process).toEqual(started.formData["process"]);
      }),
      { numRuns: 200 },
    );
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });

  it("are taken once: what was taken is taken again as it is", () => {
    fc.assert(
      fc.property(fc.constantFrom(...PATHS), json, (path, value) => {
        const once = acceptedAnswers(form, [{ path, value }]);
        const again = acceptedAnswers(form, once.changes);
        expect(again).toEqual({ changes: once.changes, dropped: [] });
      }),
      { numRuns: 2000 },
    );
  });
});
