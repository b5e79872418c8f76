import { expect, test } from "vitest";
import { loginFailureOf, momentOf, referenceOf, startFailureOf } from "./loginFailure.ts";

test("an unknown reason is shown as a refusal and not repeated", () => {
  expect(loginFailureOf("account-blocked", null)).toBe("account-blocked");
  expect(loginFailureOf("<b>you won</b>", "constructor")).toBe("login-refused");
});

test("only a refusal says more: that it took too long, that a clock is wrong, that it is not secure enough", () => {
  expect(["time", "clock", "algorithm", null].map((cause) => loginFailureOf("login-refused", cause))).toEqual(
    ["login-late", "login-clock", "login-weak", "login-refused"],
  );
  expect(loginFailureOf("account-incomplete", "time")).toBe("account-incomplete");
});

test("a reference is shown only when it is one that the portal could have given", () => {
  expect(referenceOf("7K3QD82M")).toBe("7K3QD82M");
  for (const text of [null, "", "call 0190 now", "7K3QD82MX", "OIL00000"])
    expect(referenceOf(text)).toBeUndefined();
});

test("a sign-in that cannot begin names the reason that the server gave", () => {
  const problem = (kind: "identity-provider-unavailable" | "terms-not-accepted" | "provider-not-found") =>
    ({ kind: "problem", problem: kind, details: { type: "", title: "", status: 503 } }) as const;
  expect(startFailureOf(problem("identity-provider-unavailable"))).toBe("identity-provider-unavailable");
  expect(startFailureOf(problem("terms-not-accepted"))).toBe("login-unknown");
  expect(startFailureOf(problem("provider-not-found"))).toBe("login-refused");
  expect(startFailureOf({ kind: "offline" })).toBe("identity-provider-unavailable");
});

test("the end of a block is shown only when it is a moment", () => {
  expect(momentOf("2026-12-24T18:00:00.000Z")).toBe("2026-12-24T18:00:00.000Z");
  for (const text of [null, "", "tomorrow", "2026-99-99T00:00:00Z"]) expect(momentOf(text)).toBeUndefined();
});
