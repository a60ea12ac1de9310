import * as z from "zod/mini";
import { communityRoles } from "../accounts/roles.ts";
import { call } from "../calls.ts";
import { t } from "../i18n.ts";
import { nextPage, paging } from "../paging.ts";
import { limitedText } from "../text.ts";
import { openPracticeRoom, practiceComment, practiceLine, practiceRoom } from "./practice.ts";

const oneRoom = z.object({ result: practiceRoom });
const mayPractise = "For trainees whose application is accepted, and everybody who works in chats.";

export const listPractice = call({
	method: "GET",
	path: "/practice/",
	summary: `Who waits for a colleague to practise with, and past practice, the newest first: the person's own, or everybody's for who supervises. ${mayPractise}`,
	who: communityRoles,
	query: paging,
	status: 200,
	answer: z.object({
		mine: z.nullable(practiceRoom).check(z.describe("The one the person is in, or waits in, now.")),
		open: z.array(openPracticeRoom).check(z.describe("Colleagues who wait, who waits longest first.")),
		results: z
			.array(practiceRoom)
			.check(z.describe("What was begun and has ended; for who supervises also what others practise now.")),
		next: nextPage,
	}),
	errors: ["not_accepted"],
});

export const openPractice = call({
	method: "POST",
	path: "/practice/",
	summary: `Ask for a colleague who plays a visitor. ${mayPractise}`,
	who: communityRoles,
	status: 201,
	answer: oneRoom,
	errors: ["not_accepted", "already_practising"],
});

export const withdrawPractice = call({
	method: "DELETE",
	path: "/practice/:room_id/",
	summary: "The learner no longer waits for a colleague.",
	who: communityRoles,
	status: 204,
	answer: z.undefined(),
	errors: ["already_started"],
});

export const joinPractice = call({
	method: "POST",
	path: "/practice/:room_id/join/",
	summary: "Play the visitor of somebody who waits, from a script card.",
	who: communityRoles,
	body: z.object({
		card: limitedText(1, 100, t("Please choose a card.")),
	}),
	status: 200,
	answer: oneRoom,
	errors: ["not_accepted", "already_practising", "already_started", "no_such_card"],
});

export const readPractice = call({
	method: "GET",
	path: "/practice/:room_id/",
	summary:
		"One practice with its lines and comments, for the two who are in it and who supervises; the look of a third is written to the audit log.",
	who: communityRoles,
	status: 200,
	answer: z.object({
		result: practiceRoom,
		lines: z.array(practiceLine),
		comments: z.array(practiceComment),
	}),
	errors: [],
});

export const practiceCalls = { listPractice, openPractice, withdrawPractice, joinPractice, readPractice };
