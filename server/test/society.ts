import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hash } from "@node-rs/argon2";
import type { Role } from "@warmline/contract/accounts/roles";
import type { Presence } from "@warmline/contract/chats/presence";
import { pino } from "pino";
import { v7 } from "uuid";
import { hashPassword } from "../src/accounts/password/passwords.ts";
import { insertMember } from "../src/accounts/queries.ts";
import { startSession } from "../src/accounts/sessions/sessions.ts";
import { noTies, userFor } from "../src/accounts/user.ts";
import { type AppOverrides, buildApp } from "../src/app.ts";
import { readConfig } from "../src/config.ts";
import { connect } from "../src/platform/db/database.ts";
import { memberTopic } from "../src/platform/realtime/presence.ts";
import { Browser } from "./browser.ts";
import { type Cleanup, cleanup } from "./cleanup.ts";
import { TestClock } from "./clock.ts";
import { freshDatabase } from "./database.ts";
import { MemberPerson, password, VisitorPerson } from "./person.ts";

const cast = {
	lina: { first_name: "Lina", last_name: "Moreau", role: "listener" },
	omar: { first_name: "Omar", last_name: "Haddad", role: "listener" },
	sam: { first_name: "Sam", last_name: "Okafor", role: "supervisor" },
	dora: { first_name: "Dora", last_name: "Lindqvist", role: "director" },
	tess: { first_name: "Tess", last_name: "Nakamura", role: "trainee_listener" },
	noor: { first_name: "Noor", last_name: "Bergeron", role: "new_hire" },
} as const satisfies Record<string, { first_name: string; last_name: string; role: Role }>;

/** A password that costs next to nothing to check, at each login as any other. */
const kept = await hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });

/** Nobody looks after the chats of a test that is about something else, however much time passes in it. */
const never = 3_600_000;

/**
 * A whole organisation on a database of its own: the same server as in production, listening on a free port, and its
 * cast,
 * each with a session: a login through the API for each would be half the cost of an organisation. Everything is put
 * away
 * after the test file. `realPasswords`: theirs cost what a password costs, for a test in which it matters how long a
 * login takes. `open`: visitors can come from the start, as in a demo.
 */
export const society = async (
	environment: Record<string, string> = {},
	{
		realPasswords = false,
		demo = false,
		open = true,
		onCleanup = cleanup(),
		...overrides
	}: Omit<AppOverrides, "clock" | "database"> & {
		realPasswords?: boolean;
		demo?: boolean;
		open?: boolean;
		onCleanup?: Cleanup;
	} = {},
) => {
	const folder = await mkdtemp(join(tmpdir(), "warmline-society-"));
	const { address: databaseAddress, drop } = await freshDatabase();
	const clock = new TestClock();
	const settings = { DATA_DIR: folder, LOG_LEVEL: "fatal", PORT: "0", HOST: "127.0.0.1", ...environment };
	const config = readConfig(settings, demo, open);
	const database = connect({ ...databaseAddress }, pino({ level: "fatal" }));
	const running = await buildApp(config, { sweepMillis: never, ...overrides, clock, database });
	const address = await running.app.listen({ port: 0, host: "127.0.0.1" });
	let closing: Promise<void> | undefined;
	const goesDown = () => {
		closing ??= running.close();
		return closing;
	};
	onCleanup(() => rm(folder, { recursive: true, force: true }));
	onCleanup(drop);
	onCleanup(goesDown);

	/** On duty from the start: what most tests are about begins after the check-in. */
	const enters = async (
		username: string,
		person: { first_name: string; last_name: string; role: Role },
		presence: Presence = "available",
	) => {
		const email = `${username}@society.example`;
		const member = { ...person, id: v7(), username, email, is_verified: true, presence, joined_at: clock.now() };
		const password_hash = realPasswords ? await hashPassword(password) : kept;
		// As if they had been connected until now, before the sweep of lost connections can find them: they have time to
		// open a page.
		running.platform.hub.changed(memberTopic(member.id));
		const inserted = (await insertMember(database.db, { ...member, password_hash })) ?? assert.fail();
		const token = await startSession(database.db, clock, inserted.id, undefined);
		return new MemberPerson(
			address,
			userFor({ reader: inserted, member: inserted, isOnline: false, ties: noTies }),
			token,
		);
	};
	return {
		address,
		clock,
		config,
		/** The rows themselves, for what no call shows. */
		pool: database.pool,
		databaseAddress,
		/** For what no call does: the work of the night. */
		platform: running.platform,
		lina: await enters("lina", cast.lina),
		omar: await enters("omar", cast.omar),
		sam: await enters("sam", cast.sam),
		dora: await enters("dora", cast.dora),
		tess: await enters("tess", cast.tess),
		noor: await enters("noor", cast.noor),
		/** One more member than the cast has. */
		newMember: (username: string, role: Role, presence?: Presence) => {
			const first_name = `${username[0]?.toUpperCase()}${username.slice(1)}`;
			return enters(username, { first_name, last_name: "Newman", role }, presence);
		},
		/** Ends the server as a deploy does. */
		goesDown,
		newVisitor: () => new VisitorPerson(address),
		/** A new chat that this agent, who is connected, has accepted. */
		takenBy: async (agent: MemberPerson) => {
			const visitor = new VisitorPerson(address);
			const chat = await visitor.asksForSupport();
			agent.says("accept_chat", { chat_id: chat.chat_id });
			await visitor.hears("chat_assigned");
			return { visitor, ...chat };
		},
		newBrowser: () => new Browser(address),
	};
};
