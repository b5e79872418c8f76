import { createServer, type RequestListener, type Server } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { httpFormService } from "./httpFormService.ts";

let server: Server | undefined;

function serve(listener: RequestListener): Promise<string> {
  return new Promise((resolve) => {
    const started = createServer(listener).listen(0, "127.0.0.1", () => {
      const address = started.address();
      resolve(`http://127.0.0.1:${String(typeof address === "object" ? address?.port : "")}`);
    });
    server = started;
  });
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

describe("a server with forms of type LIP", () => {
  it("is asked for the document under its path, and hands it over as it is", async () => {
    const asked: unknown[] = [];
    const address = await serve(({ method, url, headers }, response) => {
      asked.push([method, url, headers.accept]);
      response.writeHead(200, { "content-type": "application/json" }).end('{"lip":1,"title":"Prüfung"}');
    });
    expect(await httpFormService(`${address}/api/`).document("a/../b c")).toEqual({
      ok: true,
      value: { lip: 1, title: "Prüfung" },
    });
    expect(asked).toEqual([["GET", "/api/forms/a%2F..%2Fb%20c", "application/json"]]);
  });

  it("may not have the form, or answer something else", async () => {
    const address = await serve(({ url }, response) => {
      response.writeHead(url === "/forms/missing" ? 404 : 503).end("no");
    });
    const service = httpFormService(address);
    expect(await service.document("missing")).toEqual({ ok: false, failure: { kind: "form-not-found" } });
    const failure = { kind: "answered-otherwise", status: 503 };
    expect(await service.document("broken")).toEqual({ ok: false, failure });
  });

  it("is not believed what is no JSON", async () => {
    const address = await serve((_, response) => response.end("<html>"));
    const failure = { kind: "not-json" };
    expect(await httpFormService(address).document("a")).toEqual({ ok: false, failure });
  });

  it("is left alone when it sends more than ten megabytes", async () => {
    let isLeft = false;
    const address = await serve((_, response) => {
      const chunk = Buffer.alloc(1_000_000, " ");
      const send = (): void => {
        while (!isLeft && response.write(chunk));
        if (!isLeft) response.once("drain", send);
      };
      response.once("close", () => {
        isLeft = true;
      });
      send();
    });
    const failure = { kind: "too-large" };
    expect(await httpFormService(address).document("a")).toEqual({ ok: false, failure });
  });

  it("is not waited for without end, and not followed to another place", async () => {
    const address = await serve(({ url }, response) => {
      if (url === "/forms/elsewhere") response.writeHead(302, { location: "http://192.0.2.1/" }).end();
    });
    const hasty = httpFormService(address, { timeoutMilliseconds: 50 });
    const failure = { kind: "unreachable" };
    expect(await hasty.document("silent")).toEqual({ ok: false, failure });
    expect(await httpFormService(address).document("elsewhere")).toEqual({ ok: false, failure });
    expect(await httpFormService("http://127.0.0.1:1").document("a")).toEqual({ ok: false, failure });
  });

  it.each([
    "http://forms.example",
    "http://127.0.0.1.forms.example",
    "ftp://127.0.0.1",
    "file:///etc",
    "nowhere",
    "",
    "https://user:secret@forms.example",
  ])("is not asked over %s", async (address) => {
    const failure = { kind: "address-refused" };
    expect(await httpFormService(address).document("a")).toEqual({ ok: false, failure });
  });
});
