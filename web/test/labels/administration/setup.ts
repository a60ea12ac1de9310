import type words from "../../../../content/fr/words/setup.json";
import type { Labels } from "../sentence.ts";

export const setup = {
	checkedLines: "I’ve checked them",
	closed: "Closed to visitors. No new chats can start.",
	closeNow: "Close now",
	closeToVisitors: "Close to visitors",
	confirmedBy: "Confirmed by {name}",
	continueSetup: "Continue setup",
	crisisLines: "Crisis lines",
	done: "Done",
	editName: "Edit name and addresses",
	keepDoor: "Keep it like this",
	lookAtLines: "Look at the crisis lines",
	nameAndAddresses: "Name and contact addresses",
	notNow: "Not now",
	notYet: "You can’t open yet. Please do these first:",
	openedBy: "Opened to visitors by {name}",
	openNow: "Open now",
	openToVisitors: "Open to visitors",
	regionAndTimeZone: "Region and time zone",
	regionIsRight: "That’s right",
	stillExample: "Still the example’s: {parts}. What people write to an example address is lost.",
	testEmail: "Send me a test email",
	stepsLeft: {
		one: "Visitors can’t come yet: one step is left before you can open.",
		other: "Visitors can’t come yet: {count} steps are left before you can open.",
	},
	toDo: "To do",
	undo: "Undo",
	whenOpen: "When chat is open",
} as const satisfies Labels<typeof words>;
