export { bundledForms as forms } from "../../adapters/form-import/bundledForms.ts";
