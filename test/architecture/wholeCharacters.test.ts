import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Texts that are cut at a fixed length, which are no text of people: times, keys, codes and hashes. */
const NO_TEXT_OF_PEOPLE: Readonly<Record<string, string>> = {
  "frontend/src/features/attachments/checkFile.ts": "bytes",
  "functions/adapters/form-import/compileVersion.ts": "a hash",
  "functions/adapters/form-import/expressions/compileJsonLogic.ts": "a list of expressions",
  "functions/adapters/portal-directory/createServiceDirectory.ts": "a list of hits",
  "functions/adapters/portal-directory/placeIndex.ts": "a list of hits",
  "functions/adapters/form-import/lint/lintDefinition.ts": "lists of findings",
  "functions/adapters/form-import/lint/answerCandidates.ts": "a list of options",
  "functions/domain/seal/judgeReport.ts": "a list of attached files",
  "functions/domain/session/partialDate.ts": "an instant",
  "functions/commands/operator/health.ts": "an instant",
  "functions/commands/operator/places.ts": "a hash",
  "functions/domain/authority/Region.ts": "a key of a region",
  "functions/domain/feedback/rateLimits.ts": "parts of an address of the network",
  "functions/domain/location/importPlaces.ts": "a list of reasons",
  "functions/forms/engine/dateValue.ts": "digits of a second",
  "functions/forms/expressions/dateFunctions.ts": "a letter of a pattern",
  "functions/usecases/documents/answerText.ts": "a time of day",
  "frontend/src/features/receipt/ComparedFiles.tsx": "a hash",
};

/** The beginning of something, up to a number or to a constant. */
const CUT =
  /\.(?:slice\(0|substring\(0|substr\(0), *(?:\d|[A-Z][A-Z_]+\b|\w*(?:[lL]ength|[lL]imit|[mM]ax)\b)/;

it("text of people is cut between characters only, by cutText", () => {
  const files = execFileSync("git", ["ls-files", "functions", "frontend/src"], {
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture)\.tsx?$/.test(file));
  const cutting = files.filter((file) => {
    const text = readFileSync(file, "utf8");
    return text.split("\n").some((line) => CUT.test(line) && !line.includes("toISOString()"));
  });
  expect(cutting).toContain("functions/domain/authority/Region.ts");
  expect(cutting.filter((file) => NO_TEXT_OF_PEOPLE[file] === undefined)).toEqual([]);
});
