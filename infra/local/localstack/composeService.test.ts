import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { composeService } from "./composeService.ts";

it("the container is on the machine's network where Docker runs on the machine itself", () => {
  expect(composeService({ platform: "linux", env: {} })).toBe("host-network");
  expect(composeService({ platform: "darwin", env: {} })).toBe("own-network");
  expect(composeService({ platform: "win32", env: {} })).toBe("own-network");
  expect(composeService({ platform: "linux", env: { PORTAL_LOCALSTACK_NETWORK: "own" } })).toBe(
    "own-network",
  );
});

it("no container is given the Docker socket, and nothing is published beyond this machine", () => {
  const compose = readFileSync(path.join(import.meta.dirname, "../../../compose.yaml"), "utf8");
  const lines = compose.split("\n").filter((line) => !line.trim().startsWith("#"));
  expect(lines.join("\n")).not.toMatch(/docker\.sock|privileged|cap_add|pid:/);
  const published = lines.filter((line) => /^\s*- "?[\d.:]+"?$/.test(line)).map((line) => line.trim());
  expect(published).toEqual(['- "127.0.0.1:4566:4566"']);
  expect(lines.filter((line) => /^\s*ports:/.test(line))).toHaveLength(1);
});
