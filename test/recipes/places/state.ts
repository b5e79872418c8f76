import { readFileSync } from "node:fs";
import path from "node:path";
import { newSettings } from "#infra/tools/state/newSettings.ts";
import { stateQuestions } from "#infra/tools/state/stateQuestions.ts";
import { type Recipe, tests } from "../Recipe.ts";

const NAME = "hessen";
const FOLDER = `infra/states/${NAME}`;
const CHECK = tests("contract", "test/contract/states.test.ts");

const GIVEN: Readonly<Record<string, string>> = {
  region: "HE",
  "portal.stateName.de": "Land Hessen",
  "portal.stateName.en": "State of Hesse",
  "portal.portalName.de": "Antragsportal Hessen",
  "portal.portalName.en": "Application Portal Hesse",
};

const ofNw = (file: string): string =>
  readFileSync(path.join(import.meta.dirname, "../../../infra/states/nw", file), "utf8");

/** What `npm run state -- new` writes, file by file. */
export const state: Recipe = {
  name: "a state",
  about: /\breadThemeProblems\b/,
  places: [
    {
      name: "infra/states/<state>/settings.json",
      edits: [
        {
          file: `${FOLDER}/settings.json`,
          write: JSON.stringify(
            newSettings({
              name: NAME,
              day: "2026-11-27",
              answers: new Map(
                stateQuestions(NAME).map(({ path: place, otherwise = "" }) => [
                  place,
                  GIVEN[place] ?? otherwise,
                ]),
              ),
            }),
          ),
        },
      ],
    },
    {
      name: "infra/states/<state>/theme.css",
      missed: { by: CHECK, saying: `theme.css in ${FOLDER}` },
      edits: [{ file: `${FOLDER}/theme.css`, write: ofNw("theme.css") }],
    },
    {
      name: "infra/states/<state>/logo.svg",
      missed: { by: CHECK, saying: `${FOLDER}/logo.svg` },
      edits: [{ file: `${FOLDER}/logo.svg`, write: ofNw("logo.svg") }],
    },
  ],
  atLast: [],
};
