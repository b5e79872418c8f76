import { dates } from "./dates.ts";
import { installGroup } from "./installGroup.ts";
import { logic } from "./logic.ts";
import { values } from "./values.ts";

/** All groups by the name that a form gives them; on the server everything is there. */
export const GROUPS = { dates, logic, values } as const;

installGroup(dates);
installGroup(logic);
installGroup(values);
