import { expect, test } from "vitest";
import { unbrokenName } from "./ServiceName.tsx";

test("the second half of a name stays with the hyphen that stands for the first, and other hyphens stay as they are", () => {
  expect(unbrokenName("Gesundheits- und Krankenpflegerin / -pfleger")).toBe(
    "Gesundheits- und Krankenpflegerin / \u2011pfleger",
  );
  expect(unbrokenName("Logopädie - Niveau 1")).toBe("Logopädie - Niveau 1");
});
