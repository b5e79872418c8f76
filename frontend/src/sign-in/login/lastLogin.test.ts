import { expect, it } from "vitest";
import { tabStorage } from "#test/fixtures/tabStorage.ts";
import { forgetLogin, isReturn } from "./lastLogin.ts";

const intent = {
  kind: "login",
  provider: {},
  termsVersion: "1",
  trustLevel: "low",
  redirect: "/formular?process=p1&page=send&handover=1",
  cancelUrl: "/formular?process=p1",
};
const kept = tabStorage();

it("A sign-in comes back to the application that it was begun for, and once it is there it is over", () => {
  kept.set("last-login", JSON.stringify({ at: Date.now(), intent }));
  expect(isReturn("p2")).toBe(false);
  expect(isReturn("p1")).toBe(true);
  forgetLogin();
  expect(isReturn("p1")).toBe(false);
});

it("A sign-in that was begun for no application, or hours ago, comes back to none", () => {
  expect(isReturn("p1")).toBe(false);
  kept.set("last-login", JSON.stringify({ at: Date.now(), intent: { ...intent, redirect: "/konto" } }));
  expect(isReturn("p1")).toBe(false);
  kept.set("last-login", JSON.stringify({ at: Date.now() - 2 * 3_600_000, intent }));
  expect(isReturn("p1")).toBe(false);
});
