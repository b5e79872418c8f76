import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, vi } from "vitest";
import { readLocalPortal } from "./readLocalPortal.ts";

describe("the portal of this machine", () => {
  it.each([["a page"], ['{"aws":{}}'], [""]])("is none where %j answers in its place", async (body) => {
    const server = createServer((_, response) => response.end(body));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port }: AddressInfo = Object.assign({ port: 0, address: "", family: "" }, server.address());
    vi.stubEnv("PORT", port.toString());
    const read = await readLocalPortal("a table");
    await new Promise((resolve) => server.close(resolve));
    expect(read).toEqual({
      ok: false,
      failure: `What answers at http://127.0.0.1:${port.toString()} is no portal on this machine.`,
    });
  });
});
