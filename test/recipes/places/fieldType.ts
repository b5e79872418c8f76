import { type Recipe, tests, TYPES } from "../Recipe.ts";

const ON_SERVER = "functions/forms/types";
const IN_BROWSER = "frontend/src/form/fields";

const AT_SERVER = `import { acceptsShortText } from "../answers/acceptedValues.ts";
import type { FieldType, ServerFieldType } from "../FieldType.ts";

export const stars: FieldType = { hasPlainItems: true };

export const starsAtServer: ServerFieldType = {
  words: { de: "Sterne", en: "stars" },
  accepts: acceptsShortText,
};
`;

const CONTROL = `import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { textSummary, type ShownType } from "../control/ShownType.ts";
import type { FieldProps } from "../control/useControl.ts";
import { TextField } from "../textfield/TextField.tsx";

export const stars: ShownType = { Control: Stars, summary: textSummary };

/** One to five of them. */
function Stars(props: FieldProps): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <TextField {...props} />
      <p>{t("form.stars.most")}</p>
    </>
  );
}
`;

/** Choosing between one and five stars. */
export const fieldType: Recipe = {
  name: "a type of field",
  about: /\bInputType\b|"form\.source"/,
  places: [
    {
      name: "functions/forms/CompiledForm.ts",
      edits: [{ file: "functions/forms/CompiledForm.ts", behind: '  | "survey"\n', insert: '  | "stars"\n' }],
    },
    {
      name: "functions/forms/types/fieldTypes.ts",
      missed: { by: TYPES, saying: `${ON_SERVER}/fieldTypes.ts` },
      edits: [
        {
          file: `${ON_SERVER}/fieldTypes.ts`,
          behind: 'import { signature, signatureAtServer } from "./signature.ts";\n',
          insert: 'import { stars, starsAtServer } from "./stars.ts";\n',
        },
        { file: `${ON_SERVER}/fieldTypes.ts`, behind: "  signature,\n", insert: "  stars,\n" },
        {
          file: `${ON_SERVER}/fieldTypes.ts`,
          behind: "  signature: signatureAtServer,\n",
          insert: "  stars: starsAtServer,\n",
        },
      ],
    },
    {
      name: "functions/forms/types/<type>.ts",
      missed: { by: TYPES, saying: "'./stars.ts'" },
      edits: [{ file: `${ON_SERVER}/stars.ts`, write: AT_SERVER }],
    },
    {
      name: "frontend/src/form/fields/shownTypes.ts",
      missed: { by: TYPES, saying: `${IN_BROWSER}/shownTypes.ts` },
      edits: [
        {
          file: `${IN_BROWSER}/shownTypes.ts`,
          behind: 'import { signature } from "./signature/Signature.tsx";\n',
          insert: 'import { stars } from "./stars/Stars.tsx";\n',
        },
        { file: `${IN_BROWSER}/shownTypes.ts`, behind: "  signature,\n", insert: "  stars,\n" },
      ],
    },
    {
      name: "frontend/src/form/fields/<type>/",
      missed: { by: TYPES, saying: "'./stars/Stars.tsx'" },
      edits: [{ file: `${IN_BROWSER}/stars/Stars.tsx`, write: CONTROL }],
    },
    {
      name: "frontend/src/form/fields/messages.de.ts",
      missed: { by: TYPES, saying: "form.stars.most" },
      edits: [
        {
          file: `${IN_BROWSER}/messages.de.ts`,
          behind: "export const de = {\n",
          insert: '  "form.stars.most": "Höchstens fünf Sterne.",\n',
        },
      ],
    },
    {
      name: "frontend/src/form/fields/messages.en.ts",
      missed: { by: TYPES, saying: `${IN_BROWSER}/messages.en.ts` },
      edits: [
        {
          file: `${IN_BROWSER}/messages.en.ts`,
          behind: "export const en = {\n",
          insert: '  "form.stars.most": "Five stars at most.",\n',
        },
      ],
    },
    {
      name: "test/fixtures/everyType.json",
      missed: { by: tests("architecture", "test/architecture/fieldTypes.test.ts"), saying: "stars" },
      edits: [
        {
          file: "test/fixtures/everyType.json",
          behind: '<li>Erstens</li><li>Zweitens</li></ul>"\n        },\n',
          insert: '        { "type": "stars", "key": "stars", "label": "Sterne", "input": true },\n',
        },
      ],
    },
  ],
  atLast: [tests("unit", "frontend/src/app/texts.test.ts"), tests("contract", "test/contract/terms.test.ts")],
};
