import { useState, useSyncExternalStore } from "react";
import { SEARCH_MIN_CHARACTERS } from "#contract/limits.ts";
import { call } from "../api/client.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import type { PlaceHit, Profession } from "./useSearches.ts";

type Problem = "search.choose" | "search.none" | "search.failed";

/** What is typed into a search, and the hit that was chosen from it. */
export interface Choice<Hit> {
  readonly text: string;
  readonly chosen: Hit | undefined;
  /** Why nothing could be taken when the person went on. */
  readonly problem: Problem | undefined;
  readonly type: (text: string) => void;
  readonly choose: (hit: Hit | undefined) => void;
  /** What was chosen, or else the one hit that what was typed can mean; undefined where the person has to choose. */
  readonly settle: () => Promise<Hit | undefined>;
}

interface Search<Hit> {
  /** Of the input, which takes letters before a script runs. */
  readonly id: string;
  /** Undefined: it could not be asked. */
  readonly find: (query: string) => Promise<readonly Hit[] | undefined>;
  readonly namesOf: (hit: Hit) => readonly string[];
}

export function usePlaceChoice(id: string): Choice<PlaceHit> {
  const { locale } = useTranslation();
  return useChoice({
    id,
    find: async (query) => {
      const answer = await call("searchLocations", { query: { query, locale } });
      return answer.ok ? answer.value.locations : undefined;
    },
    namesOf: ({ place }) => [place],
  });
}

export function useProfessionChoice(id: string): Choice<Profession> {
  const { locale } = useTranslation();
  return useChoice({
    id,
    find: async (query) => {
      const answer = await call("searchProfessions", { query: { query, locale } });
      return answer.ok ? answer.value.professions : undefined;
    },
    namesOf: ({ title, germanTitle }) => [title, germanTitle, ...germanTitle.split(" / ")],
  });
}

function useChoice<Hit>({ id, find, namesOf }: Search<Hit>): Choice<Hit> {
  const before = useSyncExternalStore(
    never,
    () => writtenBefore(id),
    () => "",
  );
  const [typed, setTyped] = useState<string>();
  const text = typed ?? before;
  const [chosen, setChosen] = useState<Hit>();
  const [problem, setProblem] = useState<Problem>();
  const choose = (hit: Hit | undefined): void => {
    setChosen(() => hit);
    setProblem(undefined);
  };
  return {
    text,
    chosen,
    problem,
    type: (next) => {
      setTyped(next);
      setProblem(undefined);
    },
    choose,
    settle: async () => {
      if (chosen !== undefined) return chosen;
      // Who presses in the moment when the script takes over has typed more than this rendering knows.
      const query = (typed ?? writtenBefore(id)).trim();
      const hits = query.length < SEARCH_MIN_CHARACTERS ? [] : await find(query);
      const meant = hits && onlyMeant(hits, { query, namesOf });
      if (meant === undefined) setProblem(problemOf(hits, query));
      else choose(meant);
      return meant;
    },
  };
}

const never = (): (() => void) => () => undefined;

/** Typed before the script ran, or sent with the address of the page. */
function writtenBefore(id: string): string {
  const input = document.getElementById(id);
  const typed = input instanceof HTMLInputElement ? input.value : "";
  return typed === "" ? (new URLSearchParams(location.search).get(id) ?? "") : typed;
}

function problemOf(hits: readonly unknown[] | undefined, query: string): Problem {
  if (hits === undefined) return "search.failed";
  return hits.length === 0 && query.length >= SEARCH_MIN_CHARACTERS ? "search.none" : "search.choose";
}

function onlyMeant<Hit>(
  hits: readonly Hit[],
  { query, namesOf }: { readonly query: string; readonly namesOf: (hit: Hit) => readonly string[] },
): Hit | undefined {
  const named = hits.filter((hit) => namesOf(hit).some((name) => isSame(name, query)));
  const [only, ...others] = named.length > 0 ? named : hits;
  return others.length === 0 ? only : undefined;
}

function isSame(one: string, other: string): boolean {
  return one.localeCompare(other, "de", { sensitivity: "base" }) === 0;
}
