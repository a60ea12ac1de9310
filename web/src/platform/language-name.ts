import { locale } from "@warmline/contract/i18n";

const names = new Intl.DisplayNames(locale, { type: "language" });

/** `fr` is `French` to people who read English. */
export const languageName = (code: string): string => names.of(code) ?? code;
