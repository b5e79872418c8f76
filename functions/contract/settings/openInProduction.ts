import type { StateSettings } from "./settings.ts";

export interface OpenSetting {
  readonly path: string;
  /** Goes on after the path. */
  readonly sentence: string;
}

/** What may be absent elsewhere, and not where people's applications are. */
export function openInProduction({ server }: StateSettings): readonly OpenSetting[] {
  const { cloud, uploads } = server;
  return [
    ...(cloud.account === undefined
      ? [
          {
            path: "server.cloud.account",
            sentence: "is missing: the account that this portal has for itself",
          },
        ]
      : []),
    ...(cloud.certificateArn === undefined
      ? [
          {
            path: "server.cloud.certificateArn",
            sentence: "is missing: pages, sign-in and uploads belong to the host of publicUrl",
          },
        ]
      : []),
    ...(uploads.malwareScan === "off" && uploads.unscannedBecause === undefined
      ? [
          {
            path: "server.uploads.malwareScan",
            sentence: 'is "off": scan by "guardduty", or say why not in unscannedBecause',
          },
        ]
      : []),
    ...otherAccount(cloud),
  ];
}

/** Names of the account's own things that are in another one. */
function otherAccount({
  account,
  certificateArn,
  logReaders = [],
}: StateSettings["server"]["cloud"]): readonly OpenSetting[] {
  if (account === undefined) return [];
  const named = [
    ...(certificateArn === undefined ? [] : [{ path: "server.cloud.certificateArn", arn: certificateArn }]),
    ...logReaders.map((arn, index) => ({ path: `server.cloud.logReaders.${String(index)}`, arn })),
  ];
  return named
    .filter(({ arn }) => arn.split(":")[4] !== account)
    .map(({ path, arn }) => ({
      path,
      sentence: `is of the account ${arn.split(":")[4] ?? ""}, and server.cloud.account is ${account}`,
    }));
}
