import assert from "node:assert/strict";
import type { Role } from "@warmline/contract/accounts/roles";
import { type ApplicationEvent, decideApplication, readApplication } from "@warmline/contract/applications/calls";
import type { RecordChange, RecordStep, VolunteerRecord } from "@warmline/contract/applications/record";
import { changeRecord, nameReferee, readRecord } from "@warmline/contract/applications/record-calls";
import { type AuditEntry, auditLog } from "@warmline/contract/audit/calls";
import { shiftTimesIn, submits, submitsAsSupervisor } from "./applicant.ts";
import type { Answer } from "./browser.ts";
import { openMailbox, type ReadMail } from "./mailbox.ts";
import type { MemberPerson } from "./person.ts";
import { society } from "./society.ts";

/** An organisation with people on their way to the first chat, and what they are mailed. */
export const volunteers = async () => {
	const cast = await society();
	const { dora, pool, newMember } = cast;
	const mailbox = await openMailbox(cast.config.DATA_DIR);
	const shifts = await shiftTimesIn(pool, dora);
	const waiting: ReadMail[] = [];

	/** The oldest mail to somebody with such a subject; mails that are promised together come in any order. */
	const mailTo = async (to: string, subject: string): Promise<ReadMail> => {
		for (;;) {
			const at = waiting.findIndex((mail) => mail.to === to && mail.subject === subject);
			const [found] = at < 0 ? [] : waiting.splice(at, 1);
			if (found) return found;
			waiting.push(await mailbox.next());
		}
	};

	const record = async (person: MemberPerson, reader: MemberPerson = dora): Promise<VolunteerRecord> =>
		resultOf(await reader.calls(readRecord, undefined, { user_id: person.id }));

	const hasSubmitted = async (name: string) => {
		const person = await newMember(name, "new_hire");
		await submits(person, shifts);
		await mailTo(person.user.email ?? "", "We have your application");
		return person;
	};
	const decides = (person: MemberPerson, decision: "accept" | "decline") =>
		dora.calls(decideApplication, { decision, reason: "So it is." }, { user_id: person.id });
	const isAccepted = async (name: string) => {
		const person = await hasSubmitted(name);
		assert.equal((await decides(person, "accept")).status, 200);
		await mailTo(person.user.email ?? "", "Your application has been accepted");
		return person;
	};

	return {
		...cast,
		shifts,
		mailTo,
		record,
		hasSubmitted,
		decides,
		isAccepted,
		/** Nothing was mailed but what was asked for: mails not read yet. */
		mailCount: mailbox.count,
		submitsInFrench: (person: MemberPerson) => submitsAsSupervisor(person, shifts, pool, "fr"),
		/** Somebody of each role, beside the directors. */
		others: async (): Promise<MemberPerson[]> => {
			const roles: Role[] = ["new_hire", "trainee_listener", "trainee_supervisor", "listener", "supervisor"];
			return Promise.all(roles.map((role) => newMember(`other-${role.replace("_", "-")}`, role)));
		},
		changes: async (person: MemberPerson, change: RecordChange, director: MemberPerson = dora) =>
			resultOf(await director.calls(changeRecord, change, { user_id: person.id })),
		names: async (person: MemberPerson, name: string, by: MemberPerson = person) => {
			const email = `${name.split(" ")[0]?.toLowerCase()}.${person.user.username}@mail.example`;
			const named = await by.calls(nameReferee, { name, email }, { user_id: person.id });
			assert.equal(named.status, 201, JSON.stringify(named.body));
			const { referees } = readRecord.answer.parse(named.body).result;
			const found = referees.find((referee) => referee.email === email);
			assert.ok(found);
			return found;
		},
		history: async (person: MemberPerson): Promise<ApplicationEvent[]> => {
			const { body } = await dora.calls(readApplication, undefined, { user_id: person.id });
			return readApplication.answer.parse(body).history;
		},
		audited: async (person: MemberPerson, act: AuditEntry["act"]) => {
			const { body } = await dora.calls(auditLog, undefined, { act, member: person.id });
			return auditLog.answer.parse(body).results.map(({ member, params }) => ({ by: member.name, ...params }));
		},
	};
};

/** The record that a call answers. */
export const resultOf = ({ status, body }: Answer): VolunteerRecord => {
	assert.ok(status === 200 || status === 201, JSON.stringify(body));
	return readRecord.answer.parse(body).result;
};

export const doneIn = ({ steps }: VolunteerRecord): RecordStep[] =>
	steps.flatMap(({ step, done }) => (done ? [step] : []));
