import { t } from "@warmline/contract/i18n";
import { trimEndOf } from "@warmline/contract/text";

type TextPage = {
	readonly path: string;
	/** Its file in `pages` of the content. */
	readonly name: string;
	/** What the footer calls it, where it stands there. */
	readonly inFooter?: string;
	/** Whether somebody in need may be on it, maybe with somebody else in the room. */
	readonly forVisitors?: boolean;
};

/** The pages that are nothing but words. */
export const textPages: readonly TextPage[] = [
	{ path: "/Volunteer", name: "volunteer" },
	{ path: "/contact", name: "donate" },
	{ path: "/PoliceRecordCheck", name: "police-record-check" },
	{ path: "/About", name: "about", inFooter: t("About us"), forVisitors: true },
	{ path: "/Listeners", name: "listeners", forVisitors: true },
	{ path: "/CoreCompetencies", name: "core-competencies", inFooter: t("Core competencies") },
	{ path: "/CodeOfEthics", name: "code-of-ethics", inFooter: t("Code of ethics") },
	{ path: "/Privacy", name: "privacy", inFooter: t("Privacy"), forVisitors: true },
	{ path: "/Safety", name: "safety", inFooter: t("Safety"), forVisitors: true },
	{ path: "/Terms", name: "terms", inFooter: t("Terms"), forVisitors: true },
];

/** Addresses are found as people write them: in any case, with a slash at the end or without. */
export const asWritten = (pathname: string): string => trimEndOf(pathname.toLowerCase(), "/") || "/";

export const textPageAt = (pathname: string): TextPage | undefined =>
	textPages.find(({ path }) => asWritten(path) === asWritten(pathname));
