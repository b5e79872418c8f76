import { expect, it } from "vitest";
import { wrongAccount } from "./wrongAccount.ts";

it("Credentials of another account than the settings name change nothing, and both are told", () => {
  const says = wrongAccount("111111111111", "222222222222");
  expect(says).toContain("account 111111111111, and these credentials are of 222222222222");
});

it("Credentials of the named account do, and templates are written without any", () => {
  expect(wrongAccount("111111111111", "111111111111")).toBeUndefined();
  expect(wrongAccount("111111111111", undefined)).toBeUndefined();
  expect(wrongAccount(undefined, "222222222222")).toBeUndefined();
});
