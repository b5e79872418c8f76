import { vi } from "vitest";

// The functions read their settings beside their bundle and write their log to standard output; here both are the test's.
vi.mock("../../functions/runtime/readSettings.ts", async () => ({
  readSettings: (await import("./theSettings.ts")).theSettings,
}));
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
