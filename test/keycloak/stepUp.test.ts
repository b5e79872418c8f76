import { describe, expect, it } from "vitest";
import { z } from "zod";
import { filledIn } from "../integration/portal/filledIn.ts";
import { ERIKA } from "./realms/accounts.ts";
import { CITIZEN_ACCOUNT } from "./realms/citizenAccount.ts";
import { SERVICE_ACCOUNT } from "./realms/serviceAccount.ts";
import { newBrowser, signInAtKeycloak } from "./signInAtKeycloak.ts";

const userSchema = z.object({ loginData: z.unknown() });
const draftsSchema = z.object({ processes: z.array(z.object({ id: z.string() })) });

describe.each([SERVICE_ACCOUNT, CITIZEN_ACCOUNT])(
  "who is signed in and signs in more surely (%s)",
  (providerId) => {
    it("is the same person, with the draft of before", async () => {
      const browser = newBrowser();
      const signIn = (trustLevel: "low" | "high") =>
        signInAtKeycloak(browser, { providerId, account: ERIKA, trustLevel });
      expect(await signIn("low")).toBe("/nutzerkonto");
      const draft = await filledIn(browser.visitor);
      expect(await signIn("high")).toBe("/nutzerkonto");
      const user = await browser.visitor.get("/api/auth/user");
      expect(userSchema.parse(user.body).loginData).toMatchObject({ providerId, trustLevel: "high" });
      const { processes } = draftsSchema.parse((await browser.visitor.get("/api/processes")).body);
      expect(processes.map(({ id }) => id)).toContain(draft);
    });
  },
);
