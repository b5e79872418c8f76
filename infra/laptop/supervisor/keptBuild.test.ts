import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, expect, it } from "vitest";
import { keptBuild } from "./keptBuild.ts";

const KIND = "build-of-a-test";
const FOLDER = path.resolve(import.meta.dirname, "../../../node_modules/.cache", KIND);

afterEach(() => rmSync(FOLDER, { recursive: true, force: true }));

/** Makes a folder, and counts how often. */
function maker(isMade: boolean) {
  const made = { times: 0 };
  const make = (folder: string): Promise<boolean> => {
    made.times += 1;
    mkdirSync(folder);
    return Promise.resolve(isMade);
  };
  return { made, make };
}

it("is made once for two portals that start at once", async () => {
  const { made, make } = maker(true);
  const folders = await Promise.all([1, 2].map(() => keptBuild({ kind: KIND, key: "one" }, make)));
  expect(made.times).toBe(1);
  expect(folders).toEqual([path.join(FOLDER, "one"), path.join(FOLDER, "one")]);
});

it("is made by the next start where the process that began it has ended", async () => {
  const { made, make } = maker(true);
  mkdirSync(FOLDER, { recursive: true });
  // No process has a number that high (proc_sys_kernel(5), pid_max).
  writeFileSync(path.join(FOLDER, "one.making"), "99999999");
  expect(await keptBuild({ kind: KIND, key: "one" }, make)).toBe(path.join(FOLDER, "one"));
  expect(made.times).toBe(1);
});

it("leaves nothing where it could not be made, and is tried again", async () => {
  const { made, make } = maker(false);
  for (let tries = 0; tries < 2; tries += 1)
    expect(await keptBuild({ kind: KIND, key: "one" }, make)).toBeUndefined();
  expect(made.times).toBe(2);
  expect(existsSync(path.join(FOLDER, "one"))).toBe(false);
});

it("keeps nobody waiting where making it broke off", async () => {
  const broken = keptBuild({ kind: KIND, key: "one" }, () => Promise.reject(new Error("broken off")));
  await expect(broken).rejects.toThrow("broken off");
  const { make } = maker(true);
  expect(await keptBuild({ kind: KIND, key: "one" }, make)).toBe(path.join(FOLDER, "one"));
});
