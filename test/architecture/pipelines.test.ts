import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";

const ROOT = path.join(import.meta.dirname, "../..");
const read = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");
const GITLAB = ".gitlab-ci.yml";
const GITHUB = ".github/workflows/release.yml";
const FILES = [GITLAB, ...globSync(".github/workflows/*.yml", { cwd: ROOT })];
const SCRIPTS = globSync(".ci/*", { cwd: ROOT });
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read("package.json")));

const gitlabJob = z.looseObject({
  stage: z.string(),
  script: z.string(),
  extends: z.string().optional(),
  environment: z.string().optional(),
  rules: z.array(z.looseObject({ if: z.string() })).default([]),
});
const gitlab = z
  .looseObject({
    workflow: z.object({ rules: z.array(z.looseObject({ if: z.string() })) }),
    stages: z.array(z.string()),
    ".in-account": z.looseObject({ id_tokens: z.unknown() }),
  })
  .parse(parse(read(GITLAB)));
const gitlabJobs = gitlab.stages.map((stage) => gitlabJob.parse(gitlab[stage]));

const githubJob = z.object({
  if: z.string().optional(),
  needs: z.string().optional(),
  environment: z.string().optional(),
  permissions: z.record(z.string(), z.string()).default({}),
  steps: z.array(
    z.looseObject({ uses: z.string().optional(), run: z.string().optional(), if: z.string().optional() }),
  ),
});
const github = z
  .looseObject({ permissions: z.unknown(), jobs: z.record(z.string(), githubJob) })
  .parse(parse(read(GITHUB)));

describe("pipelines", () => {
  it.each([...FILES, ...SCRIPTS])("call only scripts of npm that exist: %s", (file) => {
    const named = [...read(file).matchAll(/npm run (?:-s )?([a-z][a-z:]*)/g)].map(([, name = ""]) => name);
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
  });

  it.each(FILES)("call only files that exist, and only that: %s", (file) => {
    const named = [...read(file).matchAll(/(?<=\s)\.ci\/([a-z-]+)/g)].map(([called]) => called.trim());
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((called) => !SCRIPTS.includes(called))).toEqual([]);
  });

  it.each([...FILES, ...SCRIPTS])("store no key and name no secret: %s", (file) => {
    expect(read(file)).not.toMatch(/secrets\.|AWS_ACCESS_KEY_ID|AWS_SECRET_ACCESS_KEY|PRIVATE_TOKEN|AKIA/);
  });

  it("of GitHub use actions by their whole commit", () => {
    const used = Object.values(github.jobs).flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []));
    expect(used.length).toBeGreaterThan(3);
    expect(used.filter((name) => !/^actions\/[\w-]+@[0-9a-f]{40}$/.test(name))).toEqual([]);
  });

  it("hand AWS the token of their run, in jobs of an account and in no other", () => {
    expect(gitlab[".in-account"].id_tokens).toEqual({ AWS_ID_TOKEN: { aud: "sts.amazonaws.com" } });
    for (const { script, extends: base } of gitlabJobs) {
      expect(base === ".in-account").toBe(script.startsWith(".ci/release"));
    }
    expect(github.permissions).toEqual({ contents: "read" });
    for (const { steps, permissions } of Object.values(github.jobs)) {
      const isInAccount = steps.some(({ run }) => run?.startsWith(".ci/release") === true);
      expect(permissions["id-token"] === "write").toBe(isInAccount);
    }
  });

  it("go one way: check, test account, gate, production, and back when a visit fails", () => {
    expect(gitlab.stages).toEqual(["check", "diff", "test-account", "production", "back"]);
    expect(JSON.stringify(gitlab["production"])).toContain('"when":"manual"');
    expect(JSON.stringify(gitlab["back"])).toContain('"when":"on_failure"');
    const { jobs } = github;
    expect([jobs["test-account"]?.needs, jobs["production"]?.needs]).toEqual(["check", "test-account"]);
    expect(jobs["production"]?.environment).toBe("production");
    expect(jobs["production"]?.steps.at(-1)).toMatchObject({ if: "failure()", run: ".ci/release back" });
  });

  it("run everything by a schedule, and deploy nothing then", () => {
    const schedule = gitlab.workflow.rules.find((rule) => rule.if.includes("schedule"));
    expect(schedule).toEqual({ if: '$CI_PIPELINE_SOURCE == "schedule"', variables: { SCOPE: "all" } });
    for (const { script, rules } of gitlabJobs)
      for (const rule of script.startsWith(".ci/release") ? rules : [])
        expect(rule.if).toMatch(/== "merge_request_event"$|!= "schedule"$/);
    expect(read(GITHUB)).toContain("SCOPE: ${{ github.event_name == 'schedule' && 'all' || 'gate' }}");
    for (const { steps, needs, if: condition } of Object.values(github.jobs))
      if (steps.some(({ run }) => run?.startsWith(".ci/release") === true && needs === "check"))
        expect(condition).toMatch(/^github\.event_name == '(push|pull_request)'$/);
  });

  it.each(["deploy", "back"])(
    "deploy and then visit the portal, with the scripts of an operator: %s",
    (task) => {
      const [, done = ""] = new RegExp(`\\n {2}${task}\\)([\\s\\S]+?);;`).exec(read(".ci/release")) ?? [];
      expect(done).toMatch(/\n {4}deploy\n {4}npm run -s smoke -- --url "\$URL"\n/);
      expect(scripts["deploy"]).toBe("node infra/cloud.ts deploy");
    },
  );
});
