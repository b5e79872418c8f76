export { sha512 } from "../adapters/system/hashes.ts";
