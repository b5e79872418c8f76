/** Name of the application for machines in the result store, without its files. */
export const APPLICATION_DATA = "application.json";
/** The same by the schema before. */
export const APPLICATION_DATA_V1 = "application-v1.json";
