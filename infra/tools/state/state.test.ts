import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readThemeProblems } from "#build/styles/readThemeProblems.ts";
import { readStateSettings } from "#runtime/readStateSettings.ts";
import { stateQuestions } from "./stateQuestions.ts";

const STATES = path.join(import.meta.dirname, "../../states");
const COMMAND = path.join(import.meta.dirname, "state.ts");

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "states-"));
  copyFileSync(path.join(STATES, "shared.json"), path.join(folder, "shared.json"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const BEGINNING = ["HE", "Land Hessen", "State of Hesse", "Antragsportal Hessen", "Application Portal Hesse"];

/** What the command says when these lines are typed. */
function told(name: string, lines: readonly string[]) {
  const words = [COMMAND, "new", name, "--states", folder];
  return spawnSync(process.execPath, words, { input: `${lines.join("\n")}\n`, encoding: "utf8" });
}

/** Lines that leave open what may be open, and end with the colour. */
function answers(...colours: readonly string[]): readonly string[] {
  const open = stateQuestions("hessen").length - BEGINNING.length - 1;
  return [...BEGINNING, ...Array.from({ length: open }, () => ""), ...colours];
}

describe("npm run state -- new", () => {
  it("asks in German and writes settings that a portal starts with, a theme that can be read, logo and texts", () => {
    const { stdout, status } = told("hessen", answers("#00457c"));
    expect(status).toBe(0);
    expect(stdout).toContain("Name des Landes auf Deutsch");
    const settings = readStateSettings(path.join(folder, "hessen/settings.json"));
    expect(settings).toMatchObject({
      ok: true,
      value: {
        portal: { portalId: "hessen", theme: "hessen", headerTitle: { de: "Antragsportal Hessen" } },
        server: {
          offers: [{ regions: ["HE"] }],
          fitConnect: { secretName: "recognition-portal/hessen/fit-connect" },
        },
      },
    });
    expect(readThemeProblems("hessen", folder)).toEqual([]);
    for (const name of ["logo.svg", "texts/de.json", "texts/en.json"])
      expect(existsSync(path.join(folder, "hessen", name))).toBe(true);
    expect(readFileSync(path.join(folder, "hessen/settings.json"), "utf8").split("\n").length).toBeLessThan(
      250,
    );
    expect(told("hessen", answers("#00457c")).stderr).toContain("gibt es schon");
  });

  it("asks again for what does not fit, also for a colour on which nothing can be read", () => {
    const typed = ["Hessen", ...answers("blau", "#ff0000", "#ffee00")];
    const { stdout, status } = told("wechselnd", typed);
    expect(status).toBe(0);
    expect(stdout).toContain("Hessen ist keines von");
    expect(stdout.match(/Das passt nicht/g)).toHaveLength(3);
    expect(stdout).toContain("degrees of hue from the red of errors");
    expect(readThemeProblems("wechselnd", folder)).toEqual([]);
  });

  it("says which answer is missing, and writes nothing", () => {
    const { stderr, status } = told("offen", BEGINNING.slice(0, 2));
    expect(status).toBe(2);
    expect(stderr).toContain("Es fehlt eine Antwort: Name des Landes auf Englisch");
    expect(existsSync(path.join(folder, "offen"))).toBe(false);
  });
});
