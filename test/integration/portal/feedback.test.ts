import { expect, inject, it } from "vitest";
import { BECAUSE, runOperator } from "./runOperator.ts";
import { Visitor } from "./Visitor.ts";

it("What somebody says of the portal reaches its operator", async () => {
  const text = `The table does not fit the screen (${Date.now()}).`;
  const visitor = new Visitor(inject("portalUrl"));
  await visitor.startAnonymously();
  const sent = await visitor.call({
    method: "POST",
    path: "/api/feedback",
    body: { kind: "barrier", text, page: "index", locale: "en" },
  });
  expect(sent.status).toBe(204);
  const listed = await runOperator(["feedback", "list", ...BECAUSE]);
  expect([listed.code, listed.output]).toEqual([0, expect.stringContaining(text)]);
});
