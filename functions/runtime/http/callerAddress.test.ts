import { expect, it } from "vitest";
import { apiEventSchema } from "./ApiEvent.ts";
import { callerAddress } from "./callerAddress.ts";

const from = (forwarded: string | undefined, sourceIp?: string): string =>
  callerAddress(
    apiEventSchema.parse({
      httpMethod: "POST",
      path: "/api/feedback",
      headers: forwarded === undefined ? null : { "X-Forwarded-For": forwarded },
      requestContext: { requestId: "r", ...(sourceIp !== undefined && { identity: { sourceIp } }) },
    }),
  );

it("is whom the distribution saw, whatever the caller wrote before it", () => {
  expect(from("203.0.113.5, 64.252.1.1")).toBe("203.0.113.5");
  expect(from("1.1.1.1, 2.2.2.2,203.0.113.5 , 64.252.1.1", "64.252.1.1")).toBe("203.0.113.5");
});

it("is whom the gateway saw where there is no distribution", () => {
  expect(from("203.0.113.5", "127.0.0.1")).toBe("127.0.0.1");
  expect(from(undefined, "127.0.0.1")).toBe("127.0.0.1");
  expect(from(undefined)).toBe("");
});
