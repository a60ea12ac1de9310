import assert from "node:assert/strict";
import { beginListenerApplication, saveListenerApplication } from "@warmline/contract/applications/calls";
import {
	answerBounds,
	credentialFields,
	type SupervisorAnswers,
} from "@warmline/contract/applications/supervisor-application";
import {
	beginSupervisorApplication,
	saveSupervisorApplication,
} from "@warmline/contract/applications/supervisor-calls";
import { shiftTimes } from "@warmline/contract/shifts/calls";
import type { Pool } from "pg";
import { v7 } from "uuid";
import { pastApplication } from "../src/demo/data/past-application.ts";
import type { MemberPerson } from "./person.ts";

/** All that a listener is asked, but for the shifts. */
export const listenerAnswers = pastApplication.answers;

/** All that a supervisor is asked, but for the shifts and the documents: each long answer as short as it may be. */
export const supervisorAnswers: SupervisorAnswers = {
	education_met: true,
	account_verified: true,
	google_email: "applicant@mail.example",
	...Object.fromEntries(Object.entries(answerBounds).map(([name, [least]]) => [name, "a".repeat(least)])),
	agrees_training: true,
	agrees_three_months: true,
	agrees_four_shifts: true,
	expected_commitment: "1-2",
};

/** An organisation has shift times once somebody has made them. */
export const shiftTimesIn = async (pool: Pool, reader: MemberPerson): Promise<string[]> => {
	for (const [start, end] of [
		["08:00", "12:00"],
		["16:00", "20:00"],
	])
		await pool.query("INSERT INTO shift_times VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", [v7(), start, end]);
	const { body } = await reader.calls(shiftTimes);
	return shiftTimes.answer.parse(body).results.map(({ id }) => id);
};

/** Begins an application, or goes on with it; answers its id. */
export const begins = async (person: MemberPerson): Promise<string> => {
	const { status, body } = await person.calls(beginListenerApplication, { user: person.id });
	assert.equal(status, 200, JSON.stringify(body));
	return beginListenerApplication.answer.parse(body).result.id;
};

/** Fills in a listener's application as far as it is not, and submits it. */
export const submits = async (person: MemberPerson, shift_selection: string[]) => {
	const details_id = await begins(person);
	const all = { ...listenerAnswers, shift_selection, completed: true };
	const { status, body } = await person.calls(saveListenerApplication, all, { details_id });
	assert.equal(status, 200, JSON.stringify(body));
	return saveListenerApplication.answer.parse(body).result;
};

/** The same for a supervisor; documents are only named, as if they had been sent. */
export const submitsAsSupervisor = async (
	person: MemberPerson,
	preferred_shifts: string[],
	pool: Pool,
	language = "en",
) => {
	const begun = await person.calls(beginSupervisorApplication, { user: person.id });
	const { id } = beginSupervisorApplication.answer.parse(begun.body).result;
	for (const field of credentialFields) {
		const document = [v7(), id, field, `${field}.pdf`, 1000, "application/pdf"];
		await pool.query("INSERT INTO credentials VALUES ($1, $2, $3, $4, $5, $6, now()) ON CONFLICT DO NOTHING", document);
	}
	const all = { ...supervisorAnswers, preferred_shifts, completed: true };
	const path = `/api/v1${saveSupervisorApplication.path.replace(":user_id", person.id)}`;
	const { status, body } = await person.send("PUT", path, all, { "accept-language": language });
	assert.equal(status, 200, JSON.stringify(body));
	return saveSupervisorApplication.answer.parse(body).result;
};
