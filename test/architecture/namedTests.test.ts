import { expect, it } from "vitest";
import { namedTests } from "../gate/namedTests.ts";

it("npm test with files and folders runs the tests in them, each by what runs it, and no others", () => {
  const found = namedTests(["test/contract", "test/journeys/login.journey.ts", "functions/domain/result.ts"]);
  expect(found).toEqual({ ok: false, without: "functions/domain/result.ts" });
  const named = namedTests([
    "test/oracle",
    "test/journeys/login.journey.ts",
    "test/architecture/namedTests.test.ts",
  ]);
  if (!named.ok) throw new Error(named.without);
  const { vitest, journeys } = named.tests;
  expect(journeys).toEqual(["test/journeys/login.journey.ts"]);
  expect(vitest).toContain("test/architecture/namedTests.test.ts");
  expect(vitest.filter((file) => !/^test\/(oracle\/|architecture\/namedTests)/.test(file))).toEqual([]);
});
