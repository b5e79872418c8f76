declare module "dynalite" {
  import type { Server } from "node:http";

  /** The options used here; `path` is the LevelDB folder. */
  function dynalite(options: {
    readonly path: string;
    readonly createTableMs: number;
    readonly deleteTableMs: number;
    readonly updateTableMs: number;
  }): Server;
  export = dynalite;
}
