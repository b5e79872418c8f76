import type { de } from "./messages.de.ts";

export const en = {
  "eid.start": "Please start the “AusweisApp”!",
  "eid.ready": "Continue in the “AusweisApp”",
  "eid.open": "Open AusweisApp",
  "eid.state.unknown": "We are checking whether the app is running on this device.",
  "eid.state.available": "The app is running. Open it and follow the steps there.",
  "eid.state.unavailable": "We are waiting for the app. As soon as it is running, you go on there.",
  "eid.state.blocked":
    "Your browser does not let us look for the app. Allow this page to access devices on the local network in its settings. Or start the app and open it from here.",
  "eid.state.prompt":
    "Your browser asks whether this page may look for the app on your device. Choose “Allow” there.",
  "eid.state.safari": "This browser does not let us look for the app. Start the app and open it from here.",
  "eid.state.mobile": "The app must be installed on this device. It opens with one tap.",
  "eid.step.app": "Open the app “AusweisApp”",
  "eid.step.appNote": "On this device or on a smartphone that is connected to this computer",
  "eid.step.appNote.mobile": "On this device",
  "eid.step.card": "Hold your card to the device",
  "eid.step.cardNote": "Identity card, residence permit or eID card with the online function switched on",
  "eid.step.pin": "Enter the PIN",
  "eid.step.pinNote": "The six-digit PIN that you chose yourself",
  "eid.step.back": "Back here",
  "eid.step.backNote": "That happens by itself.",
  "eid.notKept":
    "With the online ID card we keep no draft and there is no personal area. Fill in the application in one go.",
  "eid.help.title": "The app does not start",
  "eid.help.install": "Is the app installed? You get it free of charge:",
  "eid.help.phone": "Do you have the app only on your smartphone? Then open this application there.",
  "eid.help.sameDevice": "Do you have the app only on your computer? Then open this application there.",
  "eid.help.browser": "Nothing happens after opening? Try another browser.",
  "eid.help.pin": "Forgot the PIN or never set one? Then cancel and choose another sign-in.",
} satisfies Record<keyof typeof de, string>;
