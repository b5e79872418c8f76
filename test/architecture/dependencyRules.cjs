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

module.exports = {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    inward("domain-imports-nothing", "^functions/domain/", [], "The domain is the innermost layer."),
    inward(
      "forms-know-only-domain",
      "^functions/forms/",
      ["^functions/domain/"],
      "The engine runs in browser and Lambda.",
    ),
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
      ["^functions/(adapters/form-import|contract|forms|domain|ports|usecases|runtime)/"],
      "Commands are an entry like the API; of adapters they know the reading of forms.",
    ),
    inward(
      "frontend-knows-contract-and-forms",
      "^frontend/",
      ["^functions/(contract|forms)/"],
      "The browser shares only contract and forms.",
    ),
    inward(
      "infra-knows-contract-and-environment",
      "^infra/",
      [
        "^functions/contract/",
        "^functions/runtime/(environment|missingPaymentServices|offeredLeiKaIds)\\.ts$",
        "^functions/domain/(result|location/importPlaces|health/healthFigures|text/cutText)\\.ts$",
        "^functions/ports/EventLog\\.ts$",
        "^functions/adapters/form-import/bundleForms\\.ts$",
      ],
      "Infra is typed by routes, steps, variables and lines of the log, checks settings and compiles the forms; failures are values there too; what alarms watch is named once.",
    ),
    only(
      "pure-means-zod-only",
      "^functions/(domain|forms|contract|ports|usecases)/",
      ["(^|/)node_modules/zod/"],
      "No SDK, no Node, no framework inside.",
    ),
    only("forms-import-no-package", "^functions/forms/", ["^$"], "The engine comes without dependencies."),
    {
      name: "components-are-dumb",
      severity: "error",
      from: { path: "^frontend/src/components/" },
      to: { path: "^frontend/src/(api|features|pages|routes)/" },
    },
    {
      name: "features-do-not-know-pages",
      severity: "error",
      from: { path: "^frontend/src/features/" },
      to: { path: "^frontend/src/pages/" },
    },
    {
      name: "features-do-not-know-each-other",
      severity: "error",
      from: { path: "^frontend/src/features/([^/]+)/" },
      to: { path: "^frontend/src/features/", pathNot: "^frontend/src/features/$1/" },
    },
    {
      // Each use by itself would be a subscription of its own (frontend/README.md, 7).
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
