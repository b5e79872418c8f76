import { describe, expect, it } from "vitest";
import { z } from "zod";
import { stateSettingsSchema } from "./settings.ts";
import { settingsJson } from "#test/fixtures/settingsJson.ts";

const demo = z
  .looseObject({
    portal: z.looseObject({ retention: z.looseObject({}) }),
    server: z.looseObject({ xta: z.looseObject({ endpoints: z.looseObject({}) }) }),
  })
  .parse(settingsJson("demo"));

/** The places that a schema finds wrong. */
function wrongIn(server: Readonly<Record<string, unknown>>): readonly string[] {
  const parsed = stateSettingsSchema.safeParse({ ...demo, server: { ...demo.server, ...server } });
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join("."));
}

describe("the settings of a state", () => {
  it("are refused when the privacy policy would promise less than the log does", () => {
    const { retention } = demo.portal;
    const wrongWith = (serverLogHours: number) =>
      stateSettingsSchema
        .safeParse({ ...demo, portal: { ...demo.portal, retention: { ...retention, serverLogHours } } })
        .error?.issues.map(({ path }) => path.join("."));
    expect(wrongWith(23)).toEqual(["portal.retention.serverLogHours"]);
    expect(wrongWith(24)).toBeUndefined();
  });

  it("are refused with another edition of XTA", () => {
    for (const edition of ["2.2", "3.1.1", "5.1", ""]) {
      expect(wrongIn({ xta: { ...demo.server.xta, edition } })).toEqual(["server.xta.edition"]);
    }
  });

  it("are refused when a rule sends by XTA and no provider is named", () => {
    expect(wrongIn({ xta: undefined })).toEqual(["server.xta"]);
    expect(wrongIn({ xta: undefined, transports: [] })).toEqual([]);
  });

  it("are refused when applications would travel to a provider in the clear", () => {
    const endpoints = { ...demo.server.xta.endpoints, send: "http://provider.example/send" };
    expect(wrongIn({ xta: { ...demo.server.xta, endpoints } })).toEqual(["server.xta.endpoints.send"]);
  });
});
