import { type Edit, type Recipe, tests } from "../Recipe.ts";

const CHECK = tests("contract", "test/contract/states.test.ts");

const inSettings = (replace: string, by: string): readonly Edit[] => [
  { file: "infra/states/demo/settings.json", replace, by },
];

/** A service that was free takes a fixed amount. */
export const fee: Recipe = {
  name: "a fee",
  about: /\bfeeSettingProblem\b/,
  places: [
    { name: "feeType", edits: inSettings('"leiKaIds": "all" }', '"leiKaIds": "all", "feeType": "FIXED" }') },
    {
      name: "feeAmount",
      missed: { by: CHECK, saying: "feeAmount is the amount" },
      edits: inSettings('"feeType": "FIXED" }', '"feeType": "FIXED", "feeAmount": 12000 }'),
    },
    {
      name: "fee.legalBasis",
      missed: { by: CHECK, saying: "fee contains the legal basis" },
      edits: inSettings(
        '"feeAmount": 12000 }',
        '"feeAmount": 12000, "fee": { "legalBasis": { "de": "Gebührenordnung", "en": "Fee schedule" } } }',
      ),
    },
  ],
  atLast: [],
};
