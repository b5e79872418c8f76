/** How an address is written, told alike by server and browser. */
export { postalLines } from "../domain/authority/postalLines.ts";
