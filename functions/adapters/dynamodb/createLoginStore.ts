import { createHash, randomUUID } from "node:crypto";
import { DeleteCommand, GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import { z } from "zod";
import { longestMilliseconds } from "#domain/operation/DATA_CLASSES.ts";
import { identifiedPersonSchema } from "#domain/sign-in/IdentifiedPerson.ts";
import { pendingLoginSchema } from "#domain/sign-in/UserSession.ts";
import type { Clock } from "#ports/System.ts";
import type { LoginStore } from "#ports/sign-in/LoginStore.ts";
import { putNew, updateOnce } from "./ownWrites.ts";
import type { ItemTable } from "./updateItem.ts";

const LOGIN_MILLISECONDS = longestMilliseconds("logins");
const ANSWER_MILLISECONDS = 60_000;

const expirySchema = z.object({ expiresAt: z.number() });
const loginItemSchema = z.object({ login: pendingLoginSchema });
const answerItemSchema = z.object({
  answer: z.object({ state: z.string(), person: identifiedPersonSchema }),
});

const logoutItemSchema = z.object({
  logout: z.object({ providerId: z.string(), requestId: z.string() }),
});

/** Started logins and verified answers under the SHA-256 of their secrets. One is taken by one conditional write. */
export function createLoginStore({ client, tableName }: ItemTable, clock: Clock): LoginStore {
  const put = async (key: string, item: Readonly<Record<string, unknown>>): Promise<void> => {
    await client.send(new PutCommand({ TableName: tableName, Item: { ...item, loginId: key } }));
  };
  const expiry = (milliseconds: number): number => Math.ceil((clock.now().getTime() + milliseconds) / 1000);
  const alive = (item: unknown): unknown => {
    const parsed = expirySchema.safeParse(item);
    return parsed.success && parsed.data.expiresAt * 1000 > clock.now().getTime() ? item : undefined;
  };
  /** Marked before it is deleted: a deletion that is sent again because its answer was lost finds nothing any more. */
  const take = async (key: string): Promise<unknown> => {
    const Key = { loginId: key };
    const marked = await updateOnce(
      { client, tableName },
      {
        Key,
        UpdateExpression: "SET takenBy = :mark",
        ConditionExpression: "attribute_exists(loginId) AND attribute_not_exists(takenBy)",
        mark: "takenBy",
      },
    );
    if (marked === undefined) return undefined;
    await client.send(new DeleteCommand({ TableName: tableName, Key }));
    return alive(marked);
  };
  return {
    remember: (login) => put(keyOf("login", login.state), { login, expiresAt: expiry(LOGIN_MILLISECONDS) }),
    async find(state) {
      const { Item: item } = await client.send(
        new GetCommand({
          TableName: tableName,
          Key: { loginId: keyOf("login", state) },
          ConsistentRead: true,
        }),
      );
      const found = item?.["takenBy"] === undefined ? alive(item) : undefined;
      return found === undefined ? undefined : loginItemSchema.parse(found).login;
    },
    async claim(state) {
      const taken = await take(keyOf("login", state));
      return taken === undefined ? undefined : loginItemSchema.parse(taken).login;
    },
    keepAnswer: (code, answer) =>
      put(keyOf("answer", code), { answer, expiresAt: expiry(ANSWER_MILLISECONDS) }),
    async claimAnswer(code) {
      const taken = await take(keyOf("answer", code));
      return taken === undefined ? undefined : answerItemSchema.parse(taken).answer;
    },
    rememberLogout: (logout) =>
      put(keyOf("logout", logout.requestId), { logout, expiresAt: expiry(LOGIN_MILLISECONDS) }),
    async claimLogout(requestId) {
      const taken = await take(keyOf("logout", requestId));
      return taken === undefined ? undefined : logoutItemSchema.parse(taken).logout;
    },
    useOnce: (messageId) => {
      const loginId = keyOf("message", messageId);
      const item = { loginId, expiresAt: expiry(LOGIN_MILLISECONDS), usedBy: randomUUID() };
      return putNew({ client, tableName }, { item, key: "loginId", mark: "usedBy" });
    },
  };
}

function keyOf(kind: "login" | "answer" | "logout" | "message", secret: string): string {
  return `${kind}#${createHash("sha256").update(secret).digest("hex")}`;
}
