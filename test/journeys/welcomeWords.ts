/** Words of the page before the form that a journey looks for, per language. */
export const WELCOME_WORDS = {
  de: {
    page: "Willkommen",
    title: "Das beantragen Sie",
    recognition: "Anerkennung als",
    change: "Anderen Ort wählen",
    take: "Ort übernehmen",
    keep: "Ort behalten",
    missing: "Bitte wählen Sie einen Wert aus",
    chooseOffer: "Wählen Sie eine Behörde aus.",
    none: "An diesem Ort gibt es für diesen Beruf hier keinen Online-Antrag.",
    account: "Die Behörde an diesem Ort verlangt eine andere Anmeldung als Ihre.",
    next: "Weiter",
  },
  en: {
    page: "Welcome",
    title: "What you are applying for",
    recognition: "Recognition as",
    change: "Choose another place",
    take: "Use this place",
    keep: "Keep the place",
    missing: "Please choose a value",
    chooseOffer: "Choose an authority.",
    none: "There is no online application here for this profession at that place.",
    account: "The authority at that place asks for another way of signing in than yours.",
    next: "Next",
  },
} as const;
