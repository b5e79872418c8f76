import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readRootPart } from "./readRootPart.ts";
import { writeMultipart, type BinaryPart } from "./writeMultipart.ts";

const BOUNDARY = "uuid:7d9b9a6e-1f5f-4c0e-9d0a-3f7d2a1b6c55";

async function written(envelope: string, parts: readonly BinaryPart[] = []) {
  const { contentType, body } = writeMultipart("sendMessage", { envelope, parts, boundary: BOUNDARY });
  const pieces: Uint8Array[] = [];
  for await (const piece of body) pieces.push(piece);
  return { contentType, pieces, bytes: Buffer.concat(pieces) };
}

function part(id: string, bytes: Uint8Array): BinaryPart {
  return { contentId: id, contentType: "application/pdf", read: () => Promise.resolve(bytes) };
}

describe("a XOP package", () => {
  it("names the action in start-info, in the root part and as parameter", async () => {
    const { contentType, bytes } = await written("<e/>");
    expect(contentType).toBe(
      'multipart/related; type="application/xop+xml"; ' +
        `boundary="${BOUNDARY}"; start="<root.message@portal>"; ` +
        'start-info="application/soap+xml; action=\\"http://www.xta.de/XTA/SendMessage\\""; ' +
        'action="http://www.xta.de/XTA/SendMessage"',
    );
    expect(bytes.toString()).toContain(
      'type="application/soap+xml; action=\\"http://www.xta.de/XTA/SendMessage\\""',
    );
  });

  it("is written in pieces, and reads a file only when its turn comes", async () => {
    const order: string[] = [];
    const noted = (id: string): BinaryPart => ({
      ...part(id, new Uint8Array()),
      read: () => {
        order.push(id);
        return Promise.resolve(new Uint8Array(200_000));
      },
    });
    const { body } = writeMultipart("sendMessage", {
      envelope: "<e/>",
      parts: [noted("a"), noted("b")],
      boundary: BOUNDARY,
    });
    let longest = 0;
    for await (const piece of body) {
      longest = Math.max(longest, piece.length);
      order.push("piece");
    }
    expect(longest).toBeLessThanOrEqual(65_536);
    expect(order.indexOf("b") - order.indexOf("a")).toBeGreaterThan(4);
  });

  it("gives back the envelope, whatever it and the parts contain", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: "grapheme" }),
        fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 3 }),
        async (envelope, contents) => {
          const { contentType, bytes } = await written(
            envelope,
            contents.map((content, index) => part(`p${index}`, content)),
          );
          // The writer ends the root with a line break, as every part.
          expect(readRootPart(contentType, bytes)).toBe(envelope);
        },
      ),
    );
  });

  it("is not read when it is cut off anywhere before its end", async () => {
    const { contentType, bytes } = await written("<e/>", [part("a", Buffer.from("%PDF"))]);
    expect(readRootPart(contentType, bytes)).toBeDefined();
    fc.assert(
      fc.property(fc.integer({ min: 0, max: bytes.length - 5 }), (length) => {
        expect(readRootPart(contentType, bytes.subarray(0, length))).toBeUndefined();
      }),
    );
  });

  it("never breaks the reader, whatever a server sends", () => {
    const types = fc.oneof(
      fc.string(),
      fc.string().map((boundary) => `multipart/related; boundary="${boundary}"`),
      fc.constant("multipart/related; boundary=b; start=x"),
      fc.constant("application/soap+xml"),
    );
    fc.assert(
      fc.property(types, fc.string({ unit: "binary" }), (contentType, body) => {
        const root = readRootPart(contentType, Buffer.from(body));
        expect(["string", "undefined"]).toContain(typeof root);
      }),
    );
  });

  it("is found by the id that `start` names, wherever it stands; plain answers count too", () => {
    const body = [
      "--b",
      "Content-ID: <a@x>",
      "",
      "attachment",
      "--b",
      "Content-Id: <r@x>",
      "",
      "<root/>",
      "--b--",
    ];
    const bytes = Buffer.from(body.join("\r\n"));
    expect(readRootPart('multipart/related; boundary=b; start="<r@x>"', bytes)).toBe("<root/>");
    expect(readRootPart("multipart/related; boundary=b", bytes)).toBe("attachment");
    expect(readRootPart("application/soap+xml; charset=utf-8", Buffer.from("<e/>"))).toBe("<e/>");
    expect(readRootPart("text/html", Buffer.from("<e/>"))).toBeUndefined();
    expect(readRootPart("application/soap+xml", Buffer.from([0xff]))).toBeUndefined();
  });
});
