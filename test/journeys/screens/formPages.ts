import type { FormPageKey } from "../ApplicationForm.ts";

/** The page that asks for the person, and for the first paper. */
export const PAGE_WITH_FILE: FormPageKey = "applicant";
/** Every type of answer, and several papers. */
export const LONG_PAGE: FormPageKey = "qualifications";
