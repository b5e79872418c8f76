/** Which folder may import which: imports flow one way (README of functions). Read by dependency-cruiser. */
const inward = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: "error",
  from: { path: from, pathNot: "\\.test\\.tsx?$" },
  to: { path: "^(functions|frontend|infra|test)/", pathNot: [from, ...allowed] },
});
const only = (name, from, packages, comment) => ({
  name,
  comment,
  severity: "error",
  from: { path: from, pathNot: "\\.test\\.tsx?$" },
  to: { dependencyTypes: ["npm", "npm-dev", "core"], pathNot: packages },
});

/** Floors of the browser from the ground to the roof: a room imports only rooms of floors below (README of frontend). */
const BROWSER_FLOORS = require("./browserRooms.json");

module.exports = {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      // What cannot be resolved would pass every other rule unseen.
      name: "imports-are-resolved",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^virtual:" },
    },
    inward("domain-imports-nothing", "^functions/domain/", [], "The domain is the innermost layer."),
    inward(
      "forms-know-only-domain",
      "^functions/forms/(?!import/|types/|FieldType)",
      ["^functions/(domain|forms/types)/", "^functions/forms/FieldType\\.ts$"],
      "The engine runs in browser and Lambda.",
    ),
    inward(
      "field-types-know-forms-and-domain",
      "^functions/forms/(?:types/|FieldType)",
      ["^functions/(domain|forms)/"],
      "What differs by type of field, for the engine and for the import alike.",
    ),
    {
      name: "field-types-take-no-code-of-the-import",
      comment:
        "A type of field reads a definition that the import has parsed: the parser stays out of the browser.",
      severity: "error",
      from: { path: "^functions/forms/(?:types/|FieldType)", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^functions/forms/import/", dependencyTypesNot: ["type-only"] },
    },
    inward(
      "form-import-knows-engine-and-domain",
      "^functions/forms/import/",
      ["^functions/(domain|forms)/"],
      "Foreign definitions are compiled where authors and operators work, never where forms run.",
    ),
    {
      name: "form-import-runs-where-authors-work",
      comment: "The compiler of foreign definitions is in no function that serves people.",
      severity: "error",
      from: {
        path: "^functions/(api|steps|schedules|contract|domain|ports|usecases)/|^frontend/",
        pathNot: "\\.test\\.tsx?$",
      },
      to: { path: "^functions/forms/import/" },
    },
    inward(
      "contract-knows-only-domain-and-forms",
      "^functions/contract/",
      ["^functions/(domain|forms)/"],
      "What travels between browser and API.",
    ),
    inward(
      "ports-know-only-domain-and-forms",
      "^functions/ports/",
      ["^functions/(domain|forms)/"],
      "Ports speak the language of the domain.",
    ),
    inward(
      "usecases-know-ports-not-adapters",
      "^functions/usecases/",
      ["^functions/(domain|forms|ports)/"],
      "A use case never sees AWS, HTTP or a provider.",
    ),
    inward(
      "adapters-implement-ports",
      "^functions/adapters/",
      ["^functions/(domain|forms|ports)/"],
      "Adapters are the only AWS and provider code.",
    ),
    inward(
      "runtime-wires",
      "^functions/runtime/",
      ["^functions/(domain|forms|ports|usecases|adapters|contract)/"],
      "How a function is put together.",
    ),
    inward(
      "entrypoints-use-runtime",
      "^functions/(api|steps|schedules)/",
      ["^functions/(contract|runtime|domain|usecases)/"],
      "Entry points translate; they never reach an adapter.",
    ),
    inward(
      "commands-translate-for-authors-and-operators",
      "^functions/commands/",
      [
        "^functions/(adapters/(form-service|x509)|contract|forms|domain|ports|usecases|runtime)/",
        "^frontend/build/styles/readThemeProblems\\.ts$",
      ],
      "Commands are an entry like the API; of adapters they know the service that forms come from and certificates, of the browser's build whether a theme can be read.",
    ),
    inward(
      "frontend-knows-contract-domain-and-forms",
      "^frontend/",
      ["^functions/(contract|domain|forms)/", "^functions/runtime/readStateSettings\\.ts$"],
      "The browser shares what is pure. None of its values reach zod (browserWithoutZod.test.ts).",
    ),
    inward(
      "infra-knows-contract-and-environment",
      "^infra/",
      [
        "^functions/(contract|domain)/",
        "^functions/runtime/(environment|offeredServices|readStateSettings|readStateMaps)\\.ts$",
        "^functions/ports/operation/EventLog\\.ts$",
        "^functions/forms/import/bundleForms\\.ts$",
        "^frontend/build/styles/readThemeProblems\\.ts$",
      ],
      "Infra is typed by routes, steps, variables and lines of the log, checks settings and compiles the forms.",
    ),
    only(
      "pure-means-zod-only",
      "^functions/(domain|forms/(?!import/)|contract|ports|usecases)/",
      ["(^|/)node_modules/zod/"],
      "No SDK, no Node, no framework inside.",
    ),
    only(
      "forms-import-no-package",
      "^functions/forms/(?!import/)",
      ["^$"],
      "The engine comes without dependencies.",
    ),
    ...BROWSER_FLOORS.slice(0, -1).flatMap((rooms, floor) =>
      rooms.map((room) => ({
        name: `${room}-stands-on-floors-below`,
        severity: "error",
        from: { path: `^frontend/src/${room}/`, pathNot: "\\.test\\.tsx?$" },
        to: {
          path: `^frontend/src/(${BROWSER_FLOORS.slice(floor).flat().join("|")})/`,
          pathNot: `^frontend/src/${room}/`,
        },
      })),
    ),
    {
      // Each use by itself would be a subscription of its own (frontend/decisions.md, 5).
      name: "one-subscription-to-texts",
      severity: "error",
      from: { path: "^frontend/", pathNot: "^frontend/src/i18n/" },
      to: { path: "node_modules/react-i18next/" },
    },
    {
      name: "aws-sdk-only-in-adapters",
      severity: "error",
      from: { path: "^functions/", pathNot: "^functions/adapters/" },
      to: { path: "node_modules/@aws-sdk/" },
    },
    {
      name: "counterparties-share-the-kit",
      comment:
        "Each plays another system: what two of them need belongs to the kit, which knows none of them.",
      severity: "error",
      from: { path: "^infra/counterparties/([^/]+)/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^infra/counterparties/", pathNot: "^infra/counterparties/($1|kit)/" },
    },
    {
      name: "local-stack-is-no-dependency-of-the-product",
      severity: "error",
      from: { path: "^(functions|frontend)/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^infra/" },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
    },
  },
};
