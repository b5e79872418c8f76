import { resolve } from "node:path";
import { runAuthority } from "./authority/runAuthority.ts";

const { PORTAL_URL: portalUrl, PORT: port = "4000" } = process.env;

const report = await runAuthority(process.argv.slice(2), {
  portalUrl: portalUrl ?? `http://127.0.0.1:${port}`,
  outputFolder: resolve(".local", "authority"),
});
process.stdout.write(report.output);
process.stderr.write(report.error);
process.exitCode = report.exitCode;
