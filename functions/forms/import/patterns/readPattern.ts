import { RegExpParser, type AST } from "@eslint-community/regexpp";
import { err, ok, type Result } from "#domain/result.ts";
import type { Automaton } from "./Automaton.ts";

/** Copies of a part that is repeated a fixed number of times; more of them count as any number. */
const MAX_COPIES = 12;
const MAX_PLACES = 150;
const MAX_WAYS = 20_000;

interface Reading {
  readonly pattern: string;
  readonly flags: string;
}

interface Graph {
  /** Ways that read nothing. */
  readonly free: number[][];
  readonly places: { readonly from: number; readonly to: number; readonly raw: string }[];
  /** Bodies of lookarounds: patterns of their own. */
  readonly inner: (readonly AST.Alternative[])[];
  refusal: string | undefined;
}

/** The automata of a pattern: its own and those of its lookarounds. Failure: why the pattern is refused as it stands. */
export function readPattern({ pattern, flags }: Reading): Result<readonly Automaton[], string> {
  const tree = parse({ pattern, flags });
  if (tree === undefined) return err("This is not a valid regular expression.");
  const automata: Automaton[] = [];
  const waiting: (readonly AST.Alternative[])[] = [tree.alternatives];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const graph: Graph = { free: [[]], places: [], inner: [], refusal: undefined };
    alternatives(graph, { parts: next, from: 0 });
    if (graph.refusal !== undefined) return err(graph.refusal);
    const automaton = automatonOf(graph, flags);
    if (automaton === undefined) return err("This pattern is too long or too much nested to be checked.");
    automata.push(automaton);
    waiting.push(...graph.inner);
  }
  return ok(automata);
}

function parse({ pattern, flags }: Reading): AST.Pattern | undefined {
  try {
    // The engine that runs the pattern must be able to read it, too.
    RegExp(pattern, flags);
    const modes = { unicode: flags.includes("u"), unicodeSets: flags.includes("v") };
    return new RegExpParser({ ecmaVersion: 2025 }).parsePattern(pattern, 0, pattern.length, modes);
  } catch {
    return undefined;
  }
}

function newNode(graph: Graph): number {
  return graph.free.push([]) - 1;
}

function link(graph: Graph, way: { readonly from: number; readonly to: number }): void {
  graph.free[way.from]?.push(way.to);
}

function alternatives(
  graph: Graph,
  at: { readonly parts: readonly AST.Alternative[]; readonly from: number },
): number {
  const end = newNode(graph);
  for (const part of at.parts) {
    let node = newNode(graph);
    link(graph, { from: at.from, to: node });
    for (const element of part.elements) node = read(graph, { element, from: node });
    link(graph, { from: node, to: end });
  }
  return end;
}

interface Step {
  readonly element: AST.Element;
  readonly from: number;
}

function read(graph: Graph, { element, from }: Step): number {
  switch (element.type) {
    case "Backreference":
      graph.refusal = "Back references (\\1) can take very long. Write the pattern without them.";
      return from;
    case "Assertion":
      if (element.kind === "lookahead" || element.kind === "lookbehind")
        graph.inner.push(element.alternatives);
      return from;
    case "Group":
    case "CapturingGroup":
      return alternatives(graph, { parts: element.alternatives, from });
    case "Quantifier":
      return repeat(graph, { element, from });
    default: {
      const to = newNode(graph);
      graph.places.push({ from, to, raw: element.raw });
      return to;
    }
  }
}

function repeat(graph: Graph, at: { readonly element: AST.Quantifier; readonly from: number }): number {
  const { min, max, element } = at.element;
  if (graph.places.length > MAX_PLACES) return at.from;
  if (max <= 1 || (min === max && max <= MAX_COPIES)) {
    const end = newNode(graph);
    let node = at.from;
    if (min === 0) link(graph, { from: node, to: end });
    for (let copy = 0; copy < max; copy += 1) node = read(graph, { element, from: node });
    link(graph, { from: node, to: end });
    return end;
  }
  const start = newNode(graph);
  const end = newNode(graph);
  link(graph, { from: at.from, to: start });
  if (min === 0) link(graph, { from: at.from, to: end });
  const last = read(graph, { element, from: start });
  if (isFree(graph, { from: start, to: last }))
    graph.refusal = "What is repeated can be empty: checking a text could take for ever.";
  link(graph, { from: last, to: start });
  link(graph, { from: last, to: end });
  return end;
}

/** Whether one node comes to the other without reading anything. */
function isFree(graph: Graph, way: { readonly from: number; readonly to: number }): boolean {
  const seen = new Set([way.from]);
  for (const node of seen) for (const next of graph.free[node] ?? []) seen.add(next);
  return seen.has(way.to);
}

function automatonOf(graph: Graph, flags: string): Automaton | undefined {
  const { places } = graph;
  if (places.length > MAX_PLACES) return undefined;
  const samples = sampleCharacters(places.map(({ raw }) => raw));
  const sets = new Map<string, ReadonlySet<number>>();
  const takes = places.map(({ raw }) => {
    const known = sets.get(raw) ?? taken(raw, { flags, samples });
    sets.set(raw, known);
    return known;
  });
  const starts = new Map<number, number[]>();
  for (const [index, { from }] of places.entries()) starts.set(from, [...(starts.get(from) ?? []), index]);
  let ways = 0;
  const follows = places.map(({ to }) => {
    const found = new Map<number, 1 | 2>();
    // Ways end, because nothing that can be empty is repeated.
    const walk = (node: number): void => {
      ways += 1;
      if (ways > MAX_WAYS) return;
      for (const place of starts.get(node) ?? []) found.set(place, found.has(place) ? 2 : 1);
      for (const next of graph.free[node] ?? []) walk(next);
    };
    walk(to);
    return found;
  });
  return ways > MAX_WAYS ? undefined : { takes, follows };
}

/** Latin letters with all their accents, and one or two of other scripts. */
const LATIN_END = 0x24f;
const OTHERS = [0x2019, 0x2028, 0x3b1, 0x416, 0x5d0, 0x627, 0x905, 0x1e9e, 0x4e2d, 0xac00, 0xfeff, 0x1f600];

/** Characters that show how the character sets of a pattern differ: Latin, other scripts, and what it names itself. */
function sampleCharacters(raws: readonly string[]): readonly number[] {
  const named = [...new Set(raws.join(""))].flatMap((character) => {
    const code = character.codePointAt(0) ?? 0;
    return [code - 1, code, code + 1];
  });
  const escaped = [...raws.join(" ").matchAll(/\\[ux]\{?([0-9a-f]{2,6})/gi)].flatMap(([, digits = ""]) => {
    const code = Number.parseInt(digits, 16);
    return [code - 1, code, code + 1];
  });
  const latin = Array.from({ length: LATIN_END + 1 }, (_, code) => code);
  const all = new Set([...latin, ...OTHERS, ...named, ...escaped]);
  return [...all].filter((code) => code >= 0 && code <= 0x10ffff);
}

/** Which of the characters a set such as `[a-z]`, `\d` or `x` takes. */
function taken(
  raw: string,
  given: { readonly flags: string; readonly samples: readonly number[] },
): ReadonlySet<number> {
  const flags = given.flags.replace(/[gy]/g, "");
  const set = new RegExp(`^(?:${raw})$`, flags);
  return new Set(given.samples.filter((code) => set.test(String.fromCodePoint(code))));
}
