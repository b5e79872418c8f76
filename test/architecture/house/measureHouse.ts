import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { importGraph } from "./importGraph.ts";

const ROOT = path.join(import.meta.dirname, "../../..");
const PRODUCT = /^(?:frontend|functions|infra)\/.*\.tsx?$/;
const TEST = /\.(?:test|fixture)\.tsx?$|\.d\.ts$/;
const SMALL_LINES = 15;
const FULL_FOLDER = 25;
const FULL_FOLDER_OF_BROWSER = 20;

/** Product files: without tests and fixtures. */
export interface Room {
  readonly files: number;
  readonly lines: number;
  readonly medianLines: number;
  /** Of 100 files, those under 15 lines. */
  readonly smallShare: number;
  readonly largestFile: number;
  /** Folders that hold too many files in themselves. */
  readonly fullFolders: readonly string[];
  /** Files that import each other in a circle. */
  readonly circles: number;
}

/** What the browser has alone. */
export interface BrowserRoom extends Room {
  /** Pairs of folders that import each other, types and parts that load later included, also a folder and one inside it. */
  readonly pairsBothWays: readonly string[];
  /** Folders with more than 20 files in themselves, styles included. */
  readonly fullFolders: readonly string[];
}

/** Size and shape of the product's code. */
export interface House extends Room {
  readonly frontend: BrowserRoom;
  /** Imports that climb two folders or more, tests included. */
  readonly farImports: number;
  /** Pairs of rooms of the browser of which one imports a room above it, or one beside it. */
  readonly importsUp: readonly string[];
  readonly readmeKilobytes: number;
  /** Documents that an open project, ministries and people who look for weaknesses ask for by name. */
  readonly recordKilobytes: number;
  /** READMEs of more than 150 lines. */
  readonly longReadmes: readonly string[];
}

const README = /(?:^|\/)(?:README|RUNBOOK|DEPLOYING|DECISIONS|decisions)\.md$|^infra\/runbook\//;

export function measureHouse(): House {
  const tracked = execFileSync("git", ["ls-files"], { cwd: ROOT, encoding: "utf8" }).split("\n");
  const read = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");
  const linesOf = (file: string): number => read(file).trimEnd().split("\n").length;
  const product = tracked.filter((file) => PRODUCT.test(file) && !TEST.test(file));
  const inBrowser = product.filter((file) => file.startsWith("frontend/"));
  const graph = importGraph({ files: product, read });
  const browserGraph = importGraph({ files: inBrowser, read });
  const documents = tracked.filter((file) => file.endsWith(".md"));
  const kilobytesOf = (files: readonly string[]): number =>
    files.reduce((sum, file) => sum + Buffer.byteLength(read(file)), 0) / 1000;
  const roomOf = (files: readonly string[], most: number): Omit<Room, "circles"> => {
    const lines = files.map(linesOf).sort((one, other) => one - other);
    return {
      files: files.length,
      lines: lines.reduce((sum, count) => sum + count, 0),
      medianLines: lines[Math.floor(lines.length / 2)] ?? 0,
      smallShare: (100 * lines.filter((count) => count < SMALL_LINES).length) / lines.length,
      largestFile: lines.at(-1) ?? 0,
      fullFolders: foldersOver(files, most),
    };
  };
  return {
    ...roomOf(product, FULL_FOLDER),
    frontend: {
      ...roomOf(inBrowser, FULL_FOLDER_OF_BROWSER),
      fullFolders: foldersOver(
        [...inBrowser, ...tracked.filter((file) => /^frontend\/.*\.css$/.test(file))],
        FULL_FOLDER_OF_BROWSER,
      ),
      circles: browserGraph.circles(),
      pairsBothWays: pairsBothWays(browserGraph.edges),
    },
    farImports: tracked
      .filter((file) => /\.tsx?$/.test(file))
      .reduce((sum, file) => sum + (read(file).match(/from "\.\.\/\.\.\//g)?.length ?? 0), 0),
    circles: graph.circles(),
    importsUp: pairsUp(graph.edges),
    readmeKilobytes: kilobytesOf(documents.filter((file) => README.test(file))),
    recordKilobytes: kilobytesOf(documents.filter((file) => !README.test(file))),
    longReadmes: documents.filter((file) => linesOf(file) > 150),
  };
}

function foldersOver(files: readonly string[], most: number): readonly string[] {
  const folders = new Map<string, number>();
  for (const folder of files.map((file) => path.dirname(file)))
    folders.set(folder, (folders.get(folder) ?? 0) + 1);
  return [...folders].filter(([, count]) => count > most).map(([folder]) => folder);
}

function pairsBothWays(edges: readonly (readonly [string, string])[]): readonly string[] {
  const ways = new Set(edges.map(([from, to]) => `${path.dirname(from)} ${path.dirname(to)}`));
  return [...ways].filter((way) => {
    const [from = "", to = ""] = way.split(" ");
    return from < to && ways.has(`${to} ${from}`);
  });
}

/** From the ground to the roof; rooms of one floor do not import each other. */
const FLOORS = z
  .array(z.array(z.string()))
  .parse(JSON.parse(readFileSync(path.join(import.meta.dirname, "../browserRooms.json"), "utf8")));

function pairsUp(edges: readonly (readonly [string, string])[]): readonly string[] {
  const roomOf = (file: string): string => /^frontend\/src\/([^/]+)\//.exec(file)?.[1] ?? "";
  const floorOf = (file: string): number => FLOORS.findIndex((rooms) => rooms.includes(roomOf(file)));
  const up = edges.filter(
    ([from, to]) => roomOf(from) !== roomOf(to) && floorOf(from) >= 0 && floorOf(from) <= floorOf(to),
  );
  return [...new Set(up.map(([from, to]) => `${roomOf(from)} -> ${roomOf(to)}`))];
}
