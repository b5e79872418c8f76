import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** What is cut by numbers and is no text of people, by what it is. */
const NO_TEXT_OF_PEOPLE: Readonly<Record<string, readonly string[]>> = {
  "a list": [
    "frontend/src/attachments/upload/uploadPace.ts",
    "frontend/src/form/page/FormComponents.tsx",
    "frontend/src/form/compare/differingPart.ts",
    "frontend/src/i18n/jsx/jsxRuntime.ts",
    "frontend/src/photos/legibility/inkTiles.ts",
    "frontend/src/photos/legibility/textLines.ts",
    "functions/adapters/data-maps/findMisfits.ts",
    "functions/adapters/data-maps/xmlMisfits.ts",
    "functions/adapters/dynamodb/createProcessKeys.ts",
    "functions/adapters/fit-connect/events/securityEvent.ts",
    "functions/adapters/pdf/TaggedPdf.ts",
    "functions/adapters/pdf/writing/directions.ts",
    "functions/adapters/portal-directory/createProfessionSearch.ts",
    "functions/adapters/portal-directory/placeIndex.ts",
    "functions/adapters/portal-visit/draftChecks.ts",
    "functions/adapters/s3/objectStore.ts",
    "functions/adapters/system/ownerIds.ts",
    "functions/commands/operator/settings/namingFindings.ts",
    "functions/domain/application/ownerLimits.ts",
    "functions/domain/directory/importPlaces.ts",
    "functions/domain/documents/judgeReport.ts",
    "functions/forms/engine/formIndex.ts",
    "functions/forms/engine/mutableData.ts",
    "functions/forms/import/fim/fimExample.ts",
    "functions/forms/import/lint/answerCandidates.ts",
    "functions/forms/import/lint/lintDefinition.ts",
    "functions/forms/import/scripts/compileJsonLogic.ts",
    "functions/forms/import/scripts/compileStatements.ts",
    "functions/usecases/operation/restoreState.ts",
    "functions/usecases/operation/workThrough.ts",
  ],
  bytes: [
    "frontend/src/attachments/upload/checkFile.ts",
    "frontend/src/attachments/upload/sendFile.ts",
    "frontend/src/photos/work/doubtfulScan.ts",
    "functions/adapters/pdf/signatures/listedInTables.ts",
    "functions/domain/documents/findSeals.ts",
    "functions/domain/documents/plainBytes.ts",
    "functions/domain/documents/shownFile.ts",
  ],
  digits: [
    "functions/adapters/s3/createAttachmentStore.ts",
    "functions/forms/engine/values/dateValue.ts",
    "functions/forms/expressions/calculations.ts",
    "functions/forms/expressions/dates.ts",
    "functions/usecases/documents/answerText.ts",
  ],
  instants: ["functions/commands/operator/operation/health.ts", "functions/domain/sending/sentDays.ts"],
  "invented words": ["functions/forms/import/fim/textFitting.ts"],
  "keys, codes and names of a protocol": [
    "frontend/src/pages/check-receipt/receipt/ComparedFiles.tsx",
    "functions/adapters/fit-connect/destination/chooseService.ts",
    "functions/adapters/portal-visit/cookieJar.ts",
    "functions/adapters/system/nodeSystem.ts",
    "functions/commands/operator/directory/places.ts",
    "functions/domain/directory/Region.ts",
    "functions/domain/operation/rateLimits.ts",
    "functions/forms/engine/values/timeText.ts",
    "functions/forms/expressions/dateFunctions.ts",
    "functions/forms/import/formio/compileMask.ts",
    "functions/forms/import/formio/compileVersion.ts",
    "functions/forms/import/scripts/compileOperators.ts",
    "functions/runtime/http/cookies.ts",
    "functions/runtime/http/matchRoute.ts",
    "functions/usecases/attachments/removeOwnerlessFiles.ts",
  ],
  "looked at, and not cut": ["frontend/src/form/fields/select/findOptions.ts"],
  "means what the same function of a script means": ["functions/forms/expressions/textFunctions.ts"],
  "paths of answers": [
    "frontend/src/application/edit/withFiles.ts",
    "frontend/src/form/fields/control/focusAnswer.ts",
    "frontend/src/form/store/formIndex.ts",
    "frontend/src/form/store/formStore.ts",
    "frontend/src/form/store/changes.ts",
    "functions/forms/answers/dataPath.ts",
    "functions/forms/answers/errorsToTell.ts",
    "functions/forms/answers/pathAfterMove.ts",
    "functions/forms/import/scripts/findReference.ts",
    "functions/forms/requiredDocuments.ts",
  ],
  "the first letter in another case, put before the rest again": [
    "frontend/src/i18n/format.ts",
    "functions/adapters/xbezahldienste/fittingText.ts",
    "functions/commands/operator/operation/restoreDrill.ts",
    "functions/contract/settings/settingsProblems.ts",
  ],
  "whole expressions of a script": ["functions/forms/import/scripts/ScriptContext.ts"],
};

/** The beginning or the end of something, a part of it, or a sign of it, wherever the number comes from. */
const CUT = /\.(?:slice\((?:-|0\b|[^(),]+(?:\([^()]*\))?[^(),]*,)|substring\(|substr\(|charAt\()/;

it("text of people is cut between characters only, by cutText and endOfText", () => {
  const files = execFileSync("git", ["ls-files", "functions", "frontend/src"], {
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture)\.tsx?$/.test(file));
  const cutting = files.filter((file) => {
    const text = readFileSync(file, "utf8");
    return text.split("\n").some((line) => CUT.test(line) && !line.includes("toISOString()"));
  });
  expect(cutting.toSorted()).toEqual(Object.values(NO_TEXT_OF_PEOPLE).flat().toSorted());
});

it.each([
  "name.slice(0, most)",
  "name.slice(-200)",
  "name.slice(from, to)",
  "f(name).substring(from)",
  "name.charAt(at)",
])("a cut is found however it is written: %s", (code) => expect(code).toMatch(CUT));
