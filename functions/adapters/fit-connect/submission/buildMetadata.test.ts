import { readFileSync } from "node:fs";
import Ajv from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { PAID } from "#test/fixtures/aPaymentOutcome.ts";
import { buildMetadata, type DescribedContent } from "./buildMetadata.ts";

const context = {
  service: {
    identifier: "urn:de:fim:leika:leistung:99150001001030",
    submissionSchema: { schemaUri: "https://schema.example.org/a", mimeType: "application/json" },
  },
  product: { name: "Portal", version: "1.0.0", manufacturer: "Test" },
} as const;

const kinds = ["form", "receipt", "attachment", "coverLetter"] as const;

const INVOICE = { status: "by-invoice", amount: 1999, currency: "EUR" } as const;

const application: DescribedContent = {
  transferTicketNumber: "4F7K",
  applicationDate: "2026-07-20T22:30:00.000Z",
  payment: { status: "not-required" },
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

  it("describe an upload by the question that it answers, and documents of the portal by nothing", () => {
    const documents = application.documents.map((document) =>
      document.kind === "attachment" ? { ...document, question: "Identitätsnachweis" } : document,
    );
    const { contentStructure } = buildMetadata({ ...application, documents }, context);
    expect(contentStructure.attachments.map(({ description }) => description)).toEqual([
      undefined,
      undefined,
      "Identitätsnachweis",
      undefined,
    ]);
  });

  it("carry the day of the application in Germany and our reference", () => {
    expect(buildMetadata(application, context).additionalReferenceInfo).toEqual({
      senderReference: "4F7K",
      applicationDate: "2026-07-21",
    });
  });

  it("say whether decisions may come into the mailbox, a refusal too, and name the mailbox only with consent", () => {
    const postbox = "3f0c1c7e-0000-4000-8000-0000000000aa";
    const agreed = buildMetadata({ ...application, electronicNotice: { consent: true, postbox } }, context);
    expect(agreed.additionalReferenceInfo.zustimmungZumDigitalenBescheid).toBe(true);
    expect(agreed.replyChannel).toEqual({ idBundDeMailbox: { mailboxUuid: postbox } });
    const declined = buildMetadata({ ...application, electronicNotice: { consent: false } }, context);
    expect(declined.additionalReferenceInfo.zustimmungZumDigitalenBescheid).toBe(false);
    expect(declined.replyChannel).toBeUndefined();
  });

  it("name no mailbox of another kind of account as reply channel", () => {
    const channel = (postbox: string) =>
      buildMetadata({ ...application, electronicNotice: { consent: true, postbox } }, context).replyChannel;
    expect(channel("3f0c1c7e-0000-4000-8000-0000000000aa")).toBeDefined();
    expect(channel("elster-4711")).toBeUndefined();
  });

  it("hash the data as they will be decrypted", () => {
    const { hash } = buildMetadata(application, context).contentStructure.data;
    expect(hash.content.slice(0, 16)).toBe("27c74670adb75075");
  });

  it("tell of the payment what FIT-Connect has a place for, and nothing where nothing was to be paid", () => {
    expect(buildMetadata(application, context)).not.toHaveProperty("paymentInformation");
    expect(buildMetadata({ ...application, payment: PAID }, context).paymentInformation).toEqual({
      transactionId: "tx-1",
      transactionReference: "KZ-000000001",
      transactionTimestamp: "2026-11-20T13:45:00.000Z",
      paymentMethod: "CREDITCARD",
      paymentMethodDetail: "Visa",
      status: "BOOKED",
      grossAmount: 150.19,
    });
  });

  it("say that an application is paid by invoice", () => {
    expect(buildMetadata({ ...application, payment: INVOICE }, context).paymentInformation).toEqual({
      transactionId: "4F7K",
      transactionReference: "4F7K",
      paymentMethod: "INVOICE",
      status: "INITIAL",
      grossAmount: 19.99,
    });
  });

  it("fit whatever a payment provider calls its transactions and methods", () => {
    const { reference, ...without } = PAID;
    expect(reference).toBeDefined();
    const odd = { transactionId: "tx:4711.".repeat(9), method: "WERO", methodDetail: "Überweisung (…)" };
    expect(buildMetadata({ ...application, payment: { ...without, ...odd } }, context)).toMatchObject({
      paymentInformation: {
        transactionId: PAID.requestId,
        transactionReference: "4F7K",
        paymentMethod: "OTHER",
        paymentMethodDetail: "Uberweisung",
      },
    });
    const least = { status: "paid", amount: 7, currency: "EUR", method: "WERO" } as const;
    expect(buildMetadata({ ...application, payment: least }, context).paymentInformation).toEqual({
      transactionId: "4F7K",
      transactionReference: "4F7K",
      paymentMethod: "OTHER",
      paymentMethodDetail: "WERO",
      status: "BOOKED",
      grossAmount: 0.07,
    });
  });

  it("are within the schema for every payment that a provider can report", () => {
    const text = fc.string({ unit: "binary", minLength: 1 });
    const known = fc.record(
      { transactionId: text, requestId: text, reference: text, method: text, methodDetail: text },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(known, fc.integer({ min: 1, max: 10_000_000 }), (reported, amount) => {
        const payment = { status: "paid", amount, currency: "EUR", ...reported } as const;
        const { paymentInformation } = buildMetadata({ ...application, payment }, context);
        expect(paymentInformation).toMatchObject({ status: "BOOKED", grossAmount: amount / 100 });
      }),
    );
  });

  it("refuse ids that are no UUID before anything is sent", () => {
    const [first] = application.documents;
    const documents = first === undefined ? [] : [{ ...first, attachmentId: "1" }];
    expect(() => buildMetadata({ ...application, documents }, context)).toThrow();
  });
});

/** The published schema must not be redistributed; the environment names a local copy. */
const published = process.env["FIT_CONNECT_METADATA_SCHEMA"];

describe.runIf(published !== undefined)("the published metadata schema", () => {
  it.each([
    ["free", { status: "not-required" }],
    ["paid", PAID],
    ["paid by who knows what", { ...PAID, transactionId: "a:b", method: "WERO", methodDetail: "…" }],
    ["to be paid by invoice", INVOICE],
  ] as const)("accepts the metadata of an application that is %s", (_, payment) => {
    const schema = z.record(z.string(), z.json()).parse(JSON.parse(readFileSync(published ?? "", "utf8")));
    // Multiples of 0.01 are no exact binary numbers: without the precision 19.99 would be no amount.
    const ajv = new Ajv.Ajv2020({ strict: false, multipleOfPrecision: 6 });
    const validate = ajv.compile(schema);
    const electronicNotice = { consent: true, postbox: "3f0c1c7e-0000-4000-8000-0000000000aa" };
    for (const sent of [
      { ...application, payment },
      { ...application, electronicNotice },
    ]) {
      expect([validate(buildMetadata(sent, context)), validate.errors]).toEqual([true, null]);
    }
  });
});
