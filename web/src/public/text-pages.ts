/** The pages that are nothing but words: each a file in `pages` of the content. */
export const textPages = [
	{ path: "/Volunteer", name: "volunteer" },
	{ path: "/contact", name: "donate" },
	{ path: "/PoliceRecordCheck", name: "police-record-check" },
	{ path: "/About", name: "about" },
	{ path: "/CoreCompetencies", name: "core-competencies" },
	{ path: "/CodeOfEthics", name: "code-of-ethics" },
	{ path: "/Privacy", name: "privacy" },
	{ path: "/Safety", name: "safety" },
	{ path: "/Terms", name: "terms" },
] as const;
