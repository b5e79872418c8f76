import { describe, expect, it } from "vitest";
import { SERVICE_GROUPS } from "#contract/routes.ts";
import { ORIGIN_HEADER } from "#contract/limits.ts";
import { cameThroughCloudFront } from "#runtime/http/originGuard.ts";
import { aPortal } from "./aPortal.ts";

const GROUPS = SERVICE_GROUPS.filter((group) => group !== "version");

describe("the address of the gateway, which is public", () => {
  it.each(GROUPS)("answers nothing of %s to who comes past CloudFront", async (group) => {
    for (const word of ["", "guessed", "w".repeat(42)]) {
      const call = { method: "GET", path: "/api/forms", headers: { [ORIGIN_HEADER]: word } };
      const answer = await aPortal().call(group, call);
      expect([answer.status, answer.body]).toEqual([403, expect.stringContaining("origin-refused")]);
    }
  });

  it("answers a call with the present word or with one before it, until CloudFront has the present one", () => {
    const words = { word: "n".repeat(43), before: ["o".repeat(43)] };
    const calls = [words.word, ...words.before, "x".repeat(43), ""].map((word) =>
      cameThroughCloudFront(
        {
          httpMethod: "GET",
          path: "/",
          headers: { [ORIGIN_HEADER]: word },
          multiValueQueryStringParameters: {},
          body: null,
          isBase64Encoded: false,
          requestContext: { requestId: "request" },
        },
        words,
      ),
    );
    expect(calls).toEqual([true, true, false, false]);
  });
});
