import path from "node:path";
import { expect, it } from "vitest";
import { readStateSettings } from "./readStateSettings.ts";
import { settingsVerdict } from "./settingsVerdict.ts";

const settingsOf = (state: string) =>
  readStateSettings(path.join(import.meta.dirname, "../../states", state, "settings.json"));
const LOCAL = settingsOf("demo");
const DEMO = { ...LOCAL, portal: { ...LOCAL.portal, publicUrl: "https://portal.example" } };
const OPEN = settingsOf("nw");
const ACCOUNT = "123456789012";
const CERTIFICATE = "arn:aws:acm:us-east-1:123456789012:certificate/of-the-portal";

it("Settings with texts that are still to be entered are not deployed for people's applications, and each is named", () => {
  const { goesOn, says } = settingsVerdict(OPEN);
  expect(goesOn).toBe(false);
  expect(says).toMatch(/^Not deployed/);
  expect(says).toContain(
    "server.fitConnect.trustRoots.0 is still to be entered: PEM certificate of the root",
  );
  expect(says).toContain("server.cloud.account is missing");
  expect(says).toContain("server.cloud.certificateArn is missing");
});

it("Where nobody's applications are, everything is deployed as it is", () => {
  const tried = { ...OPEN, server: { ...OPEN.server, cloud: { production: false } } };
  expect(settingsVerdict(tried)).toEqual({ goesOn: true, says: "" });
});

it("A portal without TLS in its address is deployed nowhere", () => {
  expect(settingsVerdict(LOCAL)).toEqual({
    goesOn: false,
    says: "Not deployed, because settings are open:\n  portal.publicUrl is http://127.0.0.1:4000: in AWS the portal answers under https: only",
  });
});

it("Complete settings are deployed without a word, but not without the account and the certificate that they are for", () => {
  const uploads = { malwareScan: "guardduty" } as const;
  const complete = (cloud: typeof DEMO.server.cloud) => ({
    ...DEMO,
    server: { ...DEMO.server, cloud, uploads },
  });
  expect(
    settingsVerdict(complete({ production: true, account: ACCOUNT, certificateArn: CERTIFICATE })),
  ).toEqual({
    goesOn: true,
    says: "",
  });
  expect(settingsVerdict(complete({ production: true, certificateArn: CERTIFICATE }))).toEqual({
    goesOn: false,
    says: "Not deployed, because settings are open:\n  server.cloud.account is missing: the account that this portal has for itself",
  });
  expect(settingsVerdict(complete({ production: true, account: ACCOUNT })).says).toMatch(
    /^Not deployed.*\n  server\.cloud\.certificateArn is missing: /,
  );
});

it("A portal in production scans uploads for malware, or its settings say why it does not", () => {
  const cloud = { production: true, account: ACCOUNT, certificateArn: CERTIFICATE };
  const withUploads = (uploads: typeof DEMO.server.uploads) =>
    settingsVerdict({ ...DEMO, server: { ...DEMO.server, cloud, uploads } });
  expect(withUploads({ malwareScan: "off" }).says).toContain("server.uploads.malwareScan");
  expect(withUploads({ malwareScan: "off", unscannedBecause: "The authority scans itself." }).goesOn).toBe(
    true,
  );
});
