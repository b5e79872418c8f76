export { certificateEnd } from "../adapters/x509/certificateEnd.ts";
