import { openApiDocument } from "#contract/openApiDocument.ts";
import { versionOperations } from "#contract/version.ts";
import { type Availability, noticeAt } from "#domain/operation/Availability.ts";
import { ok } from "#domain/result.ts";
import type { ApiRoute } from "#runtime/http/defineRoute.ts";
import { definePublicRoute } from "#runtime/http/defineRoute.ts";
import { clock } from "#runtime/wiring/system.ts";
import { publicSealKeys } from "#runtime/wiring/documents.ts";
import { readDigests, readEnvironment, readSettings } from "#runtime/deployment.ts";

/** What this build is, what operators announce, and the keys that seal documents; `availability` is asked for each answer. */
export function versionRoutes(availability: () => Promise<Availability>): readonly ApiRoute[] {
  const version = readEnvironment("PORTAL_VERSION");
  const commit = readEnvironment("PORTAL_COMMIT");
  const functions = readDigests();
  const sealKeys = publicSealKeys(readSettings().server.seal);
  return [
    definePublicRoute({
      name: "getVersion",
      schemas: versionOperations.getVersion,
      handle: () => Promise.resolve(ok({ body: { version, commit, functions } })),
      problems: {},
    }),
    definePublicRoute({
      name: "getNotice",
      schemas: versionOperations.getNotice,
      handle: async () => {
        const now = await availability();
        const notice = noticeAt(now, clock.now());
        return ok({
          body: { readOnly: now.readOnly, notice: notice?.text ?? null, until: notice?.until ?? null },
        });
      },
      problems: {},
    }),
    definePublicRoute({
      name: "getSealKeys",
      schemas: versionOperations.getSealKeys,
      handle: () => Promise.resolve(ok({ body: { keys: [...sealKeys] } })),
      problems: {},
    }),
    definePublicRoute({
      name: "getOpenApi",
      schemas: versionOperations.getOpenApi,
      handle: () => Promise.resolve(ok({ body: openApiDocument(version) })),
      problems: {},
    }),
  ];
}
