declare module "virtual:portal-settings" {
  // An ambient module cannot hold an import statement with a relative path.
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports
  export const portalSettings: import("./portalSettings.ts").EverywhereSettings;
}

declare module "virtual:footer-settings" {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports
  export const footerSettings: import("./footerSettings.ts").FooterSettings;
}

declare module "virtual:legal-settings" {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports
  export const legalSettings: import("./legalSettings.ts").LegalSettings;
}

declare module "virtual:sign-language-films" {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports
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
  // eslint-disable-next-line no-restricted-syntax -- so Vite answers the address of a file
  export default address;
}
