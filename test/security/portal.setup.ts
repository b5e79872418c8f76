import { vi } from "vitest";

// The functions read their settings beside their bundle, what is switched off from a table, the keys of owner ids from
// a secret, and write their log to standard output; here all are the test's.
vi.mock("../../functions/runtime/readSettings.ts", async () => ({
  readSettings: (await import("./theSettings.ts")).theSettings,
}));
vi.mock("../../functions/runtime/readDigests.ts", () => ({ readDigests: () => ({}) }));
vi.mock("../../functions/runtime/ports/availability.ts", async () => {
  const { ALL_OPEN } = await import("../../functions/domain/availability/Availability.ts");
  return { availability: () => Promise.resolve(ALL_OPEN) };
});
vi.mock("../../functions/runtime/ports/ownerIds.ts", async () => {
  const { ownerIdsOf } = await import("../../functions/adapters/system/ownerIds.ts");
  const keys = ["key of owner ids".padEnd(43, "-")];
  return {
    ownerIds: () => (person: { readonly providerId: string; readonly subject: string }) =>
      Promise.resolve(ownerIdsOf(person, keys)),
  };
});
vi.mock("../../functions/runtime/ports/eventLog.ts", async () => {
  const { lines } = await import("./theLog.ts");
  return {
    eventLog: () => ({
      write: (message: string, fields: object = {}) => {
        lines.push({ message, ...fields });
      },
    }),
  };
});
