import { createSessionStore } from "../../adapters/dynamodb/DynamoSessionStore.ts";
import type { SessionStore } from "../../ports/SessionStore.ts";
import { itemTable } from "./itemTable.ts";

export const sessions = (): SessionStore => createSessionStore(itemTable("SESSIONS_TABLE"));
