/** FIT-Connect names a service by this and its 14-digit code. */
export const SERVICE_PREFIX = "urn:de:fim:leika:leistung:";
