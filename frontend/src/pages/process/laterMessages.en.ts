import { en as attachments } from "../../features/attachments/messages.en.ts";
import { en as check } from "../../features/form-page/checkMessages.en.ts";
import { en as compare } from "../../features/form-page/compare/messages.en.ts";
import { en as draftPdf } from "../../features/draft-pdf/messages.en.ts";
import { en as fee } from "../../features/fee/messages.en.ts";
import { en as window } from "../../features/editing-window/messages.en.ts";

export const en = { ...attachments, ...check, ...compare, ...draftPdf, ...fee, ...window };
