import path from "node:path";
import { expect, it } from "vitest";
import { compareEnvironments } from "#infra/tools/environments/compareEnvironments.ts";
import { ENVIRONMENT_DIFFERENCES } from "#infra/tools/environments/ENVIRONMENT_DIFFERENCES.ts";
import { synthesizeUnbuilt, type EnvironmentKind } from "#infra/tools/environments/synthesizeUnbuilt.ts";

it.each(["nw", "rp", "demo"])(
  "The environments of %s differ in what is written down, stack by stack, and in nothing else, and one machine carries both that run on one",
  (state) => {
    const settingsFile = path.join(import.meta.dirname, `../../infra/states/${state}/settings.json`);
    const templates = (environment: EnvironmentKind) => synthesizeUnbuilt({ settingsFile, environment });
    const differences = compareEnvironments({
      embedded: templates("embedded"),
      localstack: templates("localstack"),
      aws: templates("aws"),
    });
    const found = differences.map(({ what, more }) => [
      what,
      ENVIRONMENT_DIFFERENCES[what]?.more === undefined ? undefined : more,
    ]);
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(Object.entries(ENVIRONMENT_DIFFERENCES).map(([what, { more }]) => [what, more])),
    );
    expect(differences.filter(({ counts }) => counts.embedded !== counts.localstack)).toEqual([]);
  },
);
