import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

export default tseslint.config(
  {
    ignores: [
      "node_modules",
      "dist",
      "cdk.out",
      ".local",
      "test-results",
      "**/*.mjs",
      "**/*.cjs",
      "eslint.config.js",
      "frontend/public",
    ],
  },
  {
    files: ["**/*.ts", "**/*.tsx"],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {
        project: [
          "functions/tsconfig.json",
          "frontend/tsconfig.json",
          "frontend/tsconfig.node.json",
          "infra/tsconfig.json",
          "test/tsconfig.json",
        ],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "never" }],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true },
      ],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true }],
      "max-params": ["error", 2],
      "no-console": "error",
      "no-warning-comments": "error",
      eqeqeq: "error",
      "no-restricted-syntax": [
        "error",
        {
          selector: "ExportDefaultDeclaration",
          message: "Named exports only: a file is named like its one main export.",
        },
        {
          selector: "NewExpression[callee.name='Function']",
          message: "Strings are never evaluated as code.",
        },
        {
          selector: "CallExpression[callee.property.name=/^toLocale(Upper|Lower)Case$/]",
          message:
            "The device's language changes letters (i becomes İ in Turkish): toUpperCase, toLowerCase.",
        },
        {
          selector: "CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/][arguments.length=0]",
          message: "The device's language decides: name the language.",
        },
      ],
      "no-eval": "error",
      "no-implied-eval": "off",
      "@typescript-eslint/no-implied-eval": "error",
    },
  },
  {
    // React calls components and reducers with its own signatures; class-free hooks rules apply there.
    files: ["frontend/src/**/*.ts", "frontend/src/**/*.tsx"],
    plugins: { "react-hooks": reactHooks },
    rules: { ...reactHooks.configs.recommended.rules },
  },
  {
    // The one typed assertion of the browser: answers were parsed on the server (contract README).
    files: ["frontend/src/api/client.ts"],
    rules: { "@typescript-eslint/consistent-type-assertions": "off" },
  },
  {
    // Scope, id and props: every construct of CDK has these three.
    files: ["infra/constructs/**", "infra/stacks/**"],
    rules: { "max-params": ["error", 3] },
  },
  {
    // Vite, Playwright and Vitest read a default export from their configuration.
    files: ["**/*.config.ts"],
    rules: { "no-restricted-syntax": "off" },
  },
  {
    files: ["**/*.test.ts", "**/*.test.tsx", "test/**"],
    // Rows of a table of cases arrive as parameters.
    rules: {
      "@typescript-eslint/no-non-null-assertion": "off",
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
);
