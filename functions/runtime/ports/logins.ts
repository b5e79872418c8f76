import { createLoginStore } from "../../adapters/dynamodb/DynamoLoginStore.ts";
import { systemClock } from "../../adapters/system/systemClock.ts";
import type { LoginStore } from "../../ports/LoginStore.ts";
import { itemTable } from "./itemTable.ts";

export const logins = (): LoginStore => createLoginStore(itemTable("LOGINS_TABLE"), systemClock);
