import assert from "node:assert/strict";
import { forgotPassword } from "@warmline/contract/accounts/calls";
import {
	beginListenerApplication,
	decideApplication,
	finishTraining,
	readListenerApplication,
	saveListenerApplication,
} from "@warmline/contract/applications/calls";
import { changeRecord, readRecord } from "@warmline/contract/applications/record-calls";
import { credentialFields } from "@warmline/contract/applications/supervisor-application";
import {
	beginSupervisorApplication,
	readSupervisorApplication,
} from "@warmline/contract/applications/supervisor-calls";
import type { Pool } from "pg";
import { listenerAnswers, supervisorAnswers } from "../applicant.ts";
import type { Answer } from "../browser.ts";
import { pdf } from "../documents.ts";
import type { MemberPerson } from "../person.ts";
import { resetsPromised } from "./applicants.ts";

/** Somebody who applies, with what they last gave and the server has kept. */
export type Applicant = {
	person: MemberPerson;
	kind: "listener" | "supervisor";
	details_id: string;
	words: string;
	/** Bytes of their resume. */
	size: number;
};

/** Something that is done with one application, which can be done again when nothing came of it. */
export type Step = {
	does(): Promise<Answer>;
	/** Whether it was done; it may not be done by half. */
	isDone(said: string): Promise<boolean>;
	isMailed: boolean;
};

type Scene = { applicant: Applicant; director: MemberPerson; pool: Pool; shifts: string[]; chance: () => number };

const supervisorPath = ({ person }: Applicant) => `/api/v1/onboarding/supervisor-application/${person.id}/`;

const formWith = (words: string, sizes: Partial<Record<(typeof credentialFields)[number], number>>) => {
	const form = new FormData();
	form.append("extra_info", words);
	for (const [field, size] of Object.entries(sizes)) {
		form.append(field, new Blob([new Uint8Array(pdf(size))], { type: "application/pdf" }), `${field}.pdf`);
	}
	return form;
};

export const begun = async (person: MemberPerson, kind: Applicant["kind"]): Promise<Applicant> => {
	const user = { user: person.id };
	if (kind === "listener") {
		const { result } = beginListenerApplication.answer.parse((await person.calls(beginListenerApplication, user)).body);
		return { person, kind, details_id: result.id, words: "", size: 0 };
	}
	const { body } = await person.calls(beginSupervisorApplication, user);
	const details_id = beginSupervisorApplication.answer.parse(body).result.id;
	const applicant: Applicant = { person, kind, details_id, words: "as begun", size: 500 };
	const all = formWith(applicant.words, Object.fromEntries(credentialFields.map((field) => [field, applicant.size])));
	assert.equal((await person.send("PUT", supervisorPath(applicant), all)).status, 200);
	return applicant;
};

/** What is kept of what they wrote and sent. */
const kept = async (applicant: Applicant, address: string): Promise<{ words: string; size: number }> => {
	const { person } = applicant;
	if (applicant.kind === "listener") {
		const { body } = await person.calls(readListenerApplication, undefined, { user_id: person.id });
		return { words: readListenerApplication.answer.parse(body).result?.how_did_you_hear ?? "", size: 0 };
	}
	const { body } = await person.calls(readSupervisorApplication, undefined, { user_id: person.id });
	const words = readSupervisorApplication.answer.parse(body).result?.extra_info ?? "";
	const headers = { authorization: `Token ${person.token}` };
	const resume = await fetch(`${address}${supervisorPath(applicant)}files/resume/`, { headers });
	assert.equal(resume.status, 200);
	const bytes = Buffer.from(await resume.arrayBuffer());
	assert.ok(bytes.equals(pdf(bytes.length)), "the document is as it was");
	return { words, size: bytes.length };
};

const save = ({ applicant, chance }: Scene, address: string): Step => {
	const { person, details_id, kind } = applicant;
	const before = { words: applicant.words, size: applicant.size };
	const after = {
		words: `As of ${chance()}`,
		size: kind === "listener" ? 0 : 1000 + Math.floor(chance() * 400_000),
	};
	return {
		isMailed: false,
		does: () =>
			kind === "listener"
				? person.calls(saveListenerApplication, { how_did_you_hear: after.words }, { details_id })
				: person.send("PUT", supervisorPath(applicant), formWith(after.words, { resume: after.size })),
		isDone: async (said) => {
			const now = await kept(applicant, address);
			const isDone = now.words === after.words;
			assert.deepEqual(now, isDone ? after : before, said);
			Object.assign(applicant, now);
			return isDone;
		},
	};
};

const times = async ({ pool, applicant }: Scene, act: string): Promise<number> =>
	(
		await pool.query("SELECT count(*)::int AS n FROM application_events WHERE application_id = $1 AND act = $2", [
			applicant.details_id,
			act,
		])
	).rows[0].n;

/** An act that is written into the history, and mailed. */
const written = async (scene: Scene, act: string, does: () => Promise<Answer>): Promise<Step> => {
	const before = await times(scene, act);
	return {
		isMailed: true,
		does,
		isDone: async (said) => {
			const now = (await times(scene, act)) - before;
			assert.ok(now === 0 || now === 1, `${said}: ${now} times`);
			return now === 1;
		},
	};
};

const submit = (scene: Scene) => {
	const { person, details_id, kind, words } = scene.applicant;
	const { applicant, shifts } = scene;
	const listener = { ...listenerAnswers, how_did_you_hear: words, shift_selection: shifts, completed: true };
	const supervisor = { ...supervisorAnswers, preferred_shifts: shifts, completed: true };
	return written(scene, "submitted", () =>
		kind === "listener"
			? person.calls(saveListenerApplication, listener, { details_id })
			: person.send("PUT", supervisorPath(applicant), supervisor),
	);
};

const decide = (scene: Scene, decision: "ask" | "accept" | "decline", act: string) => {
	const user = { user_id: scene.applicant.person.id };
	return written(scene, act, () => scene.director.calls(decideApplication, { decision, reason: "So it is." }, user));
};

const record = async (scene: Scene): Promise<Step> => {
	const { director, applicant } = scene;
	const user = { user_id: applicant.person.id };
	const step = await written(scene, "record_changed", () =>
		director.calls(changeRecord, { identity_seen: true }, user),
	);
	return {
		...step,
		isDone: async (said) => {
			const isDone = await step.isDone(said);
			const { body } = await director.calls(readRecord, undefined, user);
			const identity = readRecord.answer.parse(body).result.steps.find((one) => one.step === "identity");
			assert.equal(identity?.done, isDone, said);
			return isDone;
		},
	};
};

/** A forgotten password: nothing is kept but the promise of a mail. */
const forgot = async ({ applicant: { person }, pool }: Scene): Promise<Step> => {
	const email = person.user.email ?? "";
	const promised = async (): Promise<number> => (await resetsPromised(pool)).filter((one) => one === email).length;
	const before = await promised();
	return {
		isMailed: true,
		does: () => person.calls(forgotPassword, { email }),
		isDone: async () => (await promised()) > before,
	};
};

export const stepsOf = (
	scene: Scene,
	address: string,
	name: "forgot" | "save" | "submit" | "ask" | "accept" | "decline" | "record" | "certify",
): Step | Promise<Step> => {
	switch (name) {
		case "forgot":
			return forgot(scene);
		case "save":
			return save(scene, address);
		case "submit":
			return submit(scene);
		case "ask":
			return decide(scene, "ask", "asked");
		case "accept":
			return decide(scene, "accept", "accepted");
		case "decline":
			return decide(scene, "decline", "declined");
		case "record":
			return record(scene);
		case "certify": {
			const user = { user_id: scene.applicant.person.id };
			const why = { reason: "The rest follows." };
			return written(scene, "training_done", () => scene.director.calls(finishTraining, why, user));
		}
	}
};
