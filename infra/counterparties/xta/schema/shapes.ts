import type { Shape } from "./violationOf.ts";

const identifier = (name: Shape["name"]): Shape => ({
  name,
  text: "any",
  attributes: { type: "filled", name: "filled", category: "filled" },
  required: ["type"],
});

const party = (name: Shape["name"]): Shape => ({
  name,
  children: [
    identifier("oscimeta:Identifier"),
    { name: "oscimeta:SecurityToken", optional: true, many: true, open: true },
  ],
});

const keyCode = (name: Shape["name"], extra: readonly string[] = []): Shape => ({
  name,
  attributes: {
    listURI: "any",
    listVersionID: "any",
    ...Object.fromEntries(extra.map((attribute) => [attribute, "filled" as const])),
  },
  required: ["listURI", "listVersionID", ...extra],
  children: [
    { name: "none:code", text: "any" },
    { name: "none:name", text: "any", optional: true },
  ],
});

const messageId = (name: Shape["name"]): Shape => ({ name, text: "filled" });
const time = (name: string): Shape => ({
  name: `oscimeta:${name}`,
  text: name === "ObsoleteAfter" ? "date" : "dateTime",
  optional: true,
});

export const AUTHOR = party("oscimeta:Author");

export const MESSAGE_META_DATA: Shape = {
  name: "oscimeta:MessageMetaData",
  attributes: { TestMsg: "boolean" },
  children: [
    {
      name: "oscimeta:DeliveryAttributes",
      children: [
        ...[
          "Origin",
          "InitialSend",
          "NotBefore",
          "ObsoleteAfter",
          "Delivery",
          "InitialFetch",
          "Reception",
        ].map(time),
        { name: "oscimeta:ServiceQuality", text: "filled", optional: true },
        { name: "oscimeta:ReceiptRequests", open: true, optional: true },
      ],
    },
    {
      name: "oscimeta:Originators",
      children: [
        AUTHOR,
        { ...party("oscimeta:Sender"), optional: true },
        { ...party("oscimeta:ReplyTo"), optional: true },
      ],
    },
    {
      name: "oscimeta:Destinations",
      children: [
        party("oscimeta:Reader"),
        {
          name: "oscimeta:OtherDestinations",
          optional: true,
          children: [
            { ...identifier("oscimeta:OtherReaders"), many: true },
            { ...identifier("oscimeta:CcReaders"), many: true, optional: true },
          ],
        },
      ],
    },
    {
      name: "oscimeta:MsgIdentification",
      children: [
        messageId("wsa:MessageID"),
        { ...messageId("oscimeta:In-Reply-To"), optional: true, many: true },
        {
          name: "oscimeta:ProcessRef",
          optional: true,
          children: ["Requester", "Responder"].map((role) => ({
            name: `oscimeta:${role}`,
            text: "filled",
            optional: true,
            // Misspelt in the schema.
            attributes: { ProccesName: "filled" },
          })),
        },
      ],
    },
    {
      name: "oscimeta:Qualifier",
      children: [
        { name: "oscimeta:Subject", text: "any", optional: true },
        { name: "oscimeta:Service", text: "any" },
        {
          name: "oscimeta:BusinessScenario",
          children: [[keyCode("oscimeta:Defined"), { name: "oscimeta:Undefined", text: "any" }]],
        },
        keyCode("oscimeta:MessageType", ["payloadSchema"]),
      ],
    },
    {
      name: "oscimeta:MessageProperties",
      optional: true,
      children: [
        {
          name: "oscimeta:Property",
          many: true,
          children: [keyCode("oscimeta:Key"), { name: "oscimeta:Value", text: "filled" }],
        },
      ],
    },
    { name: "oscimeta:MsgSize", text: "positiveInteger", optional: true },
  ],
};

const content = (name: Shape["name"]): Shape => ({
  name,
  attributes: {
    contentType: "filled",
    contentDescription: "filled",
    encoding: "filled",
    filename: "filled",
    id: "filled",
    lang: "filled",
    size: "positiveInteger",
  },
  required: ["contentType"],
  text: "base64",
  children: [{ name: "xop:Include", attributes: { href: "filled" }, required: ["href"], optional: true }],
});

const MSG_SELECTOR: Shape = {
  name: "osci:MsgSelector",
  optional: true,
  attributes: { newEntry: "boolean" },
  children: [
    { ...messageId("wsa:MessageID"), optional: true, many: true },
    { ...messageId("wsa:RelatesTo"), optional: true, many: true },
    { name: "osci:MsgBoxEntryTimeFrom", text: "dateTime", optional: true },
    { name: "osci:MsgBoxEntryTimeTo", text: "dateTime", optional: true },
    { name: "osci:Extension", open: true, optional: true },
  ],
};

const iteration = (name: Shape["name"]): Shape => ({
  name,
  attributes: { MsgBoxRequestID: "filled" },
  required: ["MsgBoxRequestID"],
  children: [{ ...messageId("osci:LastMsgReceived"), optional: true, many: true }],
});

/** The one element in the body of each operation; undefined: the body is empty. */
export const BODIES = {
  checkAccountActive: undefined,
  createMessageId: undefined,
  getTransportReport: messageId("wsa:MessageID"),
  cancelMessage: messageId("wsa:MessageID"),
  lookupService: {
    name: "xta:LookupServiceRequest",
    children: [
      {
        name: "xta:LookupServiceRequestList",
        many: true,
        children: [
          {
            name: "xta:LookupService",
            children: [party("oscimeta:Reader"), { name: "xta:ServiceType", text: "any" }],
          },
        ],
      },
    ],
  },
  sendMessage: {
    name: "xta:GenericContentContainer",
    children: [
      [
        { name: "xenc:EncryptedData", open: true },
        {
          name: "xta:ContentContainer",
          children: [content("xta:Message"), { ...content("xta:Attachment"), optional: true, many: true }],
        },
      ],
    ],
  },
  sendMessageSync: { name: "xta:GenericContentContainer", open: true },
  getStatusList: {
    name: "osci:MsgBoxStatusListRequest",
    // Misspelt in the schema.
    attributes: { maxListItems: "positiveInteger", ListForm: ["MsgAtrributes", "MessageMetaData"] },
    children: [MSG_SELECTOR],
  },
  getMessage: {
    name: "osci:MsgBoxFetchRequest",
    attributes: { MsgPart: ["Envelope", "Header", "Body"] },
    children: [MSG_SELECTOR],
  },
  getNextStatusList: iteration("osci:MsgBoxGetNextRequest"),
  getNextMessage: iteration("osci:MsgBoxGetNextRequest"),
  close: iteration("osci:MsgBoxCloseRequest"),
} as const satisfies Readonly<Record<string, Shape | undefined>>;
