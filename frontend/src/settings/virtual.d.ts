declare module "virtual:portal-settings" {
  // An ambient module cannot hold an import statement with a relative path.
  // oxlint-disable-next-line typescript/consistent-type-imports
  export const portalSettings: import("./portalSettings.ts").PageSettings;
}

/** What only texts about the portal name; it comes with them. */
declare module "virtual:legal-settings" {
  // oxlint-disable-next-line typescript/consistent-type-imports
  type Settings = import("#contract/settings/portalSettings.ts").PortalSettings;
  export const legalSettings: Pick<
    Settings,
    "publicUrl" | "retention" | "operator" | "accessibility" | "privacyEdition"
  > & {
    readonly sessionIdleMinutes: number;
    readonly sessionHours: number;
    readonly termsVersion: string;
  };
}

declare module "virtual:sign-language-films" {
  // oxlint-disable-next-line typescript/consistent-type-imports
  export const films: readonly import("./signLanguageFilms.ts").SignLanguageFilm[];
}

declare module "virtual:build-identity" {
  export const buildIdentity: {
    readonly id: string;
    readonly timestamp: number;
    readonly version: string;
    readonly commit: string;
  };
}

declare module "virtual:further-languages" {
  export const furtherTexts: Readonly<Record<string, () => Promise<Readonly<Record<string, string>>>>>;
}

declare module "virtual:fira-sans.css";
declare module "virtual:kern/*.css";

declare module "*.svg" {
  const address: string;
  export default address;
}
