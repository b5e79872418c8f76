import { describe, expect, it } from "vitest";
import { parseArguments } from "./parseArguments.ts";

describe("starting the portal", () => {
  it("uses port 4000, the demo settings and the kept state unless other ones are named", () => {
    const parsed = parseArguments([], {});
    expect(parsed.ok && parsed.value).toMatchObject({ port: 4000, fresh: false, settings: "demo" });
    const other = parseArguments(["--fresh", "--settings", "nw"], { PORT: "5000" });
    expect(other.ok && other.value).toMatchObject({ port: 5000, fresh: true, settings: "nw" });
    const real = parseArguments(["--secrets", "/kc/secrets.json"], {});
    expect(real.ok && real.value.secrets).toBe("/kc/secrets.json");
    const prompt = parseArguments(["--index-lag", "0"], {});
    expect(prompt.ok && prompt.value.indexLagMilliseconds).toBe(0);
  });

  it("says what to do about a wrong port or a word it does not know", () => {
    const port = parseArguments([], { PORT: "none" });
    expect(!port.ok && port.failure.sentence).toContain("PORT must be a number");
    const word = parseArguments(["--new"], {});
    expect(!word.ok && word.failure.sentence).toContain("Usage");
    expect(parseArguments(["--index-lag", "soon"], {}).ok).toBe(false);
  });
});
