import type words from "../../../content/fr/words/public.json";
import type { Labels } from "./sentence.ts";

export const site = {
	apply: "Apply: {role}",
	centreCount: { one: "1 centre", other: "{count} centres" },
	centres: "Crisis and distress centres",
	contact: "Contact",
	crisis: "Crisis",
	donate: "Donate",
	english: "English",
	french: "French",
	getSupport: "Get support",
	hours: "Hours:",
	language: "Language",
	logIn: "Log in",
	main: "Main",
	menu: "Menu",
	noCentreFound:
		"Nothing found for this. Show all centres. 2-1-1 knows the services near you: call 2-1-1, at any time.",
	offlineNotice: "You are offline. This page is as it was when you last saw it. Calls and texts may still work.",
	ontarioPlaces: "By place in Ontario",
	pageNotFound: "This page is not here",
	place: "Place",
	placement: "Placement",
	safety: "Safety",
	searchCentres: "Search by name or place",
	shiftManager: "Shift Manager",
	showAllCentres: "Show all centres",
	supervisor: "Supervisor",
	volunteer: "Volunteer",
	whatFor: "What for",
} as const satisfies Labels<typeof words>;
