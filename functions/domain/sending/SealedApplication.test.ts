import { describe, expect, it } from "vitest";
import { anXtaRecipient } from "#test/fixtures/anXtaRecipient.ts";
import { sealedApplicationSchema, transportReservationSchema } from "./SealedApplication.ts";

const BY_FIT_CONNECT = {
  kind: "fit-connect",
  destinationId: "d",
  serviceIdentifier: "urn:de:fim:leika:leistung:99150001001010",
  serviceName: "Anerkennung",
  region: "DE053150000000",
  attachmentIds: ["a"],
  authenticationTags: { metadata: "m", data: "d", attachments: { a: "t" } },
};

describe("a stored application", () => {
  it("of FIT-Connect keeps the destination and the tags that its delivery is proved by", () => {
    expect(sealedApplicationSchema.parse(BY_FIT_CONNECT)).toEqual(BY_FIT_CONNECT);
    expect(transportReservationSchema.parse({ externalId: "e", caseId: "c" })).toEqual({
      externalId: "e",
      caseId: "c",
    });
  });

  it("of XTA keeps whom it goes to and the hash of every part", () => {
    const content = {
      fileName: "f",
      contentType: "application/pdf",
      description: "x",
      size: 1,
      sha512: "00",
    };
    const sealed = {
      kind: "xta",
      recipient: anXtaRecipient,
      origin: "2026-11-20T23:30:00.000Z",
      transferTicketNumber: "4F7K19QD82MX",
      contents: [
        { ...content, source: "part", id: "antrag.xml" },
        { ...content, source: "document", id: "d" },
      ],
    };
    expect(sealedApplicationSchema.parse(sealed)).toEqual(sealed);
    expect(sealedApplicationSchema.safeParse({ ...sealed, contents: [] }).success).toBe(false);
  });
});
