import { vi } from "vitest";

// The functions read their settings beside their bundle, what is switched off from a table, and write their log to
// standard output; here all are the test's.
vi.mock("../../functions/runtime/readSettings.ts", async () => ({
  readSettings: (await import("./theSettings.ts")).theSettings,
}));
vi.mock("../../functions/runtime/readDigests.ts", () => ({ readDigests: () => ({}) }));
vi.mock("../../functions/runtime/ports/availability.ts", async () => {
  const { ALL_OPEN } = await import("../../functions/domain/availability/Availability.ts");
  return { availability: () => Promise.resolve(ALL_OPEN) };
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
