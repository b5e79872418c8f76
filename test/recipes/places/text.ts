import { type Recipe, tests, TYPES } from "../Recipe.ts";

/** One more sentence on a page. */
export const text: Recipe = {
  name: "a text",
  about: /submission\.sendingText/,
  places: [
    {
      name: "frontend/src/<room>/<Part>.tsx",
      edits: [
        {
          file: "frontend/src/sending/SendProgress.tsx",
          behind: '<p>{t("submission.sendingText")}</p>\n',
          insert: '        <p>{t("submission.sendingFurther")}</p>\n',
        },
      ],
    },
    {
      name: "frontend/src/<room>/messages.de.ts",
      missed: { by: TYPES, saying: "submission.sendingFurther" },
      edits: [
        {
          file: "frontend/src/sending/messages.de.ts",
          behind: "export const de = {\n",
          insert: '  "submission.sendingFurther": "Danach können Sie die Dokumente speichern.",\n',
        },
      ],
    },
    {
      name: "frontend/src/<room>/messages.en.ts",
      missed: { by: TYPES, saying: "frontend/src/sending/messages.en.ts" },
      edits: [
        {
          file: "frontend/src/sending/messages.en.ts",
          behind: "export const en = {\n",
          insert: '  "submission.sendingFurther": "After that you can save the documents.",\n',
        },
      ],
    },
  ],
  atLast: [
    tests("unit", "frontend/src/app/texts.test.ts"),
    tests("contract", "test/contract/reading.test.ts"),
    tests("contract", "test/contract/terms.test.ts"),
  ],
};
