import assert from "node:assert/strict";
import { randomInt } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { resetPasswordCall } from "@warmline/contract/accounts/calls";
import { pino } from "pino";
import { afterAll, test } from "vitest";
import { addMember } from "../../src/accounts/index.ts";
import { readConfig } from "../../src/config.ts";
import { systemClock } from "../../src/platform/clock.ts";
import { connect } from "../../src/platform/db/database.ts";
import { embeddedAddress } from "../../src/platform/db/embedded/embedded.ts";
import { shiftTimesIn } from "../applicant.ts";
import { Browser } from "../browser.ts";
import { MailServer } from "../mail-server.ts";
import { linkIn } from "../mailbox.ts";
import { OwnServers } from "../own-server.ts";
import { logsIn, password } from "../person.ts";
import { agree, allIsMailed, eachMailCame, resetSubject, vaultIsWhole } from "./applicants.ts";
import { hungAfter, isLong } from "./length.ts";
import { chances } from "./sides.ts";
import { type Applicant, begun, type Step, stepsOf } from "./steps.ts";

const seed = Number(process.env.SEED ?? randomInt(1_000_000));
const chance = chances(seed);

const folder = await mkdtemp(join(tmpdir(), "warmline-killed-"));
const mails = await new MailServer().starts();
const servers = new OwnServers(folder, { SMTP_URL: mails.url });
const config = readConfig({ DATA_DIR: folder });
let database: ReturnType<typeof connect> | undefined;
afterAll(async () => {
	await database?.close();
	await servers.endsAll();
	await mails.ends();
	await rm(folder, { recursive: true, force: true });
});

/** Milliseconds that an act takes at most, about: the kill comes at any moment of it. */
const longest = 60;

/** Where the kill comes: while the act is done, or while its mail is sent, before or after it is taken. */
const moments = ["act", "act", "mail lost", "mail taken", "mail answered"] as const;

test("a server killed while people apply keeps what it answered, keeps nothing by half, and mails all of it once", {
	timeout: hungAfter,
}, async (t) => {
	await t.annotate(`to be repeated with SEED=${seed}`);
	let server = await servers.starts();
	assert.equal((await server.browser.send("GET", "/readyz")).status, 200, server.said());
	const { address } = server;
	database = connect({ ...embeddedAddress(folder) }, pino({ level: "silent" }));
	const { pool } = database;
	const kill = () => servers.ends(server.child, "SIGKILL");

	const joins = async (username: string, role: "director" | "new_hire", applicant_type?: "supervisor") => {
		const names = { first_name: "Ada", last_name: "Byron" };
		const member = { ...names, username, role, email: `${username}@mail.example`, password, applicant_type };
		assert.ok(database && (await addMember({ database, clock: systemClock }, member)));
		return logsIn(address, username);
	};
	const dora = await joins("dora", "director");
	const shifts = await shiftTimesIn(pool, dora);

	/** Does it, and kills the server at some moment of it. Answers what was answered, or nothing. */
	const killedDuring = async (step: Step): Promise<number | undefined> => {
		const moment = step.isMailed ? moments[Math.floor(chance() * moments.length)] : "act";
		const { promise: killed, resolve } = Promise.withResolvers<void>();
		const killsIn = (millis: number) => wait(millis).then(kill).then(resolve);
		if (moment !== "act") {
			mails.takes = async () => {
				mails.takes = () => true;
				if (moment === "mail answered") void killsIn(chance() * 4);
				else await killsIn(0);
				return moment !== "mail lost";
			};
		}
		const answered = step.does().then(
			({ status }) => status,
			() => undefined,
		);
		if (moment === "act") await killsIn(chance() * longest);
		await killed;
		return answered;
	};

	let kills = 0;
	const goes = async (applicant: Applicant, names: readonly Parameters<typeof stepsOf>[2][]) => {
		for (const name of names) {
			const step = await stepsOf({ applicant, director: dora, pool, shifts, chance }, address, name);
			const status = await killedDuring(step);
			kills++;
			server = await servers.starts(Number(new URL(address).port));
			const said = `seed ${seed}, ${name} of ${applicant.person.user.username}`;
			const isDone = await step.isDone(said);
			if (status !== undefined) assert.ok(status === 200 && isDone, `${said}: ${status}, ${isDone}\n${server.said()}`);
			await agree(pool);
			if (isDone) continue;
			const again = await step.does();
			assert.equal(again.status, 200, `${said}: ${JSON.stringify(again.body)}`);
			assert.ok(await step.isDone(said), said);
		}
	};

	const wholeWay = ["forgot", "save", "submit", "ask", "save", "submit", "accept", "record", "certify"] as const;
	const turnedDown = ["save", "submit", "decline"] as const;
	const all = [
		["sia", "supervisor", wholeWay],
		["liv", "listener", turnedDown],
		["lea", "listener", wholeWay],
		["sol", "supervisor", turnedDown],
		["sue", "supervisor", wholeWay],
	] as const;
	const few = [["sia", "supervisor", ["forgot", "submit", "accept"]]] as const;
	const applicants = isLong ? all : few;
	for (const [username, kind, way] of applicants) {
		const person = await joins(username, "new_hire", kind === "supervisor" ? kind : undefined);
		await goes(await begun(person, kind), way);
	}

	assert.ok(kills >= (isLong ? 30 : 3), `${kills}`);
	await allIsMailed(pool);
	await agree(pool);
	const { mails: count, twice } = await eachMailCame(pool, mails);
	const links = mails.taken.filter(({ subject }) => subject === resetSubject).map((mail) => linkIn(mail).searchParams);
	for (const token of new Set(links.map((asked) => asked.get("token") ?? ""))) {
		const set = await new Browser(address).calls(resetPasswordCall, { token, password, confirm_password: password });
		assert.equal(set.status, 200, "the link in the mail is good");
	}
	const documents = await vaultIsWhole(config, database);
	assert.equal(documents, applicants.filter(([, kind]) => kind === "supervisor").length * 4);
	await t.annotate(`${kills} kills, ${count} mails, of which ${twice} came twice`);
});
