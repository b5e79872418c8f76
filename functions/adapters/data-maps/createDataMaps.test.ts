import { describe, expect, it } from "vitest";
import type { JsonMap } from "#domain/sending/DataMap.ts";
import { createDataMaps } from "./createDataMaps.ts";

const SCHEMA: JsonMap["schema"] = {
  type: "object",
  required: ["name", "born"],
  additionalProperties: { type: "number" },
  properties: { name: { type: "string", maxLength: 10 }, born: { type: "string", format: "date" } },
};

/** What is said of a failure: its kind, and its cause or places. */
const toldOf = (answer: Awaited<ReturnType<typeof made>>): string => {
  if (answer.ok) return "ok";
  const { kind, ...said } = answer.failure;
  return `${kind} ${JSON.stringify(said)}`;
};

const made = (expression: string, data: unknown, schema = SCHEMA) =>
  createDataMaps({ own: { expression, schema } }).apply("own", data);

describe("a map", () => {
  it("gives the data as the schema wants them", async () => {
    const expression = '{ "name": person.family & ", " & person.given, "born": $substring(at, 0, 10) }';
    const data = { person: { family: "Örnek", given: "Eva" }, at: "1991-03-14T00:00:00Z" };
    expect(await made(expression, data)).toEqual({
      ok: true,
      value: '{"name":"Örnek, Eva","born":"1991-03-14"}',
    });
  });

  it("that gives anything else is told by the places, without a word of the data", async () => {
    const expression = '$merge([{ "name": name, "born": born }, { name: born }])';
    const data = { name: "Name much too long", born: "14.03.1991" };
    const answer = await made(expression, data);
    expect(answer).toEqual({
      ok: false,
      failure: { kind: "does-not-fit", places: ["/name (maxLength)", "/born (format)", "/* (type)"] },
    });
    expect(await made('{ "name": "x" }', {})).toEqual({
      ok: false,
      failure: { kind: "does-not-fit", places: ["/born (required)"] },
    });
  });

  it("that fails says where, and not with which value", async () => {
    const answer = await made('{ "name": $number(name) }', { name: "Amina" });
    expect(toldOf(answer)).toMatch(/^map-failed .*D3030/);
    expect(JSON.stringify(answer)).not.toContain("Amina");
    expect(await made("nothing.here", {})).toMatchObject({ failure: { cause: "it gives nothing" } });
  });

  it.each([
    ["that never ends", "($f := function($n) { $f($n + 1) }; $f(0))", /D1012/],
    ["that calls itself without end", "($f := function($n) { 1 + $f($n + 1) }; $f(0))", /D1011/],
    ["that makes endless lists", "[0..10000000]", /D2014/],
  ])("%s is ended", async (_what, expression, code) => {
    const told = toldOf(await made(expression, {}));
    expect(told).toMatch(/^map-failed /);
    expect(told).toMatch(code);
  });

  it.each([
    ["runs expressions out of the data", "$eval(name)", /\$eval/],
    ["gives them another name first", "($run := $eval; $run(name))", /\$eval/],
    ["gives something else each time", '{ "name": $string($random()) }', /\$random/],
    ["searches by a pattern, which may not end", "$contains(name, /(a+)+$/)", /a regular expression/],
    ["is none", '{ "name": ', /at character \d+/],
  ])("that %s is not used", async (_what, expression, cause) => {
    const told = toldOf(await made(expression, { name: "1 + 1" }));
    expect(told).toMatch(/^map-unusable /);
    expect(told).toMatch(cause);
  });

  it("is not used with a schema that needs another one, nor under a name that no map has", async () => {
    const schema = { $ref: "https://elsewhere.example/schema" };
    expect(toldOf(await made('{ "name": "x" }', {}, schema))).toMatch(/^map-unusable .*its schema: /);
    expect(await createDataMaps({}).apply("constructor", {})).toEqual({
      ok: false,
      failure: { kind: "map-unknown" },
    });
  });

  it("that breaks a part of a part is told by the innermost place", async () => {
    const properties = { town: { type: "string" } };
    const address = { additionalProperties: false, required: ["town"], properties };
    const schema = { properties: { to: { items: { $ref: "#/$defs/address" } } }, $defs: { address } };
    const answer = await made('{ "to": [{ "town": "Bonn" }, { "street": "x" }] }', {}, schema);
    expect(toldOf(answer)).toBe(
      'does-not-fit {"places":["/to/1/town (required)","/to/1 (additionalProperties)"]}',
    );
  });

  it("follows schemas of draft 07, too", async () => {
    const schema = { ...SCHEMA, $schema: "http://json-schema.org/draft-07/schema#" };
    expect(await made('{ "name": "x", "born": "1991-03-14" }', {}, schema)).toMatchObject({ ok: true });
  });
});
