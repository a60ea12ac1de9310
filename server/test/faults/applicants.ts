import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Pool } from "pg";
import { forgetUnnamedFiles } from "../../src/applications/retention/forget-unnamed-files.ts";
import type { Config } from "../../src/config.ts";
import type { Database } from "../../src/platform/db/database.ts";
import { openVault } from "../../src/platform/files/vault.ts";
import type { MailServer } from "../mail-server.ts";
import type { ReadMail } from "../mailbox.ts";

/** What each thing that happens to an application makes of it, and what its applicant is mailed. */
const acts: Record<string, { status?: string; subject?: string }> = {
	begun: { status: "draft" },
	submitted: { status: "submitted", subject: "We have your application" },
	asked: { status: "asked", subject: "We need more information for your application" },
	accepted: { status: "accepted", subject: "Your application has been accepted" },
	declined: { status: "declined", subject: "Our decision on your application" },
	record_changed: { subject: "You’re one step further" },
	training_done: { subject: "You can take chats now" },
};

type Row = { id: string; email: string; kind: string; status: string; role: string; acts: string[]; audited: number };

const applicationsIn = async (pool: Pool): Promise<Row[]> =>
	(
		await pool.query<Row>(`SELECT a.id, m.email, a.kind, a.status, m.role,
			(SELECT array_agg(e.act ORDER BY e.id) FROM application_events e WHERE e.application_id = a.id) AS acts,
			(SELECT count(*)::int FROM audit_log l WHERE l.about_id = m.id AND l.act = 'decide_application') AS audited
			FROM applications a JOIN members m ON m.id = a.member_id`)
	).rows;

const roleOf = ({ kind, status, acts: happened }: Row) => {
	const role = kind === "supervisor" ? "supervisor" : "listener";
	if (happened.includes("training_done")) return role;
	return status === "draft" || status === "declined" ? "new_hire" : `trainee_${role}`;
};

/** Where an application stands, what happened to it, whose role it gave and what was recorded say the same. */
export const agree = async (pool: Pool) => {
	for (const row of await applicationsIn(pool)) {
		const said = JSON.stringify(row);
		const status = row.acts.map((act) => acts[act]?.status).findLast((one) => one !== undefined);
		assert.equal(row.status, status, said);
		assert.equal(row.role, roleOf(row), said);
		const decisions = row.acts.filter((act) => ["asked", "accepted", "declined"].includes(act));
		assert.equal(row.audited, decisions.length, said);
	}
};

/** To whom a link for a new password was promised, as often as it was. */
export const resetsPromised = async (pool: Pool): Promise<string[]> =>
	(
		await pool.query<{ email: string }>("SELECT data->>'email' AS email FROM jobs.job WHERE name = 'mail-reset-link'")
	).rows.map(({ email }) => email);

const openJobs = async (pool: Pool): Promise<string[]> =>
	(
		await pool.query<{ name: string }>(
			"SELECT name FROM jobs.job WHERE state NOT IN ('completed', 'cancelled') AND name LIKE 'mail-%'",
		)
	).rows.map(({ name }) => name);

/** Milliseconds until everything is mailed that was promised. */
const patience = 60_000;

export const allIsMailed = async (pool: Pool) => {
	const until = Date.now() + patience;
	for (let left = await openJobs(pool); left.length > 0; left = await openJobs(pool)) {
		assert.ok(Date.now() < until, `not mailed: ${left.join()}`);
		await new Promise((done) => setTimeout(done, 100));
	}
};

export const resetSubject = "Set a new password";

/** What may not be another one in a mail that is sent again; whoever reads the first one needs it. */
const addressed = (mail: ReadMail | undefined) => ({
	to: mail?.to,
	subject: mail?.subject,
	link: /https?:\/\/\S+/.exec(mail?.text ?? "")?.[0],
});

/** Each mail that was promised has come, and no other; what came twice was one mail, and is shown once. */
export const eachMailCame = async (pool: Pool, { taken }: MailServer) => {
	const promised = (await applicationsIn(pool)).flatMap(({ email, acts: happened }) =>
		happened.flatMap((act) => (acts[act]?.subject ? [`${email}: ${acts[act]?.subject}`] : [])),
	);
	const resets = (await resetsPromised(pool)).map((email) => `${email}: ${resetSubject}`);
	const came = new Map(taken.map((mail) => [mail.messageId, mail]));
	const said = [...came.values()].map(({ to, subject }) => `${to}: ${subject}`);
	assert.deepEqual(said.sort(), [...promised, ...resets].sort());
	for (const mail of taken) assert.deepEqual(addressed(came.get(mail.messageId)), addressed(mail));
	return { mails: came.size, twice: taken.length - came.size };
};

/** After the work of the night every file is some document's, and every document is there and as it was. */
export const vaultIsWhole = async (config: Config, database: Database) => {
	const vault = await openVault(config);
	const later = { now: () => new Date(Date.now() + 2 * 86_400_000) };
	await forgetUnnamedFiles({ vault, database, clock: later });
	const { rows } = await database.pool.query<{ id: string; size: number }>("SELECT id, size FROM credentials");
	for (const { id, size } of rows) assert.equal((await vault.read(id)).length, size);
	const there = await readdir(join(config.DATA_DIR, "vault"));
	assert.deepEqual(there.sort(), rows.map(({ id }) => id).sort());
	return rows.length;
};
