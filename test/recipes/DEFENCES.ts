import { type Edit, type TestCheck, tests } from "./Recipe.ts";

/** A defence of `functions/THREAT_MODEL.md`, how it is taken out, and the test of its row that then fails. */
export interface Defence {
  /** The beginning of its row. */
  readonly threat: string;
  readonly without: Edit;
  readonly missedBy: TestCheck;
}

const replaced = (file: string, change: { readonly from: string; readonly by: string }): Edit => ({
  file,
  replace: change.from,
  by: change.by,
});

const security = (name: string): TestCheck => tests("security", `test/security/${name}.test.ts`);

export const DEFENCES: readonly Defence[] = [
  {
    threat: "Spoofing: a forged or replayed sign-in",
    without: replaced("functions/adapters/oidc/createOidcProviders.ts", {
      from: 'if (issuedAt < times.now.getTime() / 1000 - ISSUED_MAX_AGE_SECONDS) return refused("issued-long-ago");',
      by: "",
    }),
    missedBy: security("oidcAttacks"),
  },
  {
    threat: "Spoofing: another person's session",
    without: replaced("functions/adapters/dynamodb/createSessionStore.ts", {
      from: 'return createHash("sha256").update(sessionId).digest("hex");',
      by: "return sessionId;",
    }),
    missedBy: security("identityStores"),
  },
  {
    threat: "Spoofing: cross-site requests",
    without: replaced("functions/runtime/http/createApiHandler.ts", {
      from: "if (header === undefined || known.cookie === undefined || !equalText(header, known.cookie)) return false;",
      by: "if (header === undefined || known.cookie === undefined) return true;",
    }),
    missedBy: security("browserAttacks"),
  },
  {
    threat: "Tampering: another person's application",
    without: replaced("functions/domain/sign-in/Actor.ts", {
      from: "process === undefined || !isOwnedBy(process, actor)",
      by: "process === undefined",
    }),
    missedBy: security("rights"),
  },
  {
    threat: "Tampering: concurrent writes",
    without: replaced("functions/adapters/dynamodb/updateItem.ts", {
      from: 'ConditionExpression: "revision = :read",',
      by: 'ConditionExpression: "attribute_exists(revision) OR revision = :read",',
    }),
    missedBy: security("processStore"),
  },
  {
    threat: "Tampering: an unexpected body",
    without: replaced("functions/runtime/http/readBody.ts", {
      from: 'return isTooDeep(parsed) ? err("invalid-json") : ok(parsed);',
      by: "return ok(parsed);",
    }),
    missedBy: tests("unit", "functions/runtime/http/readBody.test.ts"),
  },
  {
    threat: "Tampering: a forged counterparty answer",
    without: replaced("functions/adapters/fit-connect/events/createDeliveryCallbacks.ts", {
      from: 'if (!timingSafeEqual(right, Buffer.from(authentication, "hex"))) return refused("authentication");',
      by: "",
    }),
    missedBy: security("deliveryCallback"),
  },
  {
    threat: "Tampering: a captive portal answers",
    without: replaced("frontend/src/api/client.ts", {
      from: "if (!response.headers.has(ANSWER_HEADER)) return undefined;",
      by: "",
    }),
    missedBy: tests("unit", "frontend/src/api/foreignAnswers.test.ts"),
  },
  {
    threat: "Tampering: a package or a build",
    without: replaced(".npmrc", { from: "ignore-scripts=true", by: "ignore-scripts=false" }),
    missedBy: tests("architecture", "test/architecture/installation.test.ts"),
  },
  {
    threat: "Denial of service: crashes on demand ring and roll back",
    without: replaced("functions/usecases/application/takeRoom.ts", {
      from: 'return fits(closely) ? ok(closely) : err({ kind: "full" });',
      by: "return ok(closely);",
    }),
    missedBy: tests("unit", "functions/usecases/application/takeRoom.test.ts"),
  },
  {
    threat: "Elevation of privilege: a lower level of trust",
    without: replaced("functions/domain/sign-in/Actor.ts", {
      from: 'if (!satisfiesTrustLevel(actor.trustLevel, process.trustLevel)) return err({ kind: "trust-level-too-low" });',
      by: "",
    }),
    missedBy: security("rights"),
  },
  {
    threat: "Identifying: the person behind an owner id",
    without: replaced("functions/adapters/system/ownerIds.ts", {
      from: 'createHmac("sha256", key).update(id)',
      by: 'createHash("sha256").update(id)',
    }),
    missedBy: security("ownerIds"),
  },
  {
    threat: "Data disclosure: backups of deleted drafts",
    without: replaced("functions/adapters/dynamodb/sealedProcess.ts", {
      from: "...{ id, ownerId, status, updatedAt, availableUntil, resultsAvailableUntil, sealed },",
      by: "...process, sealed,",
    }),
    missedBy: security("sealedProcesses"),
  },
];
