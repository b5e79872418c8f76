import { REGIONS, regionOfArs, type Region } from "#domain/directory/Region.ts";
import type { StateSettings } from "#contract/settings/settings.ts";
import { isToBeEntered, textsIn } from "#contract/settings/textsIn.ts";
import { hostOf } from "#contract/settings/hostOf.ts";
import { STATE_NAMES } from "./STATE_NAMES.ts";
import { doubtful, wrong, type SettingsFinding } from "./SettingsFinding.ts";

/** Ids that other sides know the portal by; a part of them may be the short name of a state. */
const OWN_IDS = /\.(originatorId|onlineServiceId|ownEntityId)$/;

/** What was copied from another state's settings: secrets, regions, regional keys, ids, hosts, colours and logo. */
export function foreignFindings(settings: StateSettings): readonly SettingsFinding[] {
  const { portal, server } = settings;
  const texts = textsIn(settings).filter(({ text }) => !isToBeEntered(text));
  const prefix = `recognition-portal/${portal.portalId}/`;
  const state = REGIONS.find(
    (region) =>
      region.toLowerCase() === portal.portalId || STATE_NAMES[region]?.includes(portal.portalId) === true,
  );
  return [
    ...texts
      .filter(({ path, text }) => path.endsWith(".secretName") && !text.startsWith(prefix))
      .map(({ path, text }) =>
        wrong(path, {
          sentence: `is ${text}, which is not among the secrets of this portal (${prefix}…).`,
          effect:
            "The portal may not read it: nobody could sign in, pay or send, whatever the secret is for.",
          wayOut: `Name it ${prefix}${text.split("/").at(-1) ?? ""}.`,
        }),
      ),
    ...looksFindings(portal),
    ...(state === undefined ? [] : [...regionFindings(server, state), ...nameFindings(texts, state)]),
  ];
}

function looksFindings({ portalId, theme, logo }: StateSettings["portal"]): readonly SettingsFinding[] {
  const found = [
    { place: "portal.theme", is: theme, own: portalId },
    { place: "portal.logo", is: logo, own: `${portalId}.svg` },
  ];
  return found
    .filter(({ is, own }) => is !== own)
    .map(({ place, is, own }) =>
      doubtful(place, { sentence: `is ${is}, of another state.`, wayOut: `Write ${own}.` }),
    );
}

function regionFindings(server: StateSettings["server"], state: Region): readonly SettingsFinding[] {
  return [
    ...server.offers.flatMap(({ regions }, index) =>
      regions !== "all" && regions.every((region) => region === state)
        ? []
        : [
            wrong(`server.offers.${String(index)}.regions`, {
              sentence: `is ${regions === "all" ? regions : regions.join(", ")}, and the portal is of ${state}.`,
              effect:
                "People who want to work in another state would apply here, at an authority of that state.",
              wayOut: `Write ["${state}"].`,
            }),
          ],
    ),
    ...server.fitConnect.destinations.flatMap(({ arsPrefixes }, index) =>
      arsPrefixes.flatMap((ars, place) =>
        ars.length < 2 || regionOfArs(ars) === state
          ? []
          : [
              wrong(`server.fitConnect.destinations.${String(index)}.arsPrefixes.${String(place)}`, {
                sentence: `is ${ars}, a regional key (ARS) of ${regionOfArs(ars) ?? "no state"}.`,
                wayOut: `Begin the key with that of ${state}.`,
              }),
            ],
      ),
    ),
  ];
}

function nameFindings(texts: ReturnType<typeof textsIn>, state: Region): readonly SettingsFinding[] {
  return texts.flatMap(({ path, text }) => {
    const other = REGIONS.find((region) => region !== state && isNamed(region, { path, text }));
    return other === undefined
      ? []
      : [
          wrong(path, {
            sentence: `is ${text}, which names ${other}, and the portal is of ${state}.`,
            wayOut: "Put the state's own in its place.",
          }),
        ];
  });
}

function isNamed(region: Region, { path, text }: ReturnType<typeof textsIn>[number]): boolean {
  const labels = hostOf(text)?.split(".") ?? [];
  if (STATE_NAMES[region]?.some((name) => labels.includes(name)) === true) return true;
  return (
    OWN_IDS.test(path) &&
    text
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .includes(region.toLowerCase())
  );
}
