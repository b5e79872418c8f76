import { expect, it } from "vitest";
import { stateSettingsSchema } from "#contract/settings/settings.ts";
import { settingsJson } from "#test/fixtures/settingsJson.ts";
import { readStateMaps } from "./readStateMaps.ts";

const DEMO = stateSettingsSchema.parse(settingsJson("demo"));
const withMap = (map: string) =>
  stateSettingsSchema.parse(JSON.parse(JSON.stringify(DEMO).replaceAll('"antrag-1"', JSON.stringify(map))));

it("The maps that the settings name are read from the state's folder", () => {
  expect(Object.keys(readStateMaps(DEMO))).toEqual(["antrag-1"]);
});

it("A map that is not there stops the build, and is named", () => {
  expect(() => readStateMaps(withMap("antrag-2"))).toThrow(
    /states\/demo\/maps\/antrag-2 has no map\.jsonata\./,
  );
});

it("A map's name leads nowhere else", () => {
  expect(() => withMap("../../nw")).toThrow();
});
