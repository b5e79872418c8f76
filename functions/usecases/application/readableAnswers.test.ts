import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aSession, aStartedProcess, LIMITS } from "#test/fixtures/aProcess.ts";
import { memoryPorts } from "#test/fixtures/memoryPorts.ts";
import { accountOf } from "#domain/sign-in/Account.ts";
import { answerAt } from "#forms/answers/dataPath.ts";
import { fieldsOf } from "#forms/fieldsOf.ts";
import type { JsonValue } from "#forms/JsonValue.ts";
import { readablePerson } from "../sign-in/readablePerson.ts";
import { formOfProcess } from "./formState.ts";
import { patchFormData } from "./patchFormData.ts";
import { reserveAttachment } from "../attachments/reserveAttachment.ts";

/** Everything that readers and machines take for something else than what is seen, but for line breaks. */
const UNREADABLE =
  /[\p{Cs}\u0000-\u0009\u000B-\u001F\u007F-\u009F\u00AD\u200B\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/u;

const session = aSession();

async function saved(
  changes: readonly { path: string; value: JsonValue }[],
): Promise<(path: string) => unknown> {
  const ports = memoryPorts();
  const process = await aStartedProcess(ports, session);
  const patched = await patchFormData(ports, {
    actor: session.user,
    processId: process.id,
    version: process.version,
    changes: [{ path: "role", value: "self" }, ...changes],
  });
  if (!patched.ok) throw new Error(patched.failure.kind);
  const { formData } = patched.value.process;
  return (path) => answerAt(formData, path);
}

describe("an answer that comes in by the API", () => {
  it("keeps two names apart that a word processor parted by a line mark", async () => {
    const at = await saved([{ path: "familyName", value: "Beispiel\u000BDoppel" }]);
    expect(at("familyName")).toBe("Beispiel Doppel");
  });

  it("is in one normal form and has no invisible marks", async () => {
    const at = await saved([{ path: "givenName", value: "Mu\u0308\u00ADl\u200Bl\u202Eer\uD83D" }]);
    expect(at("givenName")).toBe("Müller");
  });

  it("is readable in every field that takes text, in every row", async () => {
    const ports = memoryPorts();
    const process = await aStartedProcess(ports, session);
    const form = await formOfProcess(ports, { process, locale: "de" });
    const paths = (form?.pages ?? []).flatMap((page) => fieldsOf(page)).map(({ field }) => field.path);
    expect(paths.length).toBeGreaterThan(100);
    const text = fc.string({ unit: "binary", maxLength: 30 });
    let { version } = process;
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), text, text, async (path, one, other) => {
        const [grid] = ["q", "w", "t", "p"].filter((list) => path.startsWith(`${list}.`));
        const change =
          grid === undefined
            ? { path, value: one }
            : {
                path: grid,
                value: [{ [path.slice(grid.length + 1)]: one }, { [path.slice(grid.length + 1)]: other }],
              };
        const patched = await patchFormData(ports, {
          actor: session.user,
          processId: process.id,
          version,
          changes: [change],
        });
        if (!patched.ok) throw new Error(patched.failure.kind);
        ({ version } = patched.value.process);
        const texts: string[] = [];
        JSON.stringify(patched.value.process.formData, (...[, value]: [string, unknown]) => {
          if (typeof value === "string") texts.push(value);
          return value;
        });
        for (const kept of texts) {
          expect(kept).not.toMatch(UNREADABLE);
          expect(kept.normalize("NFC")).toBe(kept);
        }
      }),
      { numRuns: 150 },
    );
  });
});

describe("text that comes from elsewhere", () => {
  it("is cleaned when it comes from an account", async () => {
    const person = readablePerson({
      subject: "s\u00AD1",
      trustLevel: "high",
      name: "A\u030Asa \u202EMu\u0308ller",
      providerData: { givenName: "A\u030Asa", familyName: "Mu\u0308l\u000Bler", birthName: "\u200B" },
      organisation: { name: "\u200B" },
      transient: false,
    });
    expect(person).toEqual({
      subject: "s\u00AD1",
      trustLevel: "high",
      name: "Åsa Müller",
      providerData: { givenName: "Åsa", familyName: "Mül ler" },
      transient: false,
    });
    const ports = memoryPorts();
    const signedIn = {
      ...session,
      user: { ...session.user, providerData: { givenName: "A\u030A\u00ADsa" } },
    };
    const process = await aStartedProcess(ports, signedIn);
    const patched = await patchFormData(ports, {
      actor: signedIn.user,
      account: accountOf(signedIn.user),
      processId: process.id,
      version: process.version,
      changes: [{ path: "role", value: "self" }],
    });
    if (!patched.ok) throw new Error(patched.failure.kind);
    expect(answerAt(patched.value.process.formData, "givenName")).toBe("Åsa");
  });

  it("is cleaned in the name of a file, which is never empty", async () => {
    const ports = memoryPorts();
    const process = await aStartedProcess(ports, session);
    const nameOf = async (fileName: string): Promise<string | undefined> => {
      const reserved = await reserveAttachment(ports, {
        actor: session.user,
        processId: process.id,
        fieldPath: "doc.identity",
        fileName,
        size: 10,
        partSha256: [`${fileName.length}`.padStart(44, "A")],
        limits: LIMITS,
      });
      return reserved.ok ? reserved.value.attachment.fileName : reserved.failure.kind;
    };
    expect(await nameOf("Zu\u0308rich\u202Efdp.\uD83Dpdf")).toBe("Zürichfdp.pdf");
    expect(await nameOf("\u200B")).toBe("Anlage.pdf");
  });
});
