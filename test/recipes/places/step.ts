import { type Recipe, tests, TYPES } from "../Recipe.ts";
import { inPipeline, USE_CASE, ENTRY } from "./stepFiles.ts";

const STEP = "CHECK_TITLES";
const MACHINE = "statemachines/submit-process.asl.json";

/** A step between the check of signatures and the id of the message. */
export const step: Recipe = {
  name: "a step",
  about: /\bSubmitStep\b|submission\.step\./,
  places: [
    {
      name: "functions/domain/sending/submitSteps.ts",
      edits: [
        {
          file: "functions/domain/sending/submitSteps.ts",
          behind: '  "CHECK_SIGNATURES",\n',
          insert: `  "${STEP}",\n`,
        },
        {
          file: "functions/domain/sending/submitSteps.ts",
          behind: 'steps: ["CALCULATE_HASHES_FOR_ATTACHMENTS", "CHECK_SIGNATURES"',
          insert: `, "${STEP}"`,
        },
      ],
    },
    {
      name: "infra/functions.ts",
      missed: { by: TYPES, saying: "infra/functions.ts" },
      edits: [
        {
          file: "infra/functions.ts",
          behind: "  CREATE_MESSAGE_ID: CHANGE_PROCESS,\n",
          insert: `  ${STEP}: CHANGE_PROCESS,\n`,
        },
      ],
    },
    {
      name: "functions/steps/submit-process/<step>.ts",
      missed: {
        by: tests("architecture", "test/architecture/functionEntries.test.ts"),
        saying: "functions/steps/submit-process/checkTitles.ts",
      },
      edits: [{ file: "functions/steps/submit-process/checkTitles.ts", write: ENTRY }],
    },
    {
      name: "functions/usecases/sending/steps/<step>.ts",
      missed: { by: TYPES, saying: "usecases/sending/steps/checkTitles.ts" },
      edits: [{ file: "functions/usecases/sending/steps/checkTitles.ts", write: USE_CASE }],
    },
    {
      name: "test/fixtures/submitSteps.ts",
      missed: { by: TYPES, saying: "test/fixtures/submitSteps.ts" },
      edits: [
        {
          file: "test/fixtures/submitSteps.ts",
          behind: 'import { checkSignatures } from "#usecases/sending/steps/checkSignatures.ts";\n',
          insert: 'import { checkTitles } from "#usecases/sending/steps/checkTitles.ts";\n',
        },
        {
          file: "test/fixtures/submitSteps.ts",
          behind: "    CHECK_SIGNATURES: (target) => checkSignatures(ports, { target }),\n",
          insert: `    ${STEP}: (target) => checkTitles(ports, { target }),\n`,
        },
      ],
    },
    {
      name: "statemachines/submit-process.asl.json",
      missed: { by: tests("statemachines", "test/statemachines/submitProcess.test.ts"), saying: STEP },
      edits: inPipeline(MACHINE),
    },
    {
      name: "frontend/src/sending/messages.de.ts",
      missed: { by: TYPES, saying: `submission.step.${STEP}` },
      edits: [
        {
          file: "frontend/src/sending/messages.de.ts",
          behind: "export const de = {\n",
          insert: `  "submission.step.${STEP}": "Titel prüfen",\n`,
        },
      ],
    },
    {
      name: "frontend/src/sending/messages.en.ts",
      missed: { by: TYPES, saying: "frontend/src/sending/messages.en.ts" },
      edits: [
        {
          file: "frontend/src/sending/messages.en.ts",
          behind: "export const en = {\n",
          insert: `  "submission.step.${STEP}": "Check titles",\n`,
        },
      ],
    },
    {
      name: "test/contract/specification.test.ts",
      missed: { by: tests("contract", "test/contract/specification.test.ts"), saying: STEP },
      edits: [
        {
          file: "test/contract/specification.test.ts",
          behind: '"CALCULATE_HASHES_FOR_ATTACHMENTS CHECK_SIGNATURES',
          insert: ` ${STEP}`,
        },
      ],
    },
    {
      name: "ARCHITECTURE.md",
      missed: {
        by: tests("architecture", "test/architecture/pictures.test.ts"),
        saying: "npm run architecture",
      },
      edits: [{ file: "ARCHITECTURE.md", run: ["test/architecture/pictures/writeArchitecture.ts"] }],
    },
  ],
  atLast: [
    tests("unit", "frontend/src/sending/steps.test.ts"),
    tests("unit", "functions/usecases/sending/steps/pipeline.test.ts"),
  ],
};
