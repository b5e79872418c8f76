import { createServer } from "node:http";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { checkCallback } from "#adapters/fit-connect/events/createDeliveryCallbacks.ts";
import { deliveryOperations } from "#contract/delivery.ts";
import { runAuthority } from "#infra/counterparties/fit-connect/authority/runAuthority.ts";
import { delivered, transportTo } from "./application.ts";
import { startConsole } from "./startConsole.ts";
import { startFitConnect, type RunningFitConnect } from "./startFitConnect.ts";

const SECRET = "a-secret-of-at-least-thirty-two-characters";

interface Arrived {
  readonly timestamp: string | undefined;
  readonly authentication: string | undefined;
  readonly text: string;
}

let fitConnect: RunningFitConnect;
let outputFolder: string;
/** Statuses that the receiver answers next; then 204. */
const answers: number[] = [];
const arrived: Arrived[] = [];
const header = (value: string | readonly string[] | undefined): string | undefined =>
  typeof value === "string" ? value : undefined;

const receiver = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    arrived.push({
      timestamp: header(request.headers["callback-timestamp"]),
      authentication: header(request.headers["callback-authentication"]),
      text: Buffer.concat(chunks).toString("utf8"),
    });
    response.writeHead(answers.shift() ?? 204).end();
  });
});
let url: string;

beforeAll(async () => {
  fitConnect = await startFitConnect();
  outputFolder = await mkdtemp(join(tmpdir(), "authority-"));
  await new Promise<void>((listening) => {
    receiver.listen(0, "127.0.0.1", () => {
      listening();
    });
  });
  url = `http://127.0.0.1:${z.object({ port: z.number() }).parse(receiver.address()).port}/callback`;
});

afterAll(async () => {
  receiver.close();
  await fitConnect.stop();
  await rm(outputFolder, { recursive: true });
});

describe("the delivery service with a callback address", () => {
  it("calls it after the authority's event, signed as FIT-Connect documents it, until it is acknowledged", async () => {
    const transport = transportTo(fitConnect.description, {
      callback: () => Promise.resolve({ url, secret: SECRET }),
    });
    const sent = await delivered(transport);
    const console = await startConsole(fitConnect.description, () => new Date());
    answers.push(500);
    const { externalId } = sent.reservation;
    await runAuthority(["accept", externalId], { portalUrl: console.portalUrl, outputFolder });
    await console.stop();
    await expect.poll(() => arrived.length).toBe(2);
    for (const callback of arrived) {
      expect(checkCallback(callback, { secret: SECRET, now: new Date() }).ok).toBe(true);
      expect(
        deliveryOperations.receiveFitConnectCallback.body.parse(JSON.parse(callback.text)),
      ).toMatchObject({ submissionIds: [externalId], submissions: [{ submissionId: externalId }] });
    }
    expect(await transport.checkDelivery(sent)).toMatchObject({ value: { kind: "delivered" } });
  });
});
