import { openApiDocument } from "../../contract/openApiDocument.ts";
import { versionOperations } from "../../contract/version.ts";
import { noticeAt } from "../../domain/availability/Availability.ts";
import { ok } from "../../domain/result.ts";
import { createApiHandler } from "../../runtime/http/createApiHandler.ts";
import { definePublicRoute } from "../../runtime/http/defineRoute.ts";
import { availability } from "../../runtime/ports/availability.ts";
import { clock } from "../../runtime/ports/system.ts";
import { publicSealKeys } from "../../runtime/publicSealKeys.ts";
import { readDigests } from "../../runtime/readDigests.ts";
import { readSettings } from "../../runtime/readSettings.ts";
import { readEnvironment } from "../../runtime/readEnvironment.ts";

const version = readEnvironment("PORTAL_VERSION");
const commit = readEnvironment("PORTAL_COMMIT");
const functions = readDigests();
const sealKeys = publicSealKeys(readSettings().server.seal);

export const handler = createApiHandler({
  group: "version",
  routes: [
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
  ],
});
