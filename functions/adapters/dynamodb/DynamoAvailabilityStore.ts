import { GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import { ALL_OPEN, availabilitySchema } from "../../domain/availability/Availability.ts";
import type { AvailabilityStore } from "../../ports/AvailabilityStore.ts";
import type { ItemTable } from "./updateItem.ts";

/** The table has this one item: a portal is switched as a whole. */
const KEY = { availabilityId: "portal" };

export function createAvailabilityStore({ client, tableName }: ItemTable): AvailabilityStore {
  return {
    async get() {
      const { Item: item } = await client.send(new GetCommand({ TableName: tableName, Key: KEY }));
      return item === undefined ? ALL_OPEN : availabilitySchema.parse(item);
    },
    async put(availability) {
      await client.send(new PutCommand({ TableName: tableName, Item: { ...availability, ...KEY } }));
    },
  };
}
