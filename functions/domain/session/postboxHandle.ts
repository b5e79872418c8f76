import { z } from "zod";

/** Names a mailbox at the mailbox service (BundID: `legacyPostkorbHandle`). */
export const postboxHandleSchema = z.guid();
