import { expect, it } from "vitest";
import { withoutMessage } from "./withoutMessage.ts";

const SECRET = "Amina Beispiel\n    at home, born 14.03.1991";

const named = Object.assign(new Error(SECRET), { name: "InvalidSignature" });
const withCause = new Error(SECRET, { cause: new Error(SECRET) });
const withoutPlaces = Object.assign(new Error(SECRET), { stack: SECRET });

it.each([
  ["an error", named, "InvalidSignature"],
  ["an error with a cause", withCause, "Error"],
  ["an error without places", withoutPlaces, "Error"],
])(
  "An exception that nobody expected leaves an execution its name and nothing of its message: %s",
  async (_what, thrown, name) => {
    const left: unknown = await withoutMessage(() => Promise.reject(thrown)).catch((error: unknown) => error);
    expect(left).toMatchObject({ name, message: "" });
    const text = left instanceof Error ? [left.stack, left.cause, String(left)].join(" ") : "";
    expect(text).toContain(name);
    expect(text).not.toMatch(/Amina|home|1991/);
  },
);

it("An exception that nobody expected keeps its place in the code, for those who mend it", async () => {
  const left: unknown = await withoutMessage(() => Promise.reject(new Error("secret"))).catch(
    (error: unknown) => error,
  );
  expect(left instanceof Error && left.stack).toMatch(/^Error\n +at .*withoutMessage\.test\.ts/);
});
