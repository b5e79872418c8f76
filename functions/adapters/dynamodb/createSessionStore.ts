import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import {
  DeleteCommand,
  GetCommand,
  paginateQuery,
  PutCommand,
  UpdateCommand,
  type UpdateCommandInput,
} from "@aws-sdk/lib-dynamodb";
import { z } from "zod";
import { type ProviderSignIn, providerSignInOf } from "#domain/sign-in/ProviderSignIn.ts";
import { type UserSession, userSessionSchema } from "#domain/sign-in/UserSession.ts";
import type { SessionStore } from "#ports/sign-in/SessionStore.ts";
import { updateOnce } from "./ownWrites.ts";
import { listItemsByOwner } from "./readableItems.ts";
import type { ItemTable } from "./updateItem.ts";

const BY_SIGN_IN_INDEX = "bySignIn";
/** An index shows what is written within a second, as a rule; a provider may end a sign-in that has just begun. */
const INDEX_MILLISECONDS = 2000;
type SessionChange = Omit<UpdateCommandInput, "TableName" | "ReturnValues">;
/** Keys of an index cannot be empty. */
const NO_INDEX = "-";

/** Sessions under the SHA-256 of their id: ids are 32 random bytes, so no salt is needed. */
export function createSessionStore({ client, tableName }: ItemTable): SessionStore {
  /** What the session was before the change; undefined: the condition does not hold, and nothing changed. */
  const updated = async (change: SessionChange): Promise<UserSession | undefined> => {
    try {
      const { Attributes: before } = await client.send(
        new UpdateCommand({ TableName: tableName, ...change, ReturnValues: "ALL_OLD" }),
      );
      return before === undefined ? undefined : userSessionSchema.parse(before);
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return undefined;
      throw error;
    }
  };
  /** Sets one attribute of a session that exists; of one that is gone, nothing. */
  const set = async (
    sessionId: string,
    change: { readonly name: string; readonly value: unknown },
  ): Promise<void> => {
    await updated({
      Key: { sessionHash: hashOf(sessionId) },
      UpdateExpression: "SET #name = :value",
      ConditionExpression: "attribute_exists(sessionHash)",
      ExpressionAttributeNames: { "#name": change.name },
      ExpressionAttributeValues: { ":value": change.value },
    });
  };
  const keysOf = async (ownerId: string): Promise<readonly string[]> =>
    (await listItemsByOwner({ client, tableName }, ownerId)).map((item) => keySchema.parse(item).sessionHash);
  /** Ends the sessions of a sign-in that the index shows. */
  const takenNow = async (signIn: ProviderSignIn): Promise<readonly UserSession[]> => {
    const taken: UserSession[] = [];
    const pages = paginateQuery(
      { client },
      {
        TableName: tableName,
        IndexName: BY_SIGN_IN_INDEX,
        KeyConditionExpression: `signInName = :name${signIn.index === undefined ? "" : " AND signInIndex = :index"}`,
        ExpressionAttributeValues: {
          ":name": nameKeyOf(signIn),
          ...(signIn.index !== undefined && { ":index": signIn.index }),
        },
      },
    );
    for await (const { Items: items = [] } of pages) {
      for (const { sessionHash } of items.map((item) => keySchema.parse(item))) {
        const { Attributes: before } = await client.send(
          new DeleteCommand({ TableName: tableName, Key: { sessionHash }, ReturnValues: "ALL_OLD" }),
        );
        if (before !== undefined) taken.push(userSessionSchema.parse(before));
      }
    }
    return taken;
  };
  return {
    async create(sessionId, session) {
      const expiresAt = Math.ceil(Date.parse(session.absoluteExpiresAt) / 1000);
      await client.send(
        new PutCommand({
          TableName: tableName,
          Item: {
            ...session,
            ...signInKeysOf(session),
            ...ownerKeyOf(session),
            sessionHash: hashOf(sessionId),
            expiresAt,
          },
        }),
      );
    },
    prolong: (sessionId, value) => set(sessionId, { name: "idleExpiresAt", value }),
    async rememberLogin(sessionId, value) {
      const isSecond = await updated({
        Key: { sessionHash: hashOf(sessionId) },
        UpdateExpression: "SET earlierLogin = pendingLogin, pendingLogin = :value",
        ConditionExpression: "attribute_exists(pendingLogin)",
        ExpressionAttributeValues: { ":value": value },
      });
      if (isSecond === undefined) await set(sessionId, { name: "pendingLogin", value });
    },
    async get(sessionId) {
      const { Item: item } = await client.send(
        new GetCommand({
          TableName: tableName,
          Key: { sessionHash: hashOf(sessionId) },
          ConsistentRead: true,
        }),
      );
      return item === undefined ? undefined : userSessionSchema.parse(item);
    },
    async claimPendingLogin(sessionId, state) {
      for (const name of ["pendingLogin", "earlierLogin"] as const) {
        const claimed = await updateOnce(
          { client, tableName },
          {
            Key: { sessionHash: hashOf(sessionId) },
            UpdateExpression: "SET claimedLogin = #login, claimedBy = :mark REMOVE #login",
            ConditionExpression: "#login.#state = :state",
            ExpressionAttributeNames: { "#login": name, "#state": "state" },
            ExpressionAttributeValues: { ":state": state },
            mark: "claimedBy",
          },
        );
        if (claimed !== undefined)
          return userSessionSchema.parse({ ...claimed, pendingLogin: claimed["claimedLogin"] });
      }
      return undefined;
    },
    async delete(sessionId) {
      await client.send(new DeleteCommand({ TableName: tableName, Key: { sessionHash: hashOf(sessionId) } }));
    },
    handleOf: hashOf,
    async listOwned({ ownerId, earlierOwnerId }) {
      const owners = earlierOwnerId === undefined ? [ownerId] : [ownerId, earlierOwnerId];
      const keys = await Promise.all(owners.map((owner) => keysOf(owner)));
      const items = await Promise.all(
        keys.flat().map(async (sessionHash) => {
          const found = await client.send(
            new GetCommand({ TableName: tableName, Key: { sessionHash }, ConsistentRead: true }),
          );
          return found.Item === undefined
            ? []
            : [{ handle: sessionHash, session: userSessionSchema.parse(found.Item) }];
        }),
      );
      return items.flat();
    },
    async takeOwned(handle, { ownerId, earlierOwnerId = ownerId }) {
      try {
        const { Attributes: before } = await client.send(
          new DeleteCommand({
            TableName: tableName,
            Key: { sessionHash: handle },
            ConditionExpression: "#owner IN (:owner, :earlier)",
            ExpressionAttributeNames: { "#owner": "ownerId" },
            ExpressionAttributeValues: { ":owner": ownerId, ":earlier": earlierOwnerId },
            ReturnValues: "ALL_OLD",
          }),
        );
        return before === undefined ? undefined : userSessionSchema.parse(before);
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) return undefined;
        throw error;
      }
    },
    async takeSignedInBy(signIn) {
      const taken = await takenNow(signIn);
      if (taken.length > 0) return taken;
      await pause(INDEX_MILLISECONDS);
      return takenNow(signIn);
    },
  };
}

const keySchema = z.object({ sessionHash: z.string() });

/** Keys of the index that finds the sessions of a sign-in, when the provider ends it. */
function signInKeysOf(session: UserSession): Readonly<Record<string, string>> {
  const signIn = providerSignInOf(session);
  return signIn === undefined ? {} : { signInName: nameKeyOf(signIn), signInIndex: signIn.index ?? NO_INDEX };
}

/** Sparse: visitors have one session, and nowhere to see it. */
function ownerKeyOf({ user }: UserSession): Readonly<Record<string, string>> {
  return user === undefined || user.transient ? {} : { ownerId: user.ownerId };
}

/** A hash, because names at providers may be as long as they like. */
function nameKeyOf({ providerId, name }: ProviderSignIn): string {
  return hashOf(`${providerId} ${name}`);
}

function hashOf(sessionId: string): string {
  return createHash("sha256").update(sessionId).digest("hex");
}
