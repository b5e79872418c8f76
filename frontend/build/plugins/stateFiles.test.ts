import { expect, it } from "vitest";
import { securityText } from "./stateFiles.ts";

const BUILT_AT = Date.UTC(2026, 10, 25);

it("Whoever finds a weakness reads whom to tell, until less than a year after the build", () => {
  const text = securityText({
    publicUrl: "https://portal.example",
    contact: "sicherheit@portal.example",
    builtAt: BUILT_AT,
  });
  expect(text.split("\n")).toEqual([
    "Contact: mailto:sicherheit@portal.example",
    "Expires: 2027-11-24T00:00:00.000Z",
    "Preferred-Languages: de, en",
    "Canonical: https://portal.example/.well-known/security.txt",
    "",
  ]);
});

it("A page can be named instead of an address for mail", () => {
  const contact = "https://portal.example/@security";
  const text = securityText({ publicUrl: "https://portal.example", contact, builtAt: BUILT_AT });
  expect(text).toContain(`Contact: ${contact}\n`);
});
