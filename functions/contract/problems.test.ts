import { describe, expect, it } from "vitest";
import { PROBLEMS } from "./problems.ts";

describe("problems", () => {
  it("count as server errors only where the portal itself failed", () => {
    const serverErrors = Object.entries(PROBLEMS).filter(([, status]) => status >= 500);
    expect(serverErrors.map(([kind]) => kind)).toEqual(["unexpected", "workflow-unavailable"]);
  });
});
