/** The languages of what a visitor sees; the first is where nothing is said. */
export const languages = ["en", "fr"] as const;
export type Language = (typeof languages)[number];
