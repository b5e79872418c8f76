import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseProcessData } from "#ui/search/process-data/processData.ts";
import { processDataSchema } from "#contract/forms.ts";

/** Near misses of every field, so that both sides are asked about what is almost right. */
const value = fc.oneof(
  fc.constantFrom("99150001001010", "99", "053150000000", "50667", "Köln", "", "krankenpfleger", "Not An Id"),
  fc.jsonValue({ maxDepth: 1 }),
);
const location = fc.record(
  { ars: value, place: value, postalCode: value, more: value },
  { requiredKeys: [] },
);
const handOver = fc.oneof(
  fc.record(
    { leiKaId: value, location: fc.oneof(location, value), professionId: value, more: value },
    { requiredKeys: [] },
  ),
  fc.record({
    leiKaId: fc.constant("99150001001010"),
    location: fc.record({ ars: fc.constant("053150000000"), place: value }),
  }),
  fc.jsonValue(),
);

describe("what a recognition finder hands over", () => {
  it("is taken by the browser's own reading exactly when the contract's schema takes it", () => {
    fc.assert(
      fc.property(handOver, (data) => {
        const json = JSON.stringify(data);
        const parsed = processDataSchema.safeParse(JSON.parse(json));
        expect(parseProcessData(json)).toEqual(parsed.success ? parsed.data : undefined);
      }),
      { numRuns: 2000 },
    );
  });
});
