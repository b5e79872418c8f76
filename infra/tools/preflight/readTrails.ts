import {
  CloudTrailClient,
  DescribeTrailsCommand,
  GetEventSelectorsCommand,
  type GetEventSelectorsResponse,
  GetTrailStatusCommand,
} from "@aws-sdk/client-cloudtrail";
import type { TrailFacts } from "./AccountFacts.ts";
import type { ClientSettings } from "./Surroundings.ts";

const OBJECTS = "AWS::S3::Object";

/** Trails of the account and those that its organization keeps for it. */
export async function readTrails(client: ClientSettings): Promise<readonly TrailFacts[]> {
  const trails = new CloudTrailClient(client);
  const { trailList = [] } = await trails.send(new DescribeTrailsCommand({ includeShadowTrails: true }));
  return Promise.all(
    trailList.map(async ({ Name: name = "", TrailARN }) => {
      const { IsLogging } = await trails.send(new GetTrailStatusCommand({ Name: TrailARN }));
      const selectors = await trails.send(new GetEventSelectorsCommand({ TrailName: TrailARN }));
      return { name, isLogging: IsLogging === true, recordsObjects: recordsObjects(selectors) };
    }),
  );
}

/** Both forms of selectors that CloudTrail knows. */
function recordsObjects({
  EventSelectors = [],
  AdvancedEventSelectors = [],
}: GetEventSelectorsResponse): boolean {
  const basic = EventSelectors.flatMap(({ DataResources = [] }) => DataResources);
  const advanced = AdvancedEventSelectors.flatMap(({ FieldSelectors = [] }) => FieldSelectors);
  return (
    basic.some(({ Type }) => Type === OBJECTS) ||
    advanced.some(({ Field, Equals = [] }) => Field === "resources.type" && Equals.includes(OBJECTS))
  );
}
