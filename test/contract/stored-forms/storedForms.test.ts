import { S3Client } from "@aws-sdk/client-s3";
import { createDecipheriv } from "node:crypto";
import { inflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { newProcessKey, sealedItem } from "#adapters/dynamodb/sealedProcess.ts";
import { createFormCatalogue } from "#adapters/form-catalogue/createFormCatalogue.ts";
import { bundledDirectory } from "#adapters/portal-directory/bundledDirectory.ts";
import { createPlaceDirectory } from "#adapters/portal-directory/createPlaceDirectory.ts";
import { storedVersions } from "#adapters/s3/storedVersions.ts";
import { NO_PARTICULARS } from "#domain/forms/FormParticulars.ts";
import { aForm } from "#test/fixtures/aForm.ts";
import { aStartedProcess } from "#test/fixtures/aProcess.ts";
import { memoryPorts } from "#test/fixtures/memoryPorts.ts";
import { movedClock } from "#test/fixtures/movedClock.ts";
import { memoryFormVersions } from "#test/fixtures/ports/memoryFormVersions.ts";
import { formOf, releasedForms } from "./keptForms.ts";
import { refusedBy } from "./refusedBy.ts";
import { NOT_WRITTEN_YET, STORED_FORMS } from "./STORED_FORMS.ts";

/** Two versions run in a canary, and a release can be taken back: what is new is read first and written by the next. */
describe("what this release stores", () => {
  it.each(Object.entries(STORED_FORMS))("is read by the release before: %s", (name, schema) => {
    const older = releasedForms()[name];
    // A form that is new with this release has no reader before.
    if (older === undefined) return;
    const notWritten = NOT_WRITTEN_YET[name] ?? [];
    expect(refusedBy({ older, newer: formOf(schema, "output"), notWritten })).toEqual([]);
  });

  it("names nothing as not written yet that the release before would read", () => {
    const idle = Object.entries(NOT_WRITTEN_YET).filter(([name, paths]) => {
      const older = releasedForms()[name];
      const schema = STORED_FORMS[name];
      if (older === undefined || schema === undefined) return true;
      const refused = refusedBy({ older, newer: formOf(schema, "output") });
      return paths.some((path) => !refused.includes(path));
    });
    expect(idle).toEqual([]);
  });

  it("seals drafts in the way that the release before opens: nonce, packed content, tag, bound to item and owner", async () => {
    const process = await aStartedProcess(memoryPorts());
    const key = newProcessKey();
    const { id, ownerId, sealed } = z
      .looseObject({ id: z.string(), ownerId: z.string(), sealed: z.instanceof(Uint8Array) })
      .parse(sealedItem(process, { key, revision: 7 }));
    const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, 12))
      .setAAD(Buffer.from(JSON.stringify([id, ownerId, 7])))
      .setAuthTag(sealed.subarray(-16));
    const packed = Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]);
    expect(JSON.parse(inflateRawSync(packed).toString("utf8"))).toMatchObject({ metadata: process.metadata });
  });
});

/** What is stored of which version is in force, once that which comes along is so again. */
async function storedOfWhatComesAlong(): Promise<unknown> {
  const written: string[] = [];
  const client = new S3Client({
    region: "eu-central-1",
    credentials: { accessKeyId: "k", secretAccessKey: "s" },
  });
  client.middlewareStack.add(
    () => (given) => {
      if ("Body" in given.input && typeof given.input.Body === "string") written.push(given.input.Body);
      const Body = { transformToByteArray: () => Promise.resolve(Buffer.from(written.at(-1) ?? "")) };
      return Promise.resolve({ output: { $metadata: {}, Body, ETag: "tag" }, response: {} });
    },
    { step: "initialize" },
  );
  const imported = "1".repeat(12);
  written.push(JSON.stringify({ version: imported }));
  const versions = storedVersions(
    { client, bucketName: "forms" },
    { folder: "forms/card/", isVersion: () => true },
  );
  expect(await versions.activate({ from: imported, to: undefined })).toBe(true);
  expect(written).toHaveLength(2);
  return JSON.parse(written.at(-1) ?? "");
}

/** The release before deletes what is in force instead, and takes any other twelve digits for a version. */
describe("that what comes along is in force again", () => {
  it("is read by the release before as a form that was lost, for which it takes the one that comes along", async () => {
    const { version } = z.object({ version: z.string() }).parse(await storedOfWhatComesAlong());
    const card = { version: "b".repeat(12), particulars: NO_PARTICULARS, de: aForm([]), en: aForm([]) };
    const before = createFormCatalogue({
      bundled: { card },
      store: { ...memoryFormVersions(), active: () => Promise.resolve(version) },
      clock: movedClock(),
    });
    expect(await before.get("card", { locale: "de" })).toBe(card.de);
  });

  it("is read by the release before as a table of places that was lost, for which it takes the one that comes along", async () => {
    const schema = z.object({ version: z.string().regex(/^[0-9a-f]{12}$/) });
    const { version } = schema.parse(await storedOfWhatComesAlong());
    const before = createPlaceDirectory({
      bundled: bundledDirectory(),
      store: { active: () => Promise.resolve(version), places: () => Promise.resolve(undefined) },
      clock: movedClock(),
    });
    expect((await before.search("köln", 20)).locations).toContainEqual(
      expect.objectContaining({ place: "Köln" }),
    );
  });
});

describe("a change of a form", () => {
  const before = z.object({
    status: z.enum(["A", "B"]),
    sent: z.object({ at: z.string() }).optional(),
    ways: z.array(z.discriminatedUnion("kind", [z.object({ kind: z.literal("post"), to: z.string() })])),
    names: z.partialRecord(z.enum(["given"]), z.string().max(10)),
  });
  const refused = (after: z.ZodType): readonly string[] =>
    refusedBy({ older: formOf(before, "input"), newer: formOf(after, "output") });

  it("is free where the release before reads it: less, stricter, and members that it does not know", () => {
    expect(refused(before)).toEqual([]);
    expect(refused(before.extend({ status: z.enum(["A"]), note: z.string().optional() }))).toEqual([]);
    expect(refused(before.omit({ sent: true }))).toEqual([]);
  });

  it("is named where it refuses it: values, kinds, names, lengths, and what may be absent now", () => {
    expect(refused(before.extend({ status: z.enum(["A", "B", "C"]) }))).toEqual(['.status "C"']);
    expect(refused(before.partial({ status: true }))).toEqual([".status may be absent"]);
    const ways = z.array(z.object({ kind: z.literal("mail"), to: z.string() }));
    expect(refused(before.extend({ ways }))).toEqual(['.ways[].kind "mail"']);
    const names = z.partialRecord(z.enum(["given", "family"]), z.string().max(20));
    expect(refused(before.extend({ names }))).toEqual([
      ".names.* has another maxLength",
      '.names with the name "family"',
    ]);
  });
});
