import { installVerapdf } from "./verapdfLibraries.ts";

// `npm run verapdf:install`: what needs the network, for those who validate later without one.
process.exitCode = installVerapdf() ? 0 : 1;
