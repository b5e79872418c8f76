/** Files and folders of tests that run with `npm run test:all` alone, and why a change is decided on without them. */
export const WIDE: Readonly<Record<string, string>> = {
  "test/recipes":
    "They change a copy of the whole tree some thirty times; each check that they wait for runs in the gate by itself.",
  "test/keycloak":
    "Nobody's own code: it shows that another implementation agrees; the same protocols are tried against the stand-ins.",
};
