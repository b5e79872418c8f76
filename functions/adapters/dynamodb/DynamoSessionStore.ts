import { createHash } from "node:crypto";
import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { userSessionSchema, type UserSession } from "../../domain/session/UserSession.ts";
import type { SessionStore } from "../../ports/SessionStore.ts";
import type { ItemTable } from "./updateItem.ts";

/** Sessions under the SHA-256 of their id: ids are 32 random bytes, so no salt is needed. */
export function createSessionStore({ client, tableName }: ItemTable): SessionStore {
  const put = async (sessionId: string, session: UserSession): Promise<void> => {
    const expiresAt = Math.ceil(Date.parse(session.absoluteExpiresAt) / 1000);
    await client.send(
      new PutCommand({
        TableName: tableName,
        Item: { ...session, sessionHash: hashOf(sessionId), expiresAt },
      }),
    );
  };
  return {
    create: put,
    save: put,
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
      try {
        const { Attributes: before } = await client.send(
          new UpdateCommand({
            TableName: tableName,
            Key: { sessionHash: hashOf(sessionId) },
            UpdateExpression: "REMOVE pendingLogin",
            ConditionExpression: "pendingLogin.#state = :state",
            ExpressionAttributeNames: { "#state": "state" },
            ExpressionAttributeValues: { ":state": state },
            ReturnValues: "ALL_OLD",
          }),
        );
        return before === undefined ? undefined : userSessionSchema.parse(before);
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) return undefined;
        throw error;
      }
    },
    async delete(sessionId) {
      await client.send(new DeleteCommand({ TableName: tableName, Key: { sessionHash: hashOf(sessionId) } }));
    },
  };
}

function hashOf(sessionId: string): string {
  return createHash("sha256").update(sessionId).digest("hex");
}
