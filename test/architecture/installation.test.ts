import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { z } from "zod";

const ROOT = path.join(import.meta.dirname, "../..");
const read = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");

const { packages } = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        version: z.string().optional(),
        integrity: z.string().optional(),
        hasInstallScript: z.boolean().optional(),
        os: z.union([z.string(), z.array(z.string())]).optional(),
        inBundle: z.boolean().optional(),
      }),
    ),
  })
  .parse(JSON.parse(read("package-lock.json")));
const installed = Object.entries(packages).filter(([place]) => place !== "");

it("Everything that is installed is pinned by a hash in the lock file, the Node that builds and deploys too", () => {
  const carried = installed.filter(([, { inBundle = false }]) => !inBundle);
  expect(carried.length).toBeGreaterThan(500);
  expect(carried.filter(([, { integrity = "" }]) => !integrity.startsWith("sha512-"))).toEqual([]);
  const runtimes = ["linux-x64", "linux-arm64", "win-x64"].map((machine) => `node_modules/node-${machine}`);
  expect(runtimes.map((place) => packages[place]?.version)).toEqual(["24.21.0", "24.21.0", "24.21.0"]);
  expect(packages["node_modules/node"]).toBeUndefined();
});

it("No package runs anything while it is installed, and those that would are known to do without", () => {
  expect(read(".npmrc").split("\n")).toContain("ignore-scripts=true");
  const wanting = installed.flatMap(([place, { hasInstallScript = false }]) =>
    hasInstallScript ? [place] : [],
  );
  expect(wanting.sort()).toEqual([
    // Brings its machine code for every machine in the package itself.
    "node_modules/classic-level",
    // Asks for money.
    "node_modules/core-js",
    // Its machine code is a package of its own for each machine; the script only puts it in place of a short program.
    "node_modules/esbuild",
  ]);
});

it("The Node of the project is the one that its functions run on, and the tests of this run too", () => {
  expect(read(".nvmrc").trim()).toBe("24");
  expect(process.versions.node).toBe("24.21.0");
});
