import { t } from "../i18n.ts";
import type { ContentItem } from "./items.ts";

/** What a director reads for each text; the caller translates. */
export const contentItemLabels: Readonly<Record<ContentItem, string>> = {
	society: t("Name and contact"),
	appearance: t("Colours and logo"),
	home: t("Start page"),
	about: t("About us"),
	listeners: t("Our listeners"),
	safety: t("Safety"),
	privacy: t("Privacy"),
	terms: t("Terms"),
	donate: t("Donate"),
	"crisis-lines": t("Crisis lines"),
	"crisis-page": t("Crisis page: introduction and closing"),
	volunteer: t("Volunteer with us"),
	programmes: t("Pages for applicants"),
	"core-competencies": t("Core competencies"),
	"code-of-ethics": t("Code of ethics"),
	"police-record-check": t("Police record check"),
	"reference-check": t("Reference check: above the form"),
	agreement: t("Confidentiality agreement"),
	recruitment: t("What applicants need"),
	"application-questions": t("Application questions"),
	"suggested-replies": t("Canned responses"),
	emails: t("Emails"),
	practice: t("Practice scenarios"),
	hashtags: t("Suggested hashtags"),
};
