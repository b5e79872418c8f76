import { describe, expect, it } from "vitest";
import { chooseService, areaContains } from "./chooseService.ts";
import type { Destination } from "./fetchDestination.ts";

const destination: Destination = {
  destinationId: "7a2668ab-0000-4000-8000-000000000002",
  status: "active",
  encryptionKid: "key-2026",
  metadataVersions: ["1.5.0", "2.1.0"],
  publicServices: [
    {
      identifier: "urn:de:fim:leika:leistung:99150001001029",
      submissionSchemas: [
        { schemaUri: "https://schema.example.org/xml", mimeType: "application/xml" },
        { schemaUri: "https://schema.example.org/json", mimeType: "application/json" },
      ],
      regions: ["DE091620000000"],
    },
  ],
};

const place = {
  leiKaId: "99150001001029",
  ars: "091620000000",
  submissionSchema: { schemaUri: "https://schema.example.org/json", mimeType: "application/json" },
} as const;

describe("the service of a destination", () => {
  it("is the one with the same code, with the schema agreed on", () => {
    expect(chooseService(place, destination)).toEqual({
      ok: true,
      value: {
        identifier: "urn:de:fim:leika:leistung:99150001001029",
        submissionSchema: { schemaUri: "https://schema.example.org/json", mimeType: "application/json" },
      },
    });
  });

  it("is refused when the destination does not list it", () => {
    expect(chooseService({ ...place, leiKaId: "99150001001030" }, destination)).toMatchObject({
      failure: { kind: "transport-refused", cause: "The destination does not offer this service" },
    });
  });

  it("is refused when the destination does not list the schema that the data follow", () => {
    for (const schemaUri of [
      "https://portal.example/schemas/application-v1.json",
      "https://schema.example.org/xml",
    ]) {
      const submissionSchema = { schemaUri, mimeType: "application/json" } as const;
      expect(chooseService({ ...place, submissionSchema }, destination)).toMatchObject({
        failure: { kind: "transport-refused" },
      });
    }
  });

  it("is refused when the destination is inactive, elsewhere, without JSON or of another metadata version", () => {
    const [service] = destination.publicServices;
    const refusals: readonly Destination[] = [
      { ...destination, status: "inactive" },
      { ...destination, metadataVersions: ["1.5.0"] },
      { ...destination, publicServices: [{ ...service!, regions: ["DE053150000000"] }] },
      { ...destination, publicServices: [{ ...service!, submissionSchemas: [] }] },
      { ...destination, publicServices: [] },
    ];
    for (const changed of refusals) {
      expect(chooseService(place, changed)).toMatchObject({
        ok: false,
        failure: { kind: "transport-refused" },
      });
    }
  });
});

describe("the area of a destination", () => {
  it("contains the places whose regional key begins like its own, by whole levels", () => {
    expect(areaContains("091620000000", "091620000000")).toBe(true);
    expect(areaContains("090000000000", "091620000000")).toBe(true);
    expect(areaContains("053150000000", "051110000000")).toBe(false);
    expect(areaContains("110000000000", "120530000000")).toBe(false);
    expect(areaContains("05315", "053150000000")).toBe(true);
  });

  it("is the whole country when it is all zeros", () => {
    expect(areaContains("000000000000", "160550000000")).toBe(true);
  });

  it("does not contain a neighbour because a zero belongs to its own key", () => {
    // 10 = Saarland, 100410000000 = Regionalverband Saarbrücken; 01 = Schleswig-Holstein.
    expect(areaContains("100000000000", "100410000000")).toBe(true);
    expect(areaContains("100000000000", "010010000000")).toBe(false);
  });
});
