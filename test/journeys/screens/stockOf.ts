import { FIXED_FEE } from "#test/fixtures/feeServices.ts";
import { filledIn } from "#test/integration/portal/filledIn.ts";
import { Visitor } from "#test/integration/portal/Visitor.ts";
import { beginWithoutPages } from "../inForm.ts";
import { readyToPay } from "../readyToPay.ts";

const LEYLA = { user: "leyla", password: "leyla-geheim" };

/** A person and an application of theirs. */
export interface Owned {
  readonly owner: Visitor;
  readonly processId: string;
}

export interface Stock {
  readonly person: () => Promise<Visitor>;
  /** In a session of their own, which may end. */
  readonly another: () => Promise<Visitor>;
  /** Begun, with who applies and where; the next page is open. `placeAsked`: it begins with its welcome page. */
  readonly begun: (placeAsked?: boolean) => Promise<Owned>;
  /** The same one for all that do not write in it. */
  readonly atPerson: () => Promise<Owned>;
  /** Every answer and file, not confirmed. */
  readonly filled: () => Promise<Owned>;
  /** Confirmed, with a fee that is not paid. */
  readonly withFee: () => Promise<Owned>;
}

const stocks = new Map<string, Stock>();

/** What the screens of a portal show, made by calls: each at most once, but for what begins. */
export function stockOf(portalUrl: string): Stock {
  const stock = stocks.get(portalUrl) ?? newStock(portalUrl);
  stocks.set(portalUrl, stock);
  return stock;
}

function newStock(portalUrl: string): Stock {
  const visitor = new Visitor(portalUrl);
  // A run of all journeys is longer than a session, and a screen may have ended it: then the answer is 401, or null.
  const person = async (): Promise<Visitor> => {
    const { status, body } = await visitor.get("/api/auth/user");
    if (status !== 200 || body === null) {
      visitor.cookies.clear();
      await visitor.signIn(LEYLA);
    }
    return visitor;
  };
  /** Made once, for a signed-in person. */
  const kept = (make: (owner: Visitor) => Promise<string>): (() => Promise<Owned>) => {
    const made = once(async () => make(await person()));
    return async () => ({ owner: await person(), processId: await made() });
  };
  const begun: Stock["begun"] = async (placeAsked = false) => {
    const owner = await person();
    return { owner, processId: await beginWithoutPages(owner, placeAsked) };
  };
  return {
    person,
    another: async () => {
      const another = new Visitor(portalUrl);
      await another.signIn(LEYLA);
      return another;
    },
    begun,
    atPerson: kept((owner) => beginWithoutPages(owner)),
    filled: kept((owner) => filledIn(owner)),
    withFee: kept((owner) => readyToPay(owner, FIXED_FEE)),
  };
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
}
