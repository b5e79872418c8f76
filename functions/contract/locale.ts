import { z } from "zod";

export const localeSchema = z.enum(["de", "en"]);
