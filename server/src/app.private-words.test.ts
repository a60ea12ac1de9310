import assert from "node:assert/strict";
import { calls } from "@warmline/contract";
import { setAlertPhone } from "@warmline/contract/alerts/calls";
import { noteOnApplication, saveListenerApplication } from "@warmline/contract/applications/calls";
import { nameReferee, proposeInterview } from "@warmline/contract/applications/record-calls";
import type { Call } from "@warmline/contract/calls";
import { leaveMessage } from "@warmline/contract/chats/after-calls";
import { addCannedResponse, addNote, wrapUp } from "@warmline/contract/chats/agent-calls";
import { initiateChat } from "@warmline/contract/chats/calls";
import { claimDebrief, ownDebriefs, writeInDebrief } from "@warmline/contract/chats/debrief-calls";
import { createWebhook } from "@warmline/contract/integrations/webhooks";
import { inviteMember } from "@warmline/contract/invitations/calls";
import { subscribePush } from "@warmline/contract/notifications/calls";
import { silence } from "@warmline/contract/profiles/calls";
import { seekCover } from "@warmline/contract/shifts/cover-calls";
import { afterAll, test } from "vitest";
import { createsToken } from "../test/api-tokens.ts";
import { begins, listenerAnswers } from "../test/applicant.ts";
import { asksForBlock, asksFrom } from "../test/blocks.ts";
import { type Caller, callersOf } from "../test/callers.ts";
import { TestChannel } from "../test/channel.ts";
import { passkeyOf } from "../test/passkeys.ts";
import { practiceOf } from "../test/practice.ts";
import { PushBrowser } from "../test/push-service.ts";
import { commentsOn, publishes, reports } from "../test/reports.ts";
import { books, plansShift } from "../test/shifts.ts";
import { SmsGateway } from "../test/sms-gateway.ts";
import { society } from "../test/society.ts";

const gateway = await new SmsGateway().starts();
afterAll(() => gateway.ends());
const cast = await society({ TRUSTED_PROXIES: "127.0.0.1", ...gateway.settings });
const { address, lina, omar, sam, dora, newMember, newVisitor, newBrowser, pool } = cast;
await Promise.all([lina.connects(), omar.connects(), sam.connects()]);
const vera = await newMember("vera", "listener");
const ada = await newMember("ada", "new_hire");

const moderators: readonly Caller[] = ["supervisor", "director"];
const directors: readonly Caller[] = ["director"];
/** Words that stand in one place each, and those of the callers who read them there. None of them has a part in it. */
const places = {
	visitor: ["canaryvisitor", ["visitor", ...moderators]],
	visitorEmail: ["canaryemail@mail.example", moderators],
	note: ["canarynote", moderators],
	coaching: ["canarycoaching", moderators],
	summary: ["canarysummary", moderators],
	debrief: ["canarydebrief", []],
	handedOver: ["canarytransfer", []],
	left: ["canaryleft", moderators],
	canned: ["canarycanned", []],
	block: ["canaryblock", moderators],
	post: ["canarypost", moderators],
	topic: ["canarytopic", moderators],
	comment: ["canarycomment", moderators],
	report: ["canaryreport", moderators],
	practice: ["canarypractice", moderators],
	birthDate: ["1987-06-05", directors],
	email: ["vera@society.example", directors],
	about: ["canaryabout", moderators],
	push: ["canarypush", []],
	phone: ["+14165550199", []],
	passkey: ["canarypasskey", []],
	cover: ["canarycover", moderators],
	applicantStreet: ["canarystreet", directors],
	applicantEmail: ["ada@society.example", directors],
	boardNote: ["canaryboard", directors],
	referee: ["canaryreferee", directors],
	interview: ["canaryinterview", directors],
	invitation: ["canaryinvited", directors],
	webhook: ["https://hooks.example/canaryhook", directors],
} as const satisfies Record<string, readonly [string, readonly Caller[]]>;
const wordsOf = (place: keyof typeof places) => places[place][0];

const ok = ({ status, body }: { status: number; body: unknown }) => assert.ok(status < 300, JSON.stringify(body));

const inChats = async () => {
	const visitor = newVisitor();
	const intake = { message: wordsOf("visitor"), email: wordsOf("visitorEmail") };
	const asked = initiateChat.answer.parse((await asksFrom(cast, "198.51.100.7", intake)).body);
	const { chat_id } = asked;
	await visitor.connects(asked);
	omar.says("accept_chat", { chat_id });
	await visitor.hears("chat_assigned");
	ok(await omar.calls(addNote, { body: wordsOf("note") }, { chat_id }));
	sam.says("join_chat_room", { chat_id });
	sam.says("coach_message", { chat_id, message: wordsOf("coaching") });
	await omar.hears("coach_message");
	ok(await asksForBlock(omar, chat_id, { words: wordsOf("block") }));
	omar.says("transfer_chat", { chat_id, listener_id: lina.id, reason: wordsOf("handedOver") });
	await lina.hears("transfer_offered");
	const past = await cast.takenBy(omar);
	past.visitor.says("end_chat");
	await omar.hears("chat_ended", { chat_id: past.chat_id });
	ok(await omar.calls(wrapUp, { summary: wordsOf("summary"), heavy: true }, { chat_id: past.chat_id }));
	const [heavy] = ownDebriefs.answer.parse((await omar.calls(ownDebriefs)).body).results;
	ok(await sam.calls(claimDebrief, {}, { debrief_id: heavy?.id ?? "" }));
	ok(await sam.calls(writeInDebrief, { body: wordsOf("debrief") }, { debrief_id: heavy?.id ?? "" }));
	ok(
		await newBrowser().calls(leaveMessage, {
			email: "left@mail.example",
			message: wordsOf("left"),
			accept_terms: true,
		}),
	);
	ok(await omar.calls(addCannedResponse, { shortcut: "canary", body: wordsOf("canned") }));
	return asked;
};
const chat = await inChats();

const inCommunity = async () => {
	const post = await publishes(vera, `${wordsOf("post")} #${wordsOf("topic")}`, { is_public: false });
	await commentsOn(vera, post.id, wordsOf("comment"));
	await reports(sam, { kind: "post", id: post.id, words: wordsOf("report") });
	ok(await vera.calls(silence, { kind: "mute" }, { member_id: lina.id }));
	await pool.query("UPDATE members SET birth_date = $2, about = $3 WHERE id = $1", [
		vera.id,
		wordsOf("birthDate"),
		wordsOf("about"),
	]);
	await pool.query(
		`INSERT INTO member_preferences (member_id, chosen) VALUES ($1, '{"profile_for":"followers"}')
		ON CONFLICT (member_id) DO UPDATE SET chosen = EXCLUDED.chosen`,
		[vera.id],
	);
	ok(await vera.calls(setAlertPhone, { number: wordsOf("phone") }));
	const webhook = { name: "Ledger", url: wordsOf("webhook"), events: ["member.joined" as const] };
	ok(await dora.calls(createWebhook, webhook));
	await passkeyOf(cast, vera, { name: wordsOf("passkey") });
	ok(await vera.calls(subscribePush, new PushBrowser(`https://${wordsOf("push")}.example`).subscription));
	const { id, visitor } = await practiceOf(cast, vera, omar);
	visitor.says("send_line", { text: wordsOf("practice"), client_id: "one" });
	await visitor.hears("new_line");
	const shift_id = await plansShift(cast, { inHours: 30 });
	await books(sam, shift_id, { part: "supervisor" });
	await books(vera, shift_id);
	ok(await vera.calls(seekCover, { reason: wordsOf("cover") }, { id: shift_id }));
	return { post_id: post.id, room_id: id, shift_id };
};
const community = await inCommunity();

const inApplication = async () => {
	const details_id = await begins(ada);
	const answers = { ...listenerAnswers, shift_selection: [], address: wordsOf("applicantStreet") };
	ok(await ada.calls(saveListenerApplication, answers, { details_id }));
	await pool.query("UPDATE applications SET status = 'submitted', submitted_at = now() WHERE member_id = $1", [ada.id]);
	const user = { user_id: ada.id };
	ok(await dora.calls(noteOnApplication, { text: wordsOf("boardNote") }, user));
	ok(await ada.calls(nameReferee, { name: "Rae Field", email: `${wordsOf("referee")}@mail.example` }, user));
	const at = new Date(Date.now() + 3 * 86_400_000).toISOString();
	ok(await dora.calls(proposeInterview, { at, note: wordsOf("interview") }, user));
};
await inApplication();

const invited = { name: "Ida Newman", email: `${wordsOf("invitation")}@mail.example` };
ok(await dora.calls(inviteMember, { ...invited, role: "listener", language: "en" }));

const { tokens } = await callersOf(cast, chat.visitor_token);
const ids = { ...community, chat_id: chat.chat_id, field: "resume" };
const inPath = (part: string, person: { id: string; user: { username: string } }) =>
	({ ...ids, username: person.user.username, user_id: person.id, member_id: person.id })[part];
const searches = [
	...["", `?user_id=${vera.id}`, `?member=${vera.id}`, `?post_id=${community.post_id}`, "?query=vera", "?query=canary"],
	...[`?hashtag=${wordsOf("topic")}`, "?kind=hashtag&query=canary", "?kind=mention&query=ver", "?limit=50"],
];
const blocksThatWait = "/blocks/?state=waiting";

const filled = (path: string, person: typeof vera) =>
	path.replace(/:(\w+)/g, (_, part: string) => {
		if (part === "id") return path.includes("/shifts/") ? ids.shift_id : person.id;
		return inPath(part, person) ?? "none";
	});

/** Every address that the contract reads by, as somebody asks who wants to know all of Vera and of Ada. */
const addresses = new Set([
	blocksThatWait,
	...Object.values(calls)
		.flatMap((feature) => Object.values<Call>(feature))
		.filter(({ method }) => method === "GET")
		.flatMap(({ path }) =>
			path.includes(":") ? [filled(path, vera), filled(path, ada)] : searches.map((search) => `${path}${search}`),
		),
]);

const lines: Record<string, readonly string[]> = {
	"/ws/agent/": [
		"fetch_all_chats",
		"fetch_unassigned_chats",
		"fetch_my_assigned_chats",
		"join_chat_room",
		"fetch_duty_messages",
	],
	"/ws/member/": [],
	[`/ws/practice/${community.room_id}/`]: ["fetch_lines"],
	[`/ws/chat/conversation/${chat.chat_id}/`]: ["fetch_messages"],
};

/** All that a caller is answered by any call, and hears on any channel. */
const answersTo = async (token: string | undefined, beforeEach = () => {}): Promise<string> => {
	const browser = newBrowser();
	browser.token = token;
	const heard: unknown[] = [];
	for (const path of addresses) {
		beforeEach();
		heard.push((await browser.send("GET", `/api/v1${path}`)).body);
	}
	for (const [path, frames] of Object.entries(lines)) {
		const line = await TestChannel.open(`${address.replace("http", "ws")}${path}?token=${token ?? ""}`);
		await line.isTakenIn();
		for (const action of line.closeCode === undefined ? frames : []) line.says(action, { chat_id: chat.chat_id });
		if (line.closeCode === undefined) await line.isQuiet();
		heard.push(line.heard);
		line.close();
	}
	return JSON.stringify(heard);
};

for (const [caller, token] of tokens)
	test(`of what is private, ${caller} reads only what is for ${caller}, by whatever call or channel`, async () => {
		const answers = await answersTo(token);
		const read = Object.entries(places).filter(([, [words]]) => answers.includes(words));
		const meant = Object.entries(places).filter(([, [, readers]]) => readers.some((reader) => reader === caller));
		assert.deepEqual(
			read.map(([place]) => place),
			meant.map(([place]) => place),
		);
	});

test("of what is private, an API token with every scope reads the emails of members and applicants alone", async () => {
	const { token } = await createsToken(dora);
	// Else it would be told to wait, and read nothing for that reason.
	const answers = await answersTo(token, () => cast.clock.passMinutes(0.02));
	assert.ok(answers.includes(vera.user.username) && !answers.includes("too_many_requests"));
	const read = Object.entries(places).filter(([, [words]]) => answers.includes(words));
	assert.deepEqual(
		read.map(([place]) => place),
		["email", "applicantEmail"],
	);
});
