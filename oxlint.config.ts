import { defineConfig } from "oxlint";

const errors = (prefix: string, rules: readonly string[]): Record<string, "error"> =>
  Object.fromEntries(rules.map((rule): [string, "error"] => [`${prefix}${rule}`, "error"]));

/** The rules of typescript-eslint's `strictTypeChecked` that need no setting. */
const STRICT = [
  "await-thenable",
  "consistent-type-imports",
  "no-array-delete",
  "no-base-to-string",
  "no-deprecated",
  "no-duplicate-enum-values",
  "no-duplicate-type-constituents",
  "no-dynamic-delete",
  "no-empty-object-type",
  "no-explicit-any",
  "no-extra-non-null-assertion",
  "no-extraneous-class",
  "no-floating-promises",
  "no-for-in-array",
  "no-generated-empty-object-type",
  "no-implied-eval",
  "no-invalid-void-type",
  "no-meaningless-void-operator",
  "no-misused-new",
  "no-misused-promises",
  "no-misused-spread",
  "no-mixed-enums",
  "no-namespace",
  "no-non-null-asserted-nullish-coalescing",
  "no-non-null-asserted-optional-chain",
  "no-non-null-assertion",
  "no-redundant-type-constituents",
  "no-require-imports",
  "no-this-alias",
  "no-unnecessary-boolean-literal-compare",
  "no-unnecessary-condition",
  "no-unnecessary-template-expression",
  "no-unnecessary-type-arguments",
  "no-unnecessary-type-assertion",
  "no-unnecessary-type-constraint",
  "no-unnecessary-type-conversion",
  "no-unnecessary-type-parameters",
  "no-unsafe-argument",
  "no-unsafe-assignment",
  "no-unsafe-call",
  "no-unsafe-declaration-merging",
  "no-unsafe-enum-comparison",
  "no-unsafe-function-type",
  "no-unsafe-member-access",
  "no-unsafe-return",
  "no-unsafe-unary-minus",
  "no-useless-default-assignment",
  "no-wrapper-object-types",
  "only-throw-error",
  "prefer-as-const",
  "prefer-literal-enum-member",
  "prefer-namespace-keyword",
  "prefer-promise-reject-errors",
  "prefer-reduce-type-parameter",
  "prefer-return-this-type",
  "related-getter-setter-pairs",
  "require-await",
  "triple-slash-reference",
  "unbound-method",
  "unified-signatures",
  "use-unknown-in-catch-callback-variable",
];

/** Rules of JavaScript itself. */
const PLAIN = [
  "eqeqeq",
  "no-array-constructor",
  "no-console",
  "no-eval",
  "no-new-func",
  "no-unused-expressions",
  "no-useless-constructor",
  "no-var",
  "no-warning-comments",
  "prefer-const",
  "prefer-rest-params",
  "prefer-spread",
];

/** Rules of React's own plugin; `purity` is left out: a time is shown as it is when it is drawn. */
const REACT = [
  "error-boundaries",
  "exhaustive-deps",
  "globals",
  "immutability",
  "preserve-manual-memoization",
  "refs",
  "rules-of-hooks",
  "set-state-in-effect",
  "set-state-in-render",
  "static-components",
  "use-memo",
];

/** Types and lint in one pass over the whole project: each file belongs to the nearest tsconfig.json that includes it. */
export default defineConfig({
  options: { typeAware: true, typeCheck: true },
  plugins: ["typescript", "import", "react"],
  categories: { correctness: "off" },
  ignorePatterns: ["dist", "cdk.out", ".local", "test-results", "**/*.{js,mjs,cjs}", "frontend/public"],
  rules: {
    ...errors("", PLAIN),
    ...errors("typescript/", STRICT),
    // Named exports only: a file is named like its one main export.
    "import/no-default-export": "error",
    "max-params": ["error", 2],
    "no-restricted-imports": [
      "error",
      {
        patterns: [
          {
            regex: "^\\.\\./\\.\\.(/|$)",
            message: "Own folder by ./, the one above by ../, everything else by # (package.json, imports).",
          },
        ],
      },
    ],
    "no-unused-vars": ["error", { ignoreRestSiblings: true }],
    "typescript/ban-ts-comment": ["error", { minimumDescriptionLength: 10 }],
    "typescript/consistent-type-assertions": ["error", { assertionStyle: "never" }],
    "typescript/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
    "typescript/restrict-plus-operands": [
      "error",
      {
        allowAny: false,
        allowBoolean: false,
        allowNullish: false,
        allowNumberAndString: false,
        allowRegExp: false,
      },
    ],
    "typescript/restrict-template-expressions": ["error", { allowNumber: true }],
    "typescript/return-await": ["error", "error-handling-correctness-only"],
    "typescript/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
  },
  overrides: [
    { files: ["frontend/src/**"], rules: errors("react/", REACT) },
    {
      // The one typed assertion of the browser: answers were parsed on the server (decisions of frontend, 1).
      files: ["frontend/src/api/client.ts"],
      rules: { "typescript/consistent-type-assertions": "off" },
    },
    {
      // Scope, id and props: every construct of CDK has these three.
      files: ["infra/constructs/**", "infra/stacks/**"],
      rules: { "max-params": ["error", 3] },
    },
    {
      // Tools read a default export from their configuration, Vite from an asset.
      files: ["**/*.config.ts", "frontend/src/settings/virtual.d.ts"],
      rules: { "import/no-default-export": "off" },
    },
    {
      files: ["**/*.test.ts", "**/*.test.tsx", "test/**"],
      rules: {
        "typescript/no-non-null-assertion": "off",
        // Rows of a table of cases arrive as parameters.
        "max-params": ["error", 3],
        "no-restricted-properties": [
          "error",
          ...["mock", "doMock"].map((property) => ({
            object: "vi",
            property,
            message:
              "Files of tests share their modules (test/vitest.config.ts): hand in what is to be replaced.",
          })),
        ],
      },
    },
    {
      // A suite of which every file has the same in its place.
      files: ["test/**/*.setup.ts"],
      rules: { "no-restricted-properties": "off" },
    },
  ],
});
