import { languages } from "../content/words.ts";

const inEachLanguage = (file: string): readonly string[] => languages.map((language) => `${language}/${file}`);
const page = (name: string) => inEachLanguage(`pages/${name}.md`);

/** What a director edits and publishes as one thing: its files in the content, those of all languages together. */
export const contentItems = {
	society: ["society.json", ...inEachLanguage("society.json")],
	appearance: ["appearance.json"],
	home: inEachLanguage("home.json"),
	about: page("about"),
	listeners: page("listeners"),
	safety: page("safety"),
	privacy: page("privacy"),
	terms: page("terms"),
	donate: page("donate"),
	"crisis-lines": ["crisis-centres.json", ...inEachLanguage("centre-words.json")],
	"crisis-page": page("crisis"),
	volunteer: page("volunteer"),
	programmes: inEachLanguage("programmes.json"),
	"core-competencies": page("core-competencies"),
	"code-of-ethics": page("code-of-ethics"),
	"police-record-check": page("police-record-check"),
	"reference-check": page("reference-check"),
	agreement: page("nda"),
	recruitment: ["recruitment.json", "obligations.json", ...inEachLanguage("recruitment.json")],
	"application-questions": inEachLanguage("application-questions.json"),
	"suggested-replies": inEachLanguage("approved-words.json"),
	emails: inEachLanguage("emails.json"),
	practice: inEachLanguage("script-cards.json"),
	hashtags: ["community.json"],
} as const satisfies Record<string, readonly string[]>;

export type ContentItem = keyof typeof contentItems;

export const isContentItem = (name: string): name is ContentItem => Object.hasOwn(contentItems, name);

/** In the order in which they are listed. */
export const contentItemNames = Object.keys(contentItems).filter(isContentItem);

/** The public page on which it is to be seen best, where there is one. */
export const pageOfItem: Readonly<Record<ContentItem, string | null>> = {
	society: "/",
	appearance: "/",
	home: "/",
	about: "/About",
	listeners: "/Listeners",
	safety: "/Safety",
	privacy: "/Privacy",
	terms: "/Terms",
	donate: "/contact",
	"crisis-lines": "/Crisis",
	"crisis-page": "/Crisis",
	volunteer: "/Volunteer",
	programmes: "/ApplyListener",
	"core-competencies": "/CoreCompetencies",
	"code-of-ethics": "/CodeOfEthics",
	"police-record-check": "/PoliceRecordCheck",
	"reference-check": "/ReferenceCheckForm",
	agreement: "/NDAForm",
	recruitment: null,
	"application-questions": null,
	"suggested-replies": null,
	emails: null,
	practice: null,
	hashtags: null,
};
