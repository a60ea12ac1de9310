import assert from "node:assert/strict";
import { calls } from "@warmline/contract";
import { communityRoles } from "@warmline/contract/accounts/roles";
import { listSessions } from "@warmline/contract/accounts/security-calls";
import {
	beginListenerApplication,
	decideApplication,
	saveListenerApplication,
} from "@warmline/contract/applications/calls";
import { nameReferee, proposeInterview } from "@warmline/contract/applications/record-calls";
import { credentialFields } from "@warmline/contract/applications/supervisor-application";
import { beginSupervisorApplication } from "@warmline/contract/applications/supervisor-calls";
import type { Call } from "@warmline/contract/calls";
import { addCannedResponse } from "@warmline/contract/chats/agent-calls";
import { closeCodes } from "@warmline/contract/frames";
import { createWebhook, enableWebhook } from "@warmline/contract/integrations/webhooks";
import { inviteMember } from "@warmline/contract/invitations/calls";
import { makeInvitationLink } from "@warmline/contract/invitations/link-calls";
import { mediaPath, uploadMedia } from "@warmline/contract/media/calls";
import { memberChannelPath } from "@warmline/contract/notifications/member-channel";
import { openPractice } from "@warmline/contract/practice/calls";
import { test } from "vitest";
import { allRows } from "../test/all-rows.ts";
import { createsToken } from "../test/api-tokens.ts";
import { shiftTimesIn, supervisorAnswers } from "../test/applicant.ts";
import { type Caller, callersOf, refusalOf } from "../test/callers.ts";
import { TestChannel } from "../test/channel.ts";
import { documents, pdf } from "../test/documents.ts";
import { passkeyOf } from "../test/passkeys.ts";
import { commentsOn, entryOf, publishes, reports } from "../test/reports.ts";
import { hasShifts } from "../test/shifts.ts";
import { society } from "../test/society.ts";

const cast = await society();
const { address, dora, omar, sam, newMember, newBrowser, pool, takenBy } = cast;
const wishes = await shiftTimesIn(pool, dora);

const picture = documents.png;
const sizes = new Map<string, number>(credentialFields.map((field, n) => [field, 300 + n]));

/** Somebody accepted as a supervisor, with all that can be somebody's: documents, referees, an interview, practice. */
const accepted = async () => {
	const vera = await newMember("vera", "new_hire");
	const user = { user_id: vera.id };
	await vera.calls(beginSupervisorApplication, { user: vera.id });
	const form = new FormData();
	for (const [field, size] of sizes) form.append(field, new Blob([new Uint8Array(pdf(size))]), `${field}.pdf`);
	const path = `/api/v1/onboarding/supervisor-application/${vera.id}/`;
	assert.equal((await vera.send("PUT", path, form)).status, 200);
	const all = { ...supervisorAnswers, preferred_shifts: wishes, completed: true };
	assert.equal((await vera.send("PUT", path, all)).status, 200);
	assert.equal((await dora.calls(decideApplication, { decision: "accept" }, user)).status, 200);
	const named = await vera.calls(nameReferee, { name: "Rae Field", email: "rae@mail.example" }, user);
	const [referee] = nameReferee.answer.parse(named.body).result.referees;
	const at = new Date(Date.now() + 3 * 86_400_000).toISOString();
	assert.equal((await dora.calls(proposeInterview, { at }, user)).status, 200);
	const room = openPractice.answer.parse((await vera.calls(openPractice)).body).result;
	return { vera, referee_id: referee?.id ?? "", room_id: room.id };
};

const { vera, referee_id, room_id } = await accepted();

/** In the community: a post for followers only, of whom there are none, with a picture and a comment, and a report about it. */
const inCommunity = async () => {
	const form = new FormData();
	form.append("file", new Blob([new Uint8Array(picture.bytes)], { type: picture.type }), "a picture.png");
	const sent = await vera.send("POST", `/api/v1${uploadMedia.path}`, form);
	const { url, public_id } = uploadMedia.answer.parse(sent.body);
	const media = { media_type: "image", media_url: url } as const;
	const post = await publishes(vera, "For followers #onlyhere", { is_public: false, ...media });
	const comment = await commentsOn(vera, post.id, "Also for followers.");
	await reports(sam, { kind: "post", id: post.id });
	const { id } = await entryOf(dora, post.id);
	return { post_id: post.id, comment_id: comment.id, public_id, report_id: id };
};
const community = await inCommunity();
const { shift_id, swap_id, request_id } = await hasShifts(cast, vera, cast.lina);
const lars = await newMember("lars", "new_hire");
const begun = await lars.calls(beginListenerApplication, { user: lars.id });
const details_id = beginListenerApplication.answer.parse(begun.body).result.id;
await omar.connects();
const { chat_id, visitor_token } = await takenBy(omar);
const kept = await omar.calls(addCannedResponse, { shortcut: "hello", body: "Hello, I am Omar." });
const response_id = addCannedResponse.answer.parse(kept.body).result.id;
const { tokens } = await callersOf(cast, visitor_token);

const session_id = listSessions.answer.parse((await vera.calls(listSessions)).body).results[0]?.id ?? "";

const invited = { name: "Ida Newman", email: "ida@mail.example", role: "listener", language: "en" } as const;
const invitation_id = inviteMember.answer.parse((await dora.calls(inviteMember, invited)).body).result.id;
const passedOn = await dora.calls(makeInvitationLink, { role: "trainee_listener", uses: 5, days: 7 });
const link_id = makeInvitationLink.answer.parse(passedOn.body).result.id;

const webhookForm = { name: "Spreadsheet", url: "https://hooks.example/in", events: ["member.joined"] } as const;
const hooked = await dora.calls(createWebhook, { ...webhookForm, events: [...webhookForm.events] });
const webhook_id = createWebhook.answer.parse(hooked.body).result.id;
await dora.calls(enableWebhook, { enabled: false }, { webhook_id });
const token_id = (await createsToken(dora)).result.id;

const ids: Record<string, string> = {
	...{ user_id: vera.id, member_id: vera.id },
	...{ referee_id, room_id, details_id, chat_id, response_id, session_id, field: "resume", username: "vera" },
	...{ webhook_id, delivery_id: webhook_id, token_id, request_id },
	...{ invitation_id, link_id, passkey_id: (await passkeyOf(cast, vera)).id },
	...community,
};
const whose = `?member=${vera.id}`;
const queries: Record<string, string> = {
	...{ listComments: `?post_id=${community.post_id}`, readHours: whose, hoursTable: whose, hoursLetter: whose },
};
const pathOf = (name: string, { path }: Call) => {
	const id = path.includes("/swaps/") ? swap_id : path.includes("/shifts/") ? shift_id : vera.id;
	return `/api/v1${path.replace(/:(\w+)/g, (_, part: string) => ({ ...ids, id })[part] ?? part)}${queries[name] ?? ""}`;
};

/** What is sent where an empty form is not enough. */
const bodies: Record<string, object> = {
	nameReferee: { name: "Kay Moor", email: "kay@mail.example" },
	renamePasskey: { name: "Key" },
	answerInterview: { at: "2031-12-01T18:00:00Z", accept: true },
	updateCallerName: { new_name: "Kim" },
	addNote: { body: "A note." },
	rateAfter: { scale: 5 },
	createComment: { post_id: community.post_id, content: "Hello." },
	editComment: { content: "Changed." },
	sendReport: { kind: "post", id: community.post_id, reason: "other" },
	likePost: { post_id: community.post_id, like: true },
	pinPost: { post_id: community.post_id },
	deletePost: { post_id: community.post_id },
	bookShift: { shift_id, user_id: vera.id },
	cancelShift: { shift_id, user_id: vera.id },
	...{ answerSwap: { accept: true }, answerPlaceRequest: { accept: false } },
	changeSecuritySettings: { second_step_from: null },
	askForBlock: { reason: "abuse", hours: 1 },
};
const bodyOf = (name: string, call: Call) => (call.body ? (bodies[name] ?? {}) : undefined);

const isSupervising = (caller: Caller) => caller === "supervisor" || caller === "director";
/** Acts for an applicant that are a director's too, as the contract says of them. */
const alsoOfDirectors = ["nameReferee", "dropReferee", "remindReferee"];

/** What only its author does, however much a moderator sees of it. */
const ofTheAuthor = ["editPost", "editComment", "removeMedia"];
/** In somebody's name, for one of the two whose swap it is, or for who was asked. */
const ofOneself = ["bookShift", "cancelShift", "answerSwap", "withdrawSwap", "answerPlaceRequest"];
/** To be read by directors, too. */
const alsoToDirectors = ["readHours", "hoursTable", "hoursLetter"];
/** What is done to a post or a comment that a caller has to see first; moderators see it. */
const ofWhoSees = [
	"readPost",
	"likePost",
	"deletePost",
	"listComments",
	"createComment",
	"deleteComment",
	"sendReport",
];

/** Whether what is named is somebody else's for this caller, whom the gate lets through. */
const isAnothers = (name: string, call: Call, caller: Caller): boolean => {
	const { who, path, method } = call;
	if (who === "member" || who === "verified_member") {
		if (!path.includes(":")) return false;
		return caller !== "director" || (method !== "GET" && !alsoOfDirectors.includes(name));
	}
	if (path.includes(":chat_id")) return caller === "listener";
	if (path.includes(":response_id") || name === "withdrawPractice" || ofTheAuthor.includes(name)) return true;
	if (ofOneself.includes(name)) return true;
	if (alsoToDirectors.includes(name)) return caller !== "director";
	if (ofWhoSees.includes(name)) return !isSupervising(caller);
	return name === "readPractice" && !isSupervising(caller);
};

const entries: [string, Call][] = Object.values(calls).flatMap((feature) => Object.entries<Call>(feature));
const forbiddenOf = entries.flatMap(([name, call]) =>
	[...tokens].flatMap(([caller, token]) => {
		const refused = refusalOf(call, caller);
		if (!refused && !isAnothers(name, call, caller)) return [];
		return [{ name, call, caller, token, statuses: refused ? [refused] : [403, 404] }];
	}),
);

const everything = () => allRows(pool);

test("every form that is sent here is one that its call takes, so that only the right is missing", () => {
	for (const { name, call } of forbiddenOf) {
		const isChecked = [...ofTheAuthor, ...ofOneself, ...ofWhoSees].includes(name);
		if (!isChecked && (!call.path.includes(":") || Array.isArray(call.who))) continue;
		const read = call.body?.safeParse(bodyOf(name, call));
		assert.ok(read === undefined || read.success, name);
	}
});

test("what is one person's is nobody else's: each call refuses all others, and leaves everything as it was (A13)", async () => {
	const before = await everything();
	assert.ok(forbiddenOf.length > 300, `${forbiddenOf.length}`);
	for (const { name, call, caller, token, statuses } of forbiddenOf) {
		const browser = newBrowser();
		browser.token = token;
		const { status, body } = await browser.send(call.method, pathOf(name, call), bodyOf(name, call));
		assert.ok(statuses.includes(status), `${caller}: ${name} ${status} ${JSON.stringify(body).slice(0, 200)}`);
	}
	assert.deepEqual(await everything(), before);
});

test("nobody begins or saves an application in somebody else's name", async () => {
	const before = await everything();
	for (const [caller, token] of tokens) {
		const browser = newBrowser();
		browser.token = token;
		for (const call of [beginListenerApplication, beginSupervisorApplication]) {
			const { status } = await browser.calls(call, { user: vera.id });
			assert.ok([401, 403].includes(status), `${caller}: ${status}`);
		}
	}
	const { status } = await vera.calls(saveListenerApplication, { address: "Somewhere" }, { details_id });
	assert.equal(status, 404);
	assert.deepEqual(await everything(), before);
});

const opens = async (token: string | undefined, path: string) => {
	const headers: Record<string, string> = token ? { authorization: `Token ${token}` } : {};
	const response = await fetch(address + path, { headers });
	const type = response.headers.get("content-type") ?? "";
	return { status: response.status, type, bytes: Buffer.from(await response.arrayBuffer()) };
};

/** How the bytes of each file begin. */
const beginnings: Record<string, string> = {
	readCredential: "%PDF-1.7",
	interviewCalendar: "BEGIN:VCALENDAR",
	exportMember: "PK",
	hoursTable: "\xef\xbb\xbf",
	hoursLetter: "%PDF",
};
/** To whoever has the address, to who has the place, and of nobody at all: their own tests tell it. */
const nobodys = ["calendarFeed", "shiftAsCalendar", "numbersTable", "auditTable", "importExample"];

for (const [name, call] of entries.filter(([at, { sendsFile }]) => sendsFile && !nobodys.includes(at))) {
	test(`${name} sends its file to whose it is and to directors, and not a byte of it to anybody else`, async () => {
		const beginning = beginnings[name] ?? assert.fail(`${name} is not known here`);
		const fields = call.path.includes(":field") ? [...sizes.keys()] : [""];
		for (const field of fields) {
			const path = pathOf(name, call).replace("resume", field);
			for (const [caller, token] of [...tokens, ["vera", vera.token] as const]) {
				const { status, type, bytes } = await opens(token, path);
				if (caller === "vera" || caller === "director") {
					assert.equal(status, 200, caller);
					assert.ok(bytes.toString("latin1").startsWith(beginning), caller);
					if (name === "readCredential") assert.ok(bytes.equals(pdf(sizes.get(field))));
				} else {
					assert.ok([401, 403, 404].includes(status), `${caller}: ${status}`);
					assert.match(type, /json/);
					assert.ok(!bytes.toString("latin1").includes(beginning), caller);
				}
			}
		}
	});
}

test("a picture is sent to who sees its post, and not a byte of it to anybody else", async () => {
	for (const small of [false, true]) {
		const path = `/api/v1${mediaPath(community.public_id, small)}`;
		for (const [caller, token] of [...tokens, ["vera", vera.token] as const]) {
			const { status, type, bytes } = await opens(token, path);
			if (caller === "vera" || caller === "supervisor" || caller === "director") {
				assert.equal(status, 200, caller);
				assert.match(type, /^image\//);
				assert.ok(bytes.length > 0);
			} else {
				assert.ok([401, 403, 404].includes(status), `${caller}: ${status}`);
				assert.match(type, /json/);
			}
		}
	}
});

test("the channel of members opens to the community only, and tells nobody of a post they may not see", async () => {
	const listening = new Map<string, TestChannel>();
	for (const [caller, token] of [...tokens, ["vera", vera.token] as const]) {
		const line = await TestChannel.open(`${address.replace("http", "ws")}${memberChannelPath}?token=${token ?? ""}`);
		if (caller === "vera" || communityRoles.some((role) => role === caller)) {
			await line.isTakenIn();
			listening.set(caller, line);
		} else {
			const isMember = caller === "unverified listener" || caller === "new_hire";
			assert.equal(await line.closes(), isMember ? closeCodes.forbidden : closeCodes.notLoggedIn, caller);
		}
	}
	const hidden = await publishes(vera, "Only for followers.", { is_public: false });
	const open = await publishes(vera, "For all.");
	for (const [caller, line] of listening) {
		await line.hears("new_post", { post_id: open.id });
		const heard = line.heard.some(({ post_id }) => post_id === hidden.id);
		assert.equal(heard, caller === "vera" || caller === "supervisor" || caller === "director", caller);
	}
});
