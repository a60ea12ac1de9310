import { area, type Screen } from "./screen.ts";

/** Pages of words alone: nothing but their address tells them apart. */
const textPage = (name: string, route: string): Screen<unknown> => ({
	name,
	route,
	viewers: ["visitor"],
	requirements: ["N1", "N2"],
});

export const publicSite = area({
	prepare: async () => undefined,
	screens: [
		{ name: "home", route: "/", viewers: ["visitor"], requirements: ["N1", "N2"] },
		{ name: "crisis", route: "/Crisis", viewers: ["visitor"], requirements: ["N1", "N2"] },
		{ name: "chat-form", route: "/chat-form", viewers: ["visitor"], requirements: ["V1"] },
		textPage("volunteer", "/Volunteer"),
		textPage("donate", "/contact"),
		textPage("police-record-check", "/PoliceRecordCheck"),
		textPage("about", "/About"),
		textPage("core-competencies", "/CoreCompetencies"),
		textPage("code-of-ethics", "/CodeOfEthics"),
		textPage("privacy", "/Privacy"),
		textPage("safety", "/Safety"),
		textPage("terms", "/Terms"),
		{ name: "not-found", route: "*", address: "/no/such/page", viewers: ["visitor"], requirements: ["N1"] },
		{ name: "start", route: "/start", viewers: ["visitor"], requirements: ["A15"] },
		{ name: "login", route: "/login", viewers: ["visitor"], requirements: ["A1"] },
	],
});
