import { execFileSync, spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startPortalProcess } from "../integration/startPortal.ts";
import { TreeCopy } from "./TreeCopy.ts";

const PORT = 4643;
/** So that two commits of the same sources are one. */
const AT = "2026-11-21T12:00:00Z";
const WHO = { GIT_AUTHOR_NAME: "x", GIT_AUTHOR_EMAIL: "x@example.org", GIT_AUTHOR_DATE: AT };
const COMMITTER = { GIT_COMMITTER_NAME: "x", GIT_COMMITTER_EMAIL: "x@example.org", GIT_COMMITTER_DATE: AT };

/** The sources of now as a commit, in two folders of different depth. */
let tree: TreeCopy;
let elsewhere: string;
let second: string;
beforeAll(() => {
  tree = new TreeCopy();
  execFileSync("git", ["commit", "--quiet", "--no-verify", "-m", "all"], {
    cwd: tree.folder,
    env: { ...process.env, ...WHO, ...COMMITTER },
  });
  elsewhere = mkdtempSync(path.join(tmpdir(), "elsewhere-"));
  second = path.join(elsewhere, "deeper/down/the-same");
  execFileSync("git", ["clone", "--quiet", tree.folder, second]);
  const packages = path.join(tree.folder, "node_modules");
  symlinkSync(packages, path.join(second, "node_modules"));
});
afterAll(() => {
  tree.remove();
  rmSync(elsewhere, { recursive: true });
});

function build(folder: string): ReadonlyMap<string, Buffer> {
  const words = ["infra/cloud.ts", "build", "--settings", "demo"];
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: "utf8" });
  expect([status, status === 0 ? "" : stderr]).toEqual([0, ""]);
  const built = path.join(folder, "dist");
  const files = globSync(["**", "**/.*/**"], { cwd: built }).toSorted();
  return new Map(
    files
      .filter((file) => statSync(path.join(built, file)).isFile())
      .map((file) => [file, readFileSync(path.join(built, file))]),
  );
}

it("The same commit in two folders gives the same bytes, for functions and pages", () => {
  const [one, other] = [build(tree.folder), build(second)];
  expect([...one.keys()]).toEqual([...other.keys()]);
  for (const part of [
    "functions/api-version/index.mjs",
    "frontend/index.html",
    "frontend/.well-known/security.txt",
  ])
    expect([part, one.has(part)]).toEqual([part, true]);
  const differing = [...one].filter(([file, bytes]) => other.get(file)?.equals(bytes) !== true);
  expect(differing.map(([file]) => file)).toEqual([]);
});

function compare(
  address: string,
  settings: string,
): { readonly status: number | null; readonly lines: readonly string[] } {
  const words = ["infra/tools/supply/comparePortal.ts", address, "--settings", settings];
  const { status, stdout } = spawnSync(process.execPath, words, { cwd: second, encoding: "utf8" });
  return { status, lines: stdout.trim().split("\n") };
}

it("A running portal is compared with the commit that it names, and what differs is named", async () => {
  const state = path.join(elsewhere, "state");
  const portal = await startPortalProcess({ port: PORT, state, fresh: true, root: tree.folder });
  try {
    const address = `http://127.0.0.1:${PORT.toString()}`;
    const functions = /^All \d+ functions are what the sources give\.$/;
    const same = compare(address, path.join(state, "pages-settings.json"));
    expect(same.lines.slice(1)).toEqual([
      expect.stringMatching(functions),
      expect.stringMatching(/^All \d+ files of pages are what the sources give\.$/),
    ]);
    expect(same.status).toBe(0);
    // What another state has of its own is in its pages alone.
    const other = compare(address, "nw");
    const [, ofFunctions, ...ofPages] = other.lines;
    expect(ofFunctions).toMatch(functions);
    const [, differing = "", all = ""] =
      /^(\d+) of (\d+) files of pages differ\.$/.exec(ofPages.at(-1) ?? "") ?? [];
    expect(ofPages).toHaveLength(Number(differing) + 1);
    expect(Number(differing)).toBeLessThan(Number(all));
    expect(ofPages).toContainEqual(
      expect.stringMatching(/^index\.html: the portal runs [0-9a-f]{64}, the sources give [0-9a-f]{64}$/),
    );
    expect(other.status).toBe(1);
  } finally {
    await portal.end("SIGTERM");
  }
});
