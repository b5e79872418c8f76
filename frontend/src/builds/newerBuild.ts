/** What looks for newer builds loads late; until it found one, every page comes from this build. */
export const newerBuild: {
  /** Loads the page of the address from the newer build; false: it comes from this one. */
  takesOver: (pathname: string) => boolean;
} = { takesOver: () => false };
