import {
  type AttributeValue,
  BatchGetItemCommand,
  DeleteItemCommand,
  GetItemCommand,
  PutItemCommand,
  type PutItemCommandInput,
  QueryCommand,
  UpdateItemCommand,
} from "@aws-sdk/client-dynamodb";
import { EVENT_MILLISECONDS } from "#test/gate/BOUNDS.ts";
import { casesOf, outcomeOf, type Home } from "../Home.ts";

const KEY = "sessionHash";
type Attributes = Readonly<Record<string, AttributeValue>>;

/** Writes an item of its own with more attributes, and deletes it again. */
async function put(
  { dynamo, table, newName }: Home,
  {
    attributes = {},
    key = { S: newName() },
    ...more
  }: Partial<PutItemCommandInput> & {
    readonly attributes?: Attributes;
    readonly key?: AttributeValue;
  },
): Promise<string> {
  const Item = { [KEY]: key, ...attributes };
  const outcome = await outcomeOf(dynamo.send(new PutItemCommand({ TableName: table, Item, ...more })));
  if (outcome === "ok") await remove({ dynamo, table }, key);
  return outcome;
}

const remove = ({ dynamo, table }: Pick<Home, "dynamo" | "table">, key: AttributeValue) =>
  dynamo.send(new DeleteItemCommand({ TableName: table, Key: { [KEY]: key }, ReturnValues: "ALL_OLD" }));

async function withItem(
  home: Home,
  ask: (key: AttributeValue) => Promise<string>,
  attributes: Attributes = {},
): Promise<string> {
  const key = { S: home.newName() };
  await home.dynamo.send(new PutItemCommand({ TableName: home.table, Item: { [KEY]: key, ...attributes } }));
  const outcome = await ask(key);
  await remove(home, key);
  return outcome;
}

const batch = ({ dynamo, table }: Home, keys: readonly string[]) =>
  outcomeOf(
    dynamo.send(
      new BatchGetItemCommand({
        RequestItems: { [table]: { Keys: keys.map((name) => ({ [KEY]: { S: name } })) } },
      }),
    ),
    ({ Responses = {} }) => `${(Responses[table] ?? []).length} items`,
  );

const queryIndex = ({ dynamo, table }: Home, name: string, ConsistentRead: boolean) =>
  outcomeOf(
    dynamo.send(
      new QueryCommand({
        TableName: table,
        IndexName: "bySignIn",
        KeyConditionExpression: "signInName = :name",
        ExpressionAttributeValues: { ":name": { S: name } },
        ConsistentRead,
      }),
    ),
    ({ Items = [] }) => `${Items.length} items`,
  );

const PAUSE_MILLISECONDS = 250;
const POLLS = EVENT_MILLISECONDS / PAUSE_MILLISECONDS;

/** By the "Amazon DynamoDB Developer Guide": "Quotas", "Naming rules and data types", "Condition expressions", and its API Reference. */
export const DYNAMODB_CASES = casesOf("DynamoDB", {
  "an item is read at once where it is asked for consistently": [
    "ok",
    (home) =>
      withItem(home, (key) =>
        outcomeOf(
          home.dynamo.send(
            new GetItemCommand({ TableName: home.table, Key: { [KEY]: key }, ConsistentRead: true }),
          ),
          ({ Item }) => (Item?.[KEY]?.S === key.S ? "ok" : "missing"),
        ),
      ),
  ],
  "a conditional write that is lost": [
    "ConditionalCheckFailedException",
    (home) =>
      withItem(home, (key) => put(home, { key, ConditionExpression: `attribute_not_exists(${KEY})` })),
  ],
  "a change of an item that is not there, on the condition that it is": [
    "ConditionalCheckFailedException",
    ({ dynamo, table, newName }) =>
      outcomeOf(
        dynamo.send(
          new UpdateItemCommand({
            TableName: table,
            Key: { [KEY]: { S: newName() } },
            UpdateExpression: "SET #other = :other",
            ExpressionAttributeNames: { "#other": "other" },
            ConditionExpression: `attribute_exists(${KEY})`,
            ExpressionAttributeValues: { ":other": { S: "x" } },
          }),
        ),
      ),
  ],
  "deleting what is not there": [
    "nothing",
    (home) =>
      outcomeOf(remove(home, { S: home.newName() }), ({ Attributes }) =>
        Attributes ? "an item" : "nothing",
      ),
  ],
  "an item of more than 400 KB": [
    "ValidationException",
    (home) => put(home, { attributes: { text: { S: "x".repeat(409_601) } } }),
  ],
  "an item of 390 KB": ["ok", (home) => put(home, { attributes: { text: { S: "x".repeat(390 * 1024) } } })],
  "a key of 2,049 bytes": ["ValidationException", (home) => put(home, { key: { S: "k".repeat(2_049) } })],
  "an empty key": ["ValidationException", (home) => put(home, { key: { S: "" } })],
  "an empty text that is no key": ["ok", (home) => put(home, { attributes: { text: { S: "" } } })],
  "a number of 39 digits": [
    "ValidationException",
    (home) => put(home, { attributes: { number: { N: "1".repeat(39) } } }),
  ],
  "a key of an index of another type": [
    "ValidationException",
    (home) => put(home, { attributes: { signInName: { N: "1" } } }),
  ],
  "a key of an index of 2,049 bytes": [
    "ValidationException",
    (home) => put(home, { attributes: { signInName: { S: "k".repeat(2_049) }, signInIndex: { S: "1" } } }),
  ],
  "a reserved word in an expression": [
    "ValidationException",
    (home) => put(home, { ConditionExpression: "attribute_not_exists(name)" }),
  ],
  "a table that is not there": [
    "ResourceNotFoundException",
    ({ dynamo, newName }) =>
      outcomeOf(dynamo.send(new GetItemCommand({ TableName: newName(), Key: { [KEY]: { S: "x" } } }))),
  ],
  "a hundred keys at once": [
    "0 items",
    (home) =>
      batch(
        home,
        Array.from({ length: 100 }, () => home.newName()),
      ),
  ],
  "a hundred and one keys at once": [
    "ValidationException",
    (home) =>
      batch(
        home,
        Array.from({ length: 101 }, () => home.newName()),
      ),
  ],
  "the same key twice at once": ["ValidationException", (home) => batch(home, ["same", "same"])],
  "an index asked for consistently": [
    "ValidationException",
    (home) => queryIndex(home, home.newName(), true),
  ],
  "an index has an item in a while": [
    "1 items",
    (home) => {
      const name = home.newName();
      return withItem(
        home,
        async () => {
          for (let poll = 0; poll < POLLS; poll += 1) {
            const found = await queryIndex(home, name, false);
            if (found !== "0 items") return found;
            await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS));
          }
          return "never";
        },
        { signInName: { S: name }, signInIndex: { S: "1" } },
      );
    },
  ],
});
