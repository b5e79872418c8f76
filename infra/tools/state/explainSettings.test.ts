import { expect, it } from "vitest";
import { z } from "zod";
import { settingsSchema } from "#contract/settings/settings.ts";
import { textsIn } from "#contract/settings/textsIn.ts";
import { extendingSettingsSchema } from "#contract/settings/withSharedSettings.ts";
import { unusedGerman } from "../settings/germanExplanations.ts";
import { explanationPage, settingExplanations } from "./explainSettings.ts";

/** Every explanation of a schema. */
function descriptionsIn(schema: unknown): readonly string[] {
  return textsIn(schema)
    .filter(({ path }) => path.endsWith("description"))
    .map(({ text }) => text);
}

it("Every setting is explained in German and in English", () => {
  const all = settingExplanations();
  expect(all.map(({ path }) => path)).toContain("server.offers[].feesByProcess[].amount");
  expect(all.filter(({ german, english }) => german === "" || english === "")).toEqual([]);
});

it("No German explanation is left over of a setting that is gone", () => {
  const used = [settingsSchema(), z.toJSONSchema(extendingSettingsSchema)].flatMap(descriptionsIn);
  expect(unusedGerman(new Set(used))).toEqual([]);
  expect(unusedGerman(new Set(used.slice(1)))).toEqual(used.slice(0, 1));
});

it("The page of one setting has what is below it, with what may stand there", () => {
  const page = explanationPage("portal.support");
  expect(page).toMatch(/^portal\.support {2}\(object\)\n {2}Wer beim Portal hilft\.\n {2}Who helps/);
  expect(page).toContain("portal.support.hours.de  (string)");
  expect(page).not.toContain("portal.advice");
});
