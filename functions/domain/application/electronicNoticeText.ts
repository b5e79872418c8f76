/** Edition of what the step on the electronic notice says, in both languages: moves whenever its sense does. Free of zod. */
export const ELECTRONIC_NOTICE_TEXT_VERSION = "2026-11-22";
