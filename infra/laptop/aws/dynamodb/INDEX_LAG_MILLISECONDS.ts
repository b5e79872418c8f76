/** How long DynamoDB's indexes usually take. */
export const INDEX_LAG_MILLISECONDS = 200;
