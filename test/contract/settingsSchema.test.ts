import { readFileSync } from "node:fs";
import path from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { settingsSchema } from "#contract/settings/settings.ts";
import { stateFileSchema } from "#infra/tools/settings/stateFileSchema.ts";
import { sharedSettingsSchema } from "#contract/settings/withSharedSettings.ts";

const FOLDER = path.join(import.meta.dirname, "../../infra/states");
const read = (name: string): unknown => JSON.parse(readFileSync(path.join(FOLDER, name), "utf8"));

const nodeSchema = z.record(z.string(), z.unknown());
const fieldSchema = z.looseObject({ description: z.string().min(1) });

/** Every field below a part of the schema, by its path, that does not say what it means. */
function unexplained(part: unknown, at: string): readonly string[] {
  const list = z.array(z.unknown()).safeParse(part);
  if (list.success) return list.data.flatMap((one) => unexplained(one, at));
  const node = nodeSchema.safeParse(part);
  if (!node.success) return [];
  return Object.entries(node.data).flatMap(([key, value]) =>
    key === "properties"
      ? Object.entries(nodeSchema.parse(value)).flatMap(([name, field]) => [
          ...(fieldSchema.safeParse(field).success ? [] : [`${at}.${name}`]),
          ...unexplained(field, `${at}.${name}`),
        ])
      : unexplained(value, at),
  );
}

describe("the schema of settings", () => {
  it("in the folder is the one that build and start read by (else: npm run settings:schema)", () => {
    expect(read("settings.schema.json")).toEqual(
      stateFileSchema(sharedSettingsSchema.parse(read("shared.json"))),
    );
  });

  it("says of every field what it means", () => {
    expect(unexplained(settingsSchema(), "")).toEqual([]);
    const silent = { properties: { ways: { anyOf: [{ properties: { fee: {} } }], description: "Ways." } } };
    expect(unexplained(silent, "")).toEqual([".ways.fee"]);
  });

  it.each(["demo", "nw", "rp"])(
    "finds nothing wrong with the file of %s, though it holds only its own",
    (state) => {
      const valid = new Ajv2020({ strict: false, validateFormats: false }).compile(
        nodeSchema.parse(read("settings.schema.json")),
      );
      valid(read(`${state}/settings.json`));
      expect(valid.errors ?? []).toEqual([]);
      valid({ extends: "../shared.json", portal: {}, server: {} });
      expect(valid.errors).not.toEqual([]);
    },
  );

  it.each(["demo", "nw", "rp"])("is named by the settings of %s", (state) => {
    expect(read(`${state}/settings.json`)).toMatchObject({ $schema: "../settings.schema.json" });
  });
});
