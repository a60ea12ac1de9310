import { v7 } from "uuid";
import { addMember, memberByUsername } from "../accounts/index.ts";
import { dayIn } from "../platform/days.ts";
import type { Platform } from "../platform/platform.ts";
import { society } from "../platform/society.ts";
import { changePreferences } from "../preferences/index.ts";
import { addShiftTimes, allShiftTimes } from "../shifts/index.ts";
import { demoMembers, demoPassword } from "./data/members.ts";
import { pastAlerts } from "./data/past-alerts.ts";
import { pastApplication } from "./data/past-application.ts";
import { pastChats } from "./data/past-chats.ts";
import { certifiedDaysAgo, pastRecord } from "./data/past-record.ts";
import { pastRota } from "./data/past-rota.ts";
import { fillFeed } from "./fill-feed.ts";
import { insertPastAlert } from "./insert-alert.ts";
import { insertPastApplication } from "./insert-application.ts";
import { insertPastChat, type PastChat } from "./insert-chat.ts";
import { insertPastRecord } from "./insert-record.ts";
import { insertPastRota } from "./insert-rota.ts";

const shiftHours = [
	["08:00", "12:00"],
	["12:00", "16:00"],
	["16:00", "20:00"],
	["20:00", "00:00"],
] as const;

const minute = 60_000;
const day = 24 * 60 * minute;

/** Puts the demo organisation in, once: who is there already stays as they are, and so does what was said since. */
export const fillDemoSociety = async (platform: Platform) => {
	const ids = new Map<string, string>();
	for (const { what, username, ...member } of demoMembers) {
		const email = `${username}@demo.warmline.example`;
		const added = await addMember(platform, { ...member, username, email, password: demoPassword });
		if (!added) continue;
		ids.set(username, added.id);
		// The demo is at home there, wherever it is looked at.
		await changePreferences(platform, added, { time_zone: society().clock });
	}
	await addShiftTimes(platform, shiftHours);
	await insertPastRota(platform, await demoIds(platform), pastRota);
	if (ids.size < demoMembers.length) return;
	for (const chat of pastChats) await insertPastChat(platform, toPastChat(platform, chat, ids));
	await addPastApplication(platform, ids);
	await addPastRecord(platform, ids);
	await addCertifications(platform, ids);
	for (const alert of pastAlerts) await insertPastAlert(platform, alert, before(platform)(alert.daysAgo), ids);
	await fillFeed(platform, ids);
};

/** Those of the demo who are there, also when they were put in before. */
const demoIds = async ({ database: { db } }: Platform): Promise<Map<string, string>> => {
	const found = new Map<string, string>();
	for (const { username } of demoMembers) {
		const member = await memberByUsername(db, username);
		if (member) found.set(username, member.id);
	}
	return found;
};

const before =
	({ clock }: Platform) =>
	(days: number) =>
		new Date(clock.now().getTime() - days * day);

const addPastApplication = async (platform: Platform, ids: Map<string, string>) => {
	const { of, acceptedBy, answers, shifts, begunDaysAgo, submittedDaysAgo, acceptedDaysAgo } = pastApplication;
	const hours = await allShiftTimes(platform.database.db);
	const wished = hours.filter(({ start_time }) => shifts.some((start) => start_time.startsWith(start)));
	const daysAgo = before(platform);
	await insertPastApplication(platform, {
		member_id: ids.get(of) ?? "",
		answers: { ...answers, shift_selection: wished.map(({ id }) => id) },
		begun: daysAgo(begunDaysAgo),
		submitted: daysAgo(submittedDaysAgo),
		accepted: daysAgo(acceptedDaysAgo),
		by: ids.get(acceptedBy) ?? "",
	});
};

const addPastRecord = async (platform: Platform, ids: Map<string, string>) => {
	const daysAgo = before(platform);
	const by = ids.get(pastApplication.acceptedBy) ?? "";
	const seen = daysAgo(pastRecord.seenDaysAgo);
	await insertPastRecord(platform, {
		member_id: ids.get(pastApplication.of) ?? "",
		writes: {
			police_level: 2,
			police_date: dayIn("UTC", daysAgo(pastRecord.policeCheckDaysAgo)),
			police_by: by,
			police_at: seen,
			identity_by: by,
			identity_at: seen,
			interview_at: daysAgo(pastRecord.interviewDaysAgo),
			interview_state: "held",
			interview_before: "accepted",
			interview_note: pastRecord.interviewNote,
			interview_by: by,
			interview_times: 1,
			training_hours: pastRecord.trainingHours,
			observed_chats: pastRecord.observedChats,
		},
		referees: pastRecord.referees.map(({ askedDaysAgo, answeredDaysAgo, ...referee }) => ({
			...referee,
			asked_at: daysAgo(askedDaysAgo),
			answered_at: answeredDaysAgo === null ? null : daysAgo(answeredDaysAgo),
		})),
	});
};

/** From then on they owe the hours they promised. */
const addCertifications = async (platform: Platform, ids: Map<string, string>) => {
	const by = ids.get(pastApplication.acceptedBy) ?? "";
	for (const [username, daysAgo] of Object.entries(certifiedDaysAgo)) {
		const writes = { certified_at: before(platform)(daysAgo), certified_by: by };
		await insertPastRecord(platform, { member_id: ids.get(username) ?? "", writes, referees: [] });
	}
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
