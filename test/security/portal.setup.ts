import { vi } from "vitest";
import type * as Deployment from "#runtime/deployment.ts";
import type * as Operation from "#runtime/wiring/operation.ts";
import type * as SignIn from "#runtime/wiring/sign-in.ts";
import type * as System from "#runtime/wiring/system.ts";

// The functions read their settings from a file next to their bundle, what is switched off from a table, the keys of
// owner ids from a secret, and write their log to standard output; here all are the test's.
vi.mock("#runtime/deployment.ts", async (original) => ({
  ...(await original<typeof Deployment>()),
  readSettings: (await import("./theSettings.ts")).theSettings,
  readDigests: () => ({}),
}));
vi.mock("#runtime/wiring/operation.ts", async (original) => {
  const { ALL_OPEN } = await import("#domain/operation/Availability.ts");
  return { ...(await original<typeof Operation>()), availability: () => Promise.resolve(ALL_OPEN) };
});
vi.mock("#runtime/wiring/sign-in.ts", async (original) => {
  const { ownerIdsOf } = await import("#adapters/system/ownerIds.ts");
  const keys = ["key of owner ids".padEnd(43, "-")];
  return {
    ...(await original<typeof SignIn>()),
    ownerIds: () => (person: { readonly providerId: string; readonly subject: string }) =>
      Promise.resolve(ownerIdsOf(person, keys)),
  };
});
vi.mock("#runtime/wiring/system.ts", async (original) => {
  const { lines } = await import("./theLog.ts");
  return {
    ...(await original<typeof System>()),
    eventLog: () => ({
      write: (message: string, fields: object = {}) => {
        lines.push({ message, ...fields });
      },
    }),
  };
});
