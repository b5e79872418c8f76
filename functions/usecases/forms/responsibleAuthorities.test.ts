import { expect, it } from "vitest";
import { memoryPorts } from "#test/fixtures/memoryPorts.ts";
import { responsibleAuthorities } from "./responsibleAuthorities.ts";

const COLOGNE = "053150000000";
const ports = memoryPorts();
const idsOf = (professionId: string, ars = COLOGNE): readonly string[] => {
  const found = responsibleAuthorities(ports, { professionId, ars });
  return found.ok ? found.value.authorities.map(({ id }) => id) : [];
};

it("A profession without a code of the catalogue has its authority, and the replaced title that can be applied for", () => {
  const found = responsibleAuthorities(ports, { professionId: "pflegefachfrau", ars: COLOGNE });
  expect(found.ok && found.value.authorities.map(({ id }) => id)).toEqual(["nw-brms-pug"]);
  expect(found.ok && found.value.replaced.map(({ id }) => id)).toEqual(["krankenpfleger"]);
});

it("An authority is named once where several codes lead to it, and each where the place of training decides", () => {
  expect(idsOf("physiotherapeut")).toEqual(["nw-brms-pug"]);
  expect(idsOf("arzt", "091620000000")).toEqual(["by-rufr", "by-rob"]);
});

it("There may be none, and no profession of that name", () => {
  expect(idsOf("lehrer")).toEqual([]);
  expect(responsibleAuthorities(ports, { professionId: "astronaut", ars: COLOGNE })).toEqual({
    ok: false,
    failure: { kind: "service-not-found" },
  });
});
