/** Name of the application for machines in the result store, without its files. */
export const APPLICATION_DATA = "application.json";
