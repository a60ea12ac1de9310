import assert from "node:assert/strict";
import { channels } from "@warmline/contract";
import { closeCodes } from "@warmline/contract/frames";
import { test } from "vitest";
import { allRows } from "../test/all-rows.ts";
import { callersOf } from "../test/callers.ts";
import { TestChannel } from "../test/channel.ts";
import { acceptedTrainee, asksToPractise, playsTheVisitor } from "../test/practice.ts";
import { society } from "../test/society.ts";

const cast = await society();
const { address, omar, pool, takenBy } = cast;
await omar.connects();
/** Omar's chat, and a practice of Trudy's with Omar. Nobody of the callers has a part in them. */
const { chat_id, visitor_token } = await takenBy(omar);
const trudy = await acceptedTrainee(cast, "trudy");
const { id: room_id } = await asksToPractise(trudy);
await playsTheVisitor(omar, room_id);
const { tokens } = await callersOf(cast, visitor_token);

type Who = string;
const agents: readonly Who[] = ["owner", "listener", "supervisor", "director"];
const watching: readonly Who[] = ["supervisor", "director"];
const ownAndWatching: readonly Who[] = ["owner", ...watching];
const community: readonly Who[] = [...agents, "trainee_listener", "trainee_supervisor"];

/** What is said, and by whom it is taken. From all others it is refused; from `unheard` it does nothing. */
type Rule = { says?: object; by: readonly Who[]; unheard?: readonly Who[] };
const ofChat = { chat_id };
const entry = { name: "Kids Help Phone", region: "Canada" };
const words = { message: "Words.", client_id: "one" };

/** In an order in which what one may do leaves the chat as the next needs it. What is not here is allowed to nobody. */
const rules: Record<keyof typeof channels, { path: string; opens: readonly Who[]; frames: Record<string, Rule> }> = {
	agent: {
		path: "/ws/agent/",
		opens: agents,
		frames: {
			fetch_all_chats: { by: watching },
			fetch_unassigned_chats: { by: agents },
			fetch_my_assigned_chats: { says: { agent_id: omar.id }, by: ["owner"] },
			join_chat_room: { says: ofChat, by: ownAndWatching },
			leave_chat_room: { says: ofChat, by: agents },
			// Who watches has to open it first.
			send_message: { says: { ...ofChat, ...words }, by: ["owner"] },
			// Who comes second is told who was first.
			accept_chat: { says: ofChat, by: agents },
			assign_chat: { says: { ...ofChat, listener_id: omar.id }, by: watching },
			typing: { says: ofChat, by: ["owner"], unheard: ["listener", ...watching] },
			seen: { says: { ...ofChat, seq: 1 }, by: ["owner"], unheard: ["listener", ...watching] },
			raise_hand: { says: { ...ofChat, reason: "help" }, by: ["owner"] },
			lower_hand: { says: ofChat, by: ownAndWatching },
			share_crisis_lines: { says: ofChat, by: ["owner"] },
			share_resource: { says: { ...ofChat, ...entry, client_id: "card" }, by: ["owner"] },
			transfer_chat: { says: { ...ofChat, listener_id: omar.id, reason: "Why." }, by: ownAndWatching },
			accept_transfer: { says: ofChat, by: [] },
			decline_transfer: { says: ofChat, by: [] },
			withdraw_transfer: { says: ofChat, by: ownAndWatching },
			join_chat: { says: ofChat, by: watching },
			leave_chat: { says: ofChat, by: watching },
			coach_message: { says: { ...ofChat, message: "Ask how long." }, by: watching },
			end_chat: { says: ofChat, by: ownAndWatching },
			take_over_chat: { says: ofChat, by: watching },
			hand_back_chat: { says: ofChat, by: watching },
			set_available: { says: { available: true }, by: agents },
			set_presence: { says: { presence: "available" }, by: agents },
			duty_message: { says: words, by: agents },
			fetch_duty_messages: { by: agents },
			end_duty: { says: { member_id: omar.id }, by: watching },
		},
	},
	visitor: {
		path: `/ws/chat/conversation/${chat_id}/`,
		opens: ["visitor"],
		frames: {
			fetch_messages: { by: ["visitor"] },
			send_message: { says: words, by: ["visitor"] },
			typing: { by: ["visitor"] },
			edit_first: { says: { message: "Other words." }, by: ["visitor"] },
			seen: { says: { seq: 1 }, by: ["visitor"] },
			end_chat: { by: ["visitor"] },
		},
	},
	practice: {
		path: `/ws/practice/${room_id}/`,
		opens: ["learner", "owner", ...watching],
		frames: {
			fetch_lines: { by: ["learner", "owner", ...watching] },
			send_line: { says: { text: "Hello.", client_id: "one" }, by: ["learner", "owner"] },
			typing: { by: ["learner", "owner"], unheard: watching },
			// The learner hears what was said of their lines when it is over, and says something then.
			comment: { says: { seq: 1, text: "Good.", client_id: "two" }, by: ["learner", "owner", ...watching] },
			end_practice: { by: ["learner", "owner"] },
		},
	},
	member: {
		path: "/ws/member/",
		opens: [...community, "learner"],
		frames: { are_you_there: { by: [...community, "learner"] } },
	},
};

const everybody = new Map<Who, string | undefined>([...tokens, ["owner", omar.token], ["learner", trudy.token]]);

const opens = (path: string, token: string | undefined) =>
	TestChannel.open(`${address.replace("http", "ws")}${path}?token=${token ?? ""}`);

for (const [name, { client }] of Object.entries(channels))
	test(`every frame of the ${name} channel is in the table, and nothing else is`, () => {
		const { frames } = rules[name as keyof typeof rules];
		assert.deepEqual(Object.keys(frames).sort(), Object.keys(client).sort());
		for (const [action, { says }] of Object.entries(frames)) {
			const read = (client as Record<string, { safeParse(frame: unknown): { success: boolean } }>)[action];
			assert.ok(read?.safeParse({ action, ...says }).success, `${action} is one that is taken`);
		}
	});

/** What is known of a frame that was said: the code of its refusal, if it was refused. */
const refusedAs = async (line: TestChannel, action: string, says: object = {}): Promise<unknown> => {
	const before = line.heard.length;
	line.says(action, { ...says });
	await line.isQuiet();
	return line.heard.slice(before).find((heard) => heard.action === "error")?.code;
};
/** Of the right to do it; anything else says that it is not the time. */
const isOfRight = (code: unknown) => code === "forbidden" || code === "not_found";

for (const [name, { path, opens: openers }] of Object.entries(rules))
	test(`the ${name} channel opens to whom the table says, and closes to others before a word`, async () => {
		for (const [caller, token] of everybody) {
			const line = await opens(path, token);
			await line.isTakenIn();
			const said = `${caller}: ${line.closeCode}`;
			if (openers.includes(caller)) assert.equal(line.closeCode, undefined, said);
			else {
				assert.ok(line.closeCode === closeCodes.notLoggedIn || line.closeCode === closeCodes.forbidden, said);
				assert.deepEqual(line.heard, [], said);
			}
			line.close();
		}
	});

for (const [name, { path, opens: openers, frames }] of Object.entries(rules))
	test(`on the ${name} channel what somebody may not do is refused, and leaves everything as it was`, async () => {
		for (const caller of openers) {
			const line = await opens(path, everybody.get(caller));
			await line.isTakenIn();
			const before = await allRows(pool);
			for (const [action, { says, by, unheard = [] }] of Object.entries(frames)) {
				if (by.includes(caller)) continue;
				const code = await refusedAs(line, action, says);
				if (unheard.includes(caller)) assert.equal(code, undefined, `${caller}: ${action} ${code}`);
				else assert.ok(isOfRight(code), `${caller}: ${action} ${code}`);
			}
			assert.deepEqual(await allRows(pool), before, caller);
			line.close();
		}
	});

for (const [name, { path, frames }] of Object.entries(rules))
	test(`on the ${name} channel what somebody may do is not refused for want of a right`, async () => {
		for (const [action, { says, by }] of Object.entries(frames)) {
			for (const caller of by) {
				const line = await opens(path, everybody.get(caller));
				await line.isTakenIn();
				// Whose duty was ended has none that the next could end.
				await pool.query("UPDATE members SET presence = 'available' WHERE id = $1", [omar.id]);
				const code = await refusedAs(line, action, says);
				assert.ok(!isOfRight(code), `${caller}: ${action} ${code}`);
				line.close();
			}
		}
	});

for (const [
	name,
	{
		path,
		opens: [opener = ""],
	},
] of Object.entries(rules))
	test(`a page of another site does not open the ${name} channel, with whatever token`, async () => {
		const url = `${address.replace("http", "ws")}${path}?token=${everybody.get(opener)}`;
		for (const origin of ["https://elsewhere.example", "null", "http://127.0.0.1:1", `${address}.example`]) {
			const line = await TestChannel.open(url, { origin });
			assert.equal(await line.closes(), 1006, origin);
		}
		const own = await TestChannel.open(url, { origin: address });
		await own.isTakenIn();
		assert.equal(own.closeCode, undefined);
		own.close();
	});
