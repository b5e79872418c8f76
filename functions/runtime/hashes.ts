export { ownerIdOf, sha512 } from "../adapters/system/hashes.ts";
