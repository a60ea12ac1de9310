import { locale } from "@warmline/contract/i18n";

const clock = new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit", timeZone: "UTC" });

/** `18:00`, whatever the day: `6:00 p.m.` */
export const timeOfDay = (time: string): string =>
	// No line ends within it: in French it has spaces.
	clock.format(Date.parse(`2023-01-01T${time}:00Z`)).replaceAll(/\s/gu, "\u00a0");
