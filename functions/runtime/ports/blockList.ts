import { createBlockList } from "../../adapters/dynamodb/DynamoBlockList.ts";
import type { BlockList } from "../../ports/BlockList.ts";
import { itemTable } from "./itemTable.ts";

export const blockList = (): BlockList => createBlockList(itemTable("BLOCKS_TABLE"));
