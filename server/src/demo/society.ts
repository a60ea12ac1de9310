import { v7 } from "uuid";
import { addMember } from "../accounts/index.ts";
import { insertPastApplication } from "../applications/index.ts";
import { insertPastChat, type PastChat } from "../chats/index.ts";
import type { Platform } from "../platform/platform.ts";
import { addShiftTimes, allShiftTimes } from "../shifts/index.ts";
import { demoMembers, demoPassword } from "./members.ts";
import { pastApplication } from "./past-application.ts";
import { pastChats } from "./past-chats.ts";

const shiftHours = [
	["08:00", "12:00"],
	["12:00", "16:00"],
	["16:00", "20:00"],
	["20:00", "00:00"],
] as const;

const minute = 60_000;
const day = 24 * 60 * minute;

/** Puts the demo society in, once: who is there already stays as he is, and so does what was said since. */
export const fillDemoSociety = async (platform: Platform) => {
	const ids = new Map<string, string>();
	for (const { what, username, ...member } of demoMembers) {
		const email = `${username}@demo.warmline.example`;
		const added = await addMember(platform, { ...member, username, email, password: demoPassword });
		if (added) ids.set(username, added.id);
	}
	await addShiftTimes(platform, shiftHours);
	if (ids.size < demoMembers.length) return;
	for (const chat of pastChats) await insertPastChat(platform, toPastChat(platform, chat, ids));
	await addPastApplication(platform, ids);
};

const addPastApplication = async (platform: Platform, ids: Map<string, string>) => {
	const { of, acceptedBy, answers, shifts, begunDaysAgo, submittedDaysAgo, acceptedDaysAgo } = pastApplication;
	const hours = await allShiftTimes(platform.database.db);
	const wished = hours.filter(({ start_time }) => shifts.some((start) => start_time.startsWith(start)));
	const daysAgo = (days: number) => new Date(platform.clock.now().getTime() - days * day);
	await insertPastApplication(platform, {
		member_id: ids.get(of) ?? "",
		answers: { ...answers, shift_selection: wished.map(({ id }) => id) },
		begun: daysAgo(begunDaysAgo),
		submitted: daysAgo(submittedDaysAgo),
		accepted: daysAgo(acceptedDaysAgo),
		by: ids.get(acceptedBy) ?? "",
	});
};

const toPastChat = ({ clock }: Platform, chat: (typeof pastChats)[number], ids: Map<string, string>): PastChat => {
	const begun = new Date(clock.now().getTime() - chat.daysAgo * day);
	const agent = demoMembers.find(({ username }) => username === chat.with);
	return {
		id: v7({ msecs: begun.getTime() }),
		name: chat.name,
		age: chat.age,
		gender: chat.gender,
		scale: chat.scale,
		begun,
		agent: { id: ids.get(chat.with) ?? "", name: agent?.first_name ?? "" },
		lines: chat.lines.map((line, at) => ({
			sender: line.startsWith("user: ") ? "user" : "agent",
			body: line.slice(line.indexOf(": ") + 2),
			at: new Date(begun.getTime() + at * 2 * minute),
		})),
	};
};
