/** Namespaces by the prefixes that this server writes. */
export const NAMESPACE = {
  soap: "http://www.w3.org/2003/05/soap-envelope",
  wsa: "http://www.w3.org/2005/08/addressing",
  xta: "http://xoev.de/transport/xta/211",
  osci: "http://www.osci.eu/ws/2008/05/transport",
  oscimeta: "http://www.osci.eu/ws/2014/10/transport",
  xenc: "http://www.w3.org/2001/04/xmlenc#",
  xop: "http://www.w3.org/2004/08/xop/include",
  none: "",
} as const;
export type Prefix = keyof typeof NAMESPACE;
