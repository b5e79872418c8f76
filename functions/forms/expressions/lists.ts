import type { forEachItem } from "./forEachItem.ts";

/** How functions for each item of a list are run, once `installGroup` brought it. */
export const LISTS: { run?: typeof forEachItem } = {};
