import { readFileSync } from "node:fs";
import Ajv from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { TransportApplication } from "../../ports/AuthorityTransport.ts";
import { buildMetadata } from "./buildMetadata.ts";

const context = {
  service: {
    identifier: "urn:de:fim:leika:leistung:99150001001030",
    submissionSchema: { schemaUri: "https://schema.example.org/a", mimeType: "application/json" },
  },
  product: { name: "Portal", version: "1.0.0", manufacturer: "Test" },
} as const;

const kinds = ["form", "receipt", "attachment", "coverLetter"] as const;

const application: TransportApplication = {
  way: { transport: "fit-connect" },
  transferTicketNumber: "4F7K",
  leiKaId: "99150001001030",
  ars: "091620000000",
  serviceName: "Anerkennung",
  applicationDate: "2026-07-20T22:30:00.000Z",
  data: "{}",
  documents: kinds.map((kind, index) => ({
    attachmentId: `8c1d9e2f-0000-4000-8000-00000000000${index}`,
    kind,
    fileName: `${kind}.pdf`,
    mediaType: "application/pdf",
    sha512: "0".repeat(128),
    read: () => Promise.resolve(new Uint8Array()),
  })),
};

describe("the metadata of an application", () => {
  it("name the purpose of every document in the words of FIT-Connect", () => {
    const { contentStructure } = buildMetadata(application, context);
    expect(contentStructure.attachments.map(({ purpose, filename }) => [filename, purpose])).toEqual([
      ["form.pdf", "form"],
      ["receipt.pdf", "report"],
      ["attachment.pdf", "attachment"],
      ["coverLetter.pdf", "attachment"],
    ]);
  });

  it("carry the day of the application in Germany and our reference", () => {
    expect(buildMetadata(application, context).additionalReferenceInfo).toEqual({
      senderReference: "4F7K",
      applicationDate: "2026-07-21",
    });
  });

  it("hash the data as they will be decrypted", () => {
    const { hash } = buildMetadata(application, context).contentStructure.data;
    expect(hash.content.slice(0, 16)).toBe("27c74670adb75075");
  });

  it("refuse ids that are no UUID before anything is sent", () => {
    const [first] = application.documents;
    const documents = first === undefined ? [] : [{ ...first, attachmentId: "1" }];
    expect(() => buildMetadata({ ...application, documents }, context)).toThrow();
  });
});

/** The published schema is not ours to ship; who has it names the file. */
const published = process.env["FIT_CONNECT_METADATA_SCHEMA"];

describe.runIf(published !== undefined)("the published metadata schema", () => {
  it("accepts the metadata of an application", () => {
    const schema = z.record(z.string(), z.json()).parse(JSON.parse(readFileSync(published ?? "", "utf8")));
    // Multiples of 0.01 are no exact binary numbers: without the precision 19.99 would be no amount.
    const ajv = new Ajv.Ajv2020({ strict: false, multipleOfPrecision: 6 });
    const validate = ajv.compile(schema);
    expect([validate(buildMetadata(application, context)), validate.errors]).toEqual([true, null]);
  });
});
