import type { StateSettings } from "#contract/settings/settings.ts";
import type { Result } from "#domain/result.ts";
import type { PageHandler } from "../front/startFront.ts";
import type { StackTemplate } from "../template/readTemplates.ts";
import type { StartFailure } from "./StartFailure.ts";

export type SynthesizedPortal = {
  readonly templates: readonly StackTemplate[];
  /** File or folder behind an asset's object key. */
  readonly assetPath: (objectKey: string) => string | undefined;
};

export type PagesOptions = {
  readonly settings: StateSettings;
  readonly stateFolder: string;
  readonly port: number;
};

export type Pages = {
  readonly handle: PageHandler;
  /** What pages from source need of the content security policy besides. */
  readonly widen?: (contentPolicy: string) => string;
  readonly stop: () => Promise<void>;
};

/** How the portal's own parts come to be: built for `npm start`, served from source for `npm run dev`. */
export type PortalBuilder = {
  readonly pages: (options: PagesOptions) => Promise<Result<Pages, StartFailure>>;
  readonly synthesize: (options: {
    readonly settingsFile: string;
    readonly buildFolder: string;
  }) => Promise<Result<SynthesizedPortal, StartFailure>>;
};
