import { type Recipe, tests, TYPES } from "../Recipe.ts";

const WORDS = tests("unit", "frontend/src/payment/paymentFailureKey.test.ts");

/** A reason why an application cannot be sent now. */
export const error: Recipe = {
  name: "an error",
  about: /\bSubmitFailure\b|name: "submitProcess"|\bnotReadyKey\b|"submission\.intro"/,
  places: [
    {
      name: "functions/usecases/<group>/<usecase>.ts",
      edits: [
        {
          file: "functions/usecases/sending/submitProcess.ts",
          behind: '  | { readonly kind: "form-not-found" }\n',
          insert: '  | { readonly kind: "office-closed" }\n',
        },
      ],
    },
    {
      name: "functions/api/<group>/<group>Routes.ts",
      missed: { by: TYPES, saying: "functions/api/process-workflow/workflowRoutes.ts" },
      edits: [
        {
          file: "functions/api/process-workflow/workflowRoutes.ts",
          behind: '        "workflow-unavailable": "workflow-unavailable",\n',
          insert: '        "office-closed": "office-closed",\n',
        },
      ],
    },
    {
      name: "functions/contract/<group>.ts",
      missed: { by: TYPES, saying: '"office-closed"' },
      edits: [
        {
          file: "functions/contract/processWorkflow.ts",
          behind: '      "workflow-unavailable",\n',
          insert: '      "office-closed",\n',
        },
      ],
    },
    {
      name: "functions/contract/problems.ts",
      missed: { by: TYPES, saying: "functions/contract/processWorkflow.ts" },
      edits: [
        {
          file: "functions/contract/problems.ts",
          behind: '  "payment-skipped": 409,\n',
          insert: '  "office-closed": 409,\n',
        },
      ],
    },
    {
      name: "frontend/src/api/notReadyKey.ts",
      missed: { by: WORDS, saying: "office-closed" },
      edits: [
        {
          file: "frontend/src/api/notReadyKey.ts",
          behind: "const SAID = {\n",
          insert: '  "office-closed": "submission.officeClosed",\n',
        },
      ],
    },
    {
      name: "frontend/src/<room>/messages.de.ts",
      missed: { by: TYPES, saying: "submission.officeClosed" },
      edits: [
        {
          file: "frontend/src/sending/messages.de.ts",
          behind: "export const de = {\n",
          insert: '  "submission.officeClosed": "Die Behörde nimmt gerade keine Anträge an.",\n',
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
          insert: '  "submission.officeClosed": "The authority does not take applications now.",\n',
        },
      ],
    },
  ],
  atLast: [
    tests("contract", "test/contract/openApi.test.ts"),
    tests("contract", "test/contract/terms.test.ts"),
    tests("unit", "functions/contract/problems.test.ts"),
  ],
};
