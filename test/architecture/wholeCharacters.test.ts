import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Texts that are cut at a fixed length, which are no text of people: times, keys, codes and hashes. */
const NO_TEXT_OF_PEOPLE: Readonly<Record<string, string>> = {
  "frontend/src/attachments/upload/checkFile.ts": "bytes",
  "functions/forms/import/formio/compileVersion.ts": "a hash",
  "functions/forms/import/scripts/compileJsonLogic.ts": "a list of expressions",
  "functions/adapters/portal-directory/createProfessionSearch.ts": "a list of hits",
  "functions/adapters/portal-directory/placeIndex.ts": "a list of hits",
  "functions/adapters/data-maps/findMisfits.ts": "a list of places",
  "functions/adapters/data-maps/xmlMisfits.ts": "a list of places",
  "functions/forms/import/fim/textFitting.ts": "an invented word",
  "functions/forms/import/lint/lintDefinition.ts": "lists of findings",
  "functions/forms/import/lint/answerCandidates.ts": "a list of options",
  "functions/domain/documents/judgeReport.ts": "a list of attached files",
  "functions/adapters/portal-visit/draftChecks.ts": "a list of answers",
  "functions/domain/sign-in/vouchedPerson.ts": "an instant",
  "functions/domain/sending/sentDays.ts": "an instant",
  "functions/commands/operator/operation/health.ts": "an instant",
  "functions/commands/operator/directory/places.ts": "a hash",
  "functions/domain/directory/Region.ts": "a key of a region",
  "functions/domain/operation/rateLimits.ts": "parts of an address of the network",
  "functions/domain/directory/importPlaces.ts": "a list of reasons",
  "functions/forms/engine/values/dateValue.ts": "digits of a second",
  "functions/forms/expressions/dateFunctions.ts": "a letter of a pattern",
  "functions/usecases/documents/answerText.ts": "a time of day",
  "functions/adapters/s3/createAttachmentStore.ts": "digits of a number",
  "functions/adapters/pdf/TaggedPdf.ts": "a list of objects",
  "functions/forms/expressions/dates.ts": "digits of a zone",
  "functions/domain/documents/shownFile.ts": "bytes",
  "frontend/src/attachments/upload/uploadPace.ts": "a list of samples",
  "frontend/src/pages/check-receipt/receipt/ComparedFiles.tsx": "a hash",
};

/** The beginning of something, up to a number or to a constant, or its end. */
const CUT =
  /\.(?:slice\(-|(?:slice\(0|substring\(0|substr\(0), *)(?:\d|[A-Z][A-Z_]+\b|\w*(?:[lL]ength|[lL]imit|[mM]ax)\b)/;

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
  expect(cutting).toContain("functions/domain/directory/Region.ts");
  expect(cutting.filter((file) => NO_TEXT_OF_PEOPLE[file] === undefined)).toEqual([]);
});
