import type { CaaRecord } from "node:dns";
import { expect, it } from "vitest";
import { lookUpNames } from "#infra/tools/preflight/lookUpNames.ts";

const nothing = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));

/** Name servers that know these names. */
function knowing(names: {
  readonly aliases?: Readonly<Record<string, string[]>>;
  readonly addresses?: Readonly<Record<string, string[]>>;
  readonly caa?: Readonly<Record<string, CaaRecord[]>>;
}) {
  const asked: string[] = [];
  const of = <Value>(known: Readonly<Record<string, Value>> = {}) => {
    return (name: string): Promise<Value> => {
      asked.push(name);
      const found = known[name];
      return found === undefined ? nothing("ENODATA") : Promise.resolve(found);
    };
  };
  const lookUp = {
    resolveCname: of(names.aliases),
    resolve4: of(names.addresses),
    resolveCaa: of(names.caa),
  };
  return { asked, lookUp };
}

it("A host points to what it is an alias of, else to its addresses, else nowhere", async () => {
  const host = "antrag.nrw.example";
  const pointsTo = (names: Parameters<typeof knowing>[0]) =>
    lookUpNames(knowing(names).lookUp).hostPointsTo(host);
  expect(await pointsTo({ aliases: { [host]: ["d1.cloudfront.net"] } })).toEqual(["d1.cloudfront.net"]);
  expect(await pointsTo({ addresses: { [host]: ["192.0.2.1"] } })).toEqual(["192.0.2.1"]);
  expect(await pointsTo({})).toEqual([]);
});

it("The nearest domain that says anything decides who may issue", async () => {
  const { asked, lookUp } = knowing({
    caa: {
      "nrw.example": [
        { critical: 0, issue: "amazon.com" },
        { critical: 0, iodef: "mailto:a@nrw.example" },
      ],
      example: [{ critical: 0, issue: "other.example" }],
    },
  });
  expect(await lookUpNames(lookUp).issuersOf("antrag.nrw.example")).toEqual(["amazon.com"]);
  expect(asked).toEqual(["antrag.nrw.example", "nrw.example"]);
  expect(await lookUpNames(knowing({}).lookUp).issuersOf("antrag.nrw.example")).toEqual([]);
});

it("Name servers that do not answer are no empty answer", async () => {
  const silent = () => nothing("ETIMEOUT");
  const lookUp = { resolveCname: silent, resolveCaa: silent, resolve4: silent };
  await expect(lookUpNames(lookUp).hostPointsTo("nrw.example")).rejects.toThrow("ETIMEOUT");
});
