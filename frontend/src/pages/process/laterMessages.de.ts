import { de as attachments } from "../../features/attachments/messages.de.ts";
import { de as check } from "../../features/form-page/checkMessages.de.ts";
import { de as compare } from "../../features/form-page/compare/messages.de.ts";
import { de as draftPdf } from "../../features/draft-pdf/messages.de.ts";
import { de as fee } from "../../features/fee/messages.de.ts";
import { de as window } from "../../features/editing-window/messages.de.ts";

export const de = { ...attachments, ...check, ...compare, ...draftPdf, ...fee, ...window };
