import type { AccountFacts } from "../AccountFacts.ts";
import { fine, must, unseen, type Finding } from "../Finding.ts";
import { EDGE_REGION, type PlannedPortal } from "../plannedPortal.ts";

/** Version of CDK's own stack that the templates ask for (their rule `CheckBootstrapVersion`). */
export const NEEDED_BOOTSTRAP = 6;
const TOOLKIT = "CDKToolkit";

/** Whether CDK has its bucket and roles in both regions, and the bucket is nobody else's. */
export function lookAtBootstrap(planned: PlannedPortal, facts: AccountFacts): readonly Finding[] {
  return [...new Set([planned.region, EDGE_REGION])].map((region) => {
    const about = `bootstrap in ${region}`;
    const stacks = facts.stacks[region];
    if (stacks?.ok !== true) return unseen(about, stacks?.failure ?? "nobody asked");
    const toolkit = stacks.value.find(({ name }) => name === TOOLKIT);
    const version = Number(toolkit?.outputs["BootstrapVersion"] ?? 0);
    if (version < NEEDED_BOOTSTRAP) {
      const found = toolkit === undefined ? "missing" : `version ${version.toString()}`;
      return must(
        about,
        `${found}, version ${NEEDED_BOOTSTRAP.toString()} is needed: npm run bootstrap -- --settings <state>`,
      );
    }
    const owned = facts.ownsAssetBucket[region];
    if (owned?.ok !== true)
      return unseen(about, `owner of CDK's bucket: ${owned?.failure ?? "nobody asked"}`);
    return owned.value
      ? fine(about, `version ${version.toString()}`)
      : must(
          about,
          "CDK's bucket refuses this account: another one owns it (delete CDKToolkit and bootstrap again), or s3:ListBucket is missing.",
        );
  });
}
