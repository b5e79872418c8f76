import { z } from "zod";

/** What travels there stays secret: https, or http that does not leave the machine. */
export const protectedUrl = z
  .url()
  .regex(/^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?(\/|$))[^@]*$/, {
    message: "must be https without a user; plain http is for loopback addresses only",
  });
