import { expect, it } from "vitest";
import { z } from "zod";
import { judgeSettings } from "./judgeSettings.ts";
import { MISTAKES } from "./mistakes.fixture.ts";
import { settingsJson } from "#test/fixtures/settingsJson.ts";
import { fixedFee, shownEuro } from "#test/fixtures/stateFees.ts";

const NOW = new Date("2026-11-22T12:00:00Z");
const NW = settingsJson("nw");
const fieldsSchema = z.record(z.string(), z.unknown());

/** The value with something else at a place. */
function changed(value: unknown, at: { readonly keys: readonly string[]; readonly to: unknown }): unknown {
  const [key, ...keys] = at.keys;
  if (key === undefined) return at.to;
  if (Array.isArray(value))
    return value.map((one: unknown, index) =>
      String(index) === key ? changed(one, { keys, to: at.to }) : one,
    );
  const fields = fieldsSchema.parse(value ?? {});
  return { ...fields, [key]: changed(fields[key], { keys, to: at.to }) };
}

/** What is found in settings, without what was found before. */
function foundIn(settings: unknown) {
  const known = new Set(judgeSettings(NW, NOW).findings.map(({ path: place, sentence }) => place + sentence));
  return judgeSettings(settings, NOW).findings.filter(
    ({ path: place, sentence }) => !known.has(place + sentence),
  );
}

it.each(MISTAKES)("$name is found in the settings, with its place, effect and way out", (mistake) => {
  const found = foundIn(changed(NW, { keys: mistake.path.split("."), to: mistake.value }));
  const said = found.find(
    ({ path: place, sentence }) => place === (mistake.at ?? mistake.path) && mistake.says.test(sentence),
  );
  expect(said, JSON.stringify(found)).toBeDefined();
  expect(said?.effect).toMatch(/^[A-Z].*\.$/);
  expect(said?.wayOut).toMatch(/\.$/);
});

it("What no rule can judge is printed for the operator: every fee in words, region, hosts and receivers", () => {
  const summary = judgeSettings(NW, NOW).summary.join("\n");
  const fee = shownEuro(fixedFee("nw", "99150001001003"), "de");
  expect(summary.replaceAll("\u00a0", " ")).toContain(`dietitians (NW): fixed, ${fee}`);
  for (const said of ["eu-central-1", "id.bund.de", "Landeskasse Düsseldorf", "after 10 minutes without use"])
    expect(summary).toContain(said);
});
