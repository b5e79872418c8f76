import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { publishedSchemas } from "#contract/publishedSchemas.ts";
import { readStateSettings } from "#runtime/readStateSettings.ts";
import { browserRoutes, signLanguageFilms, virtualConstants } from "./build/plugins/virtualModules.ts";
import { buildIdentity, routeRules } from "./build/plugins/buildIdentity.ts";
import { CHUNK_GROUPS, preloadedFiles } from "./build/plugins/chunks.ts";
import { compressedFiles } from "./build/plugins/compressedFiles.ts";
import { firaSans } from "./build/styles/firaSans.ts";
import { furtherLanguages } from "./build/texts/furtherLanguages.ts";
import { kernStylesheet, plainColours } from "./build/styles/kernStylesheet.ts";
import { prerenderedContent } from "./build/plugins/prerenderedContent.ts";
import { readableTheme } from "./build/styles/readThemeProblems.ts";
import { securityText, stateFiles } from "./build/plugins/stateFiles.ts";
import { stateTexts } from "./build/texts/stateTexts.ts";
import { de } from "./src/app/documentMessages.de.ts";
import { en } from "./src/app/documentMessages.en.ts";

const root = import.meta.dirname;
const project = path.resolve(root, "..");

/** A folder for each state: its settings, colours, logo, texts and films. */
const statesDir = path.join(project, "infra/states");

/** Settings of the state; only their public part reaches the browser, and how long a session lasts. */
const settingsFile = process.env["PORTAL_SETTINGS_FILE"] ?? path.join(statesDir, "demo/settings.json");
const settings = readStateSettings(settingsFile);
if (!settings.ok) throw new Error(`${settingsFile} is not usable: ${settings.failure.join(" ")}`);
const { portal, server } = settings.value;
/** What pages read of the public settings. */
const { portalName, stateName, officialLine, headerTitle, returnUrl, languages, support } = portal;
const { electronicNotice, footerTitle, footerLinks, navigationSections } = portal;
const { publicUrl, retention, operator, advice, accessibility, privacyEdition } = portal;
/** What a state adds as files: films and texts of its own. */
const stateFolder = process.env["STATE_FOLDER"] ?? path.join(statesDir, portal.portalId);
const build = buildIdentity(project, JSON.stringify(settings.value));

export default defineConfig({
  root,
  base: "/",
  publicDir: path.join(root, "public"),
  plugins: [
    // What JSX becomes is held against translation by the browser (src/i18n/jsx).
    react({ jsxImportSource: "portal" }),
    browserRoutes(),
    kernStylesheet({ sourceDir: path.join(root, "src") }),
    firaSans({ cacheDir: path.join(project, "node_modules/.cache/portal-fonts") }),
    readableTheme({ statesDir, theme: portal.theme }),
    stateFiles({
      statesDir,
      theme: portal.theme,
      logo: portal.logo,
      portalName: portalName[languages.default],
      description: { de, en }[languages.default]["document.description"]
        .replace("{{portalName}}", () => portalName[languages.default])
        .replace("{{stateName}}", () => stateName[languages.default]),
      rules: routeRules(build, portal.languages),
      securityText: securityText({
        publicUrl,
        contact: portal.securityContact ?? support.email,
        builtAt: build.timestamp,
      }),
      schemas: publishedSchemas(portal.publicUrl),
    }),
    virtualConstants({
      "virtual:portal-settings": {
        portalSettings: {
          ...{ portalName, stateName, officialLine, headerTitle, returnUrl, languages, support },
          ...{ electronicNotice, footerTitle, footerLinks, navigationSections },
          ...{ advice, accessibility: { feedbackEmail: accessibility.feedbackEmail } },
        },
      },
      "virtual:legal-settings": {
        legalSettings: {
          ...{ publicUrl, retention, operator, accessibility, privacyEdition },
          sessionIdleMinutes: server.session.idleMinutes,
          sessionHours: server.session.absoluteHours,
          termsVersion: server.termsVersion,
        },
      },
      "virtual:build-identity": { buildIdentity: build },
    }),
    stateTexts({ folder: path.join(stateFolder, "texts") }),
    signLanguageFilms({ folder: path.join(stateFolder, "films"), films: portal.signLanguage.films }),
    furtherLanguages({
      folder: process.env["LANGUAGES_FOLDER"] ?? path.join(root, "languages"),
      languages: portal.languages.locales,
    }),
    plainColours(),
    prerenderedContent({
      root,
      cacheDir: path.join(project, "node_modules/.cache/portal-prerender"),
      build,
    }),
    compressedFiles(),
  ],
  // The shim is for Reacts that do not have the hook yet; ours does.
  resolve: {
    alias: [
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: "react" },
      { find: /^portal\/jsx(-dev)?-runtime$/, replacement: path.join(root, "src/i18n/jsx/jsxRuntime.ts") },
    ],
  },
  // Its parts load when they are needed: the library that joins PDFs is larger than all pages of the portal.
  worker: { format: "es" },
  build: {
    outDir: path.join(project, "dist/frontend"),
    emptyOutDir: true,
    // Phones of 2022 must work: colours in oklch get a fallback.
    target: ["chrome100", "safari15.4", "firefox100"],
    cssTarget: ["chrome100", "safari15.4", "firefox100"],
    cssMinify: "lightningcss",
    // A data: address would break the content security policy (img-src and font-src are 'self').
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: preloadedFiles },
    reportCompressedSize: false,
    rolldownOptions: {
      // No package of ours has a getter that does something: what is only read and not used can go.
      treeshake: { propertyReadSideEffects: false },
      output: {
        // The app names 160 files: shorter ones are 0.2 kB less before the first field (7: the least that the bundler takes).
        chunkFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:6][extname]",
        codeSplitting: { groups: CHUNK_GROUPS, includeDependenciesRecursively: false },
      },
    },
  },
});
