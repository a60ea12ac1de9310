import type { ListenerAnswers } from "@warmline/contract/applications/listener-application";
import type { SupervisorAnswers } from "@warmline/contract/applications/supervisor-application";
import type { Language } from "@warmline/contract/content/words";
import type { Db } from "../../platform/db/database.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { invalid } from "../../platform/errors.ts";
import { type ReceivedFile, storeFile } from "../../platform/http/requests/parse-form.ts";
import type { Platform } from "../../platform/platform.ts";
import { areShiftTimes } from "../../shifts/index.ts";
import { lockDraft } from "../lock-draft.ts";
import { keepAnswers } from "../queries.ts";
import { keepCredentials, removeFiles } from "./keep-credentials.ts";
import { chosenShifts, noSuchShift } from "./problems.ts";
import { submitApplication } from "./submit-application.ts";

export type Given = {
	readonly answers: ListenerAnswers | SupervisorAnswers;
	readonly files?: readonly ReceivedFile[];
	readonly completed: boolean;
	/** Of the page on which it is filled in. */
	readonly language: Language;
};

/** A shift time that is no more can stay chosen, and cannot be chosen anew. */
const ensureShifts = async (tx: Db, answers: Given["answers"], before: Given["answers"]) => {
	const { field, ids } = chosenShifts(answers);
	if (!(await areShiftTimes(tx, ids, chosenShifts(before).ids)))
		throw invalid(`invalid_${field}`, noSuchShift, { [field]: noSuchShift });
};

/** Keeps what was given, and submits it all when the applicant is done: what was given stays also when more is missing. */
export const saveApplication = async (platform: Platform, id: string, given: Given): Promise<void> => {
	const { answers, files = [], completed, language } = given;
	const { database, clock } = platform;
	const { problems, replaced } = await inTransaction(database.db, async (work) => {
		const { tx } = work;
		const before = await lockDraft(tx, id);
		await ensureShifts(tx, answers, before.answers);
		const updated_at = clock.now();
		await keepAnswers(tx, id, answers, { language, updated_at });
		const replaced = await keepCredentials(tx, id, files, updated_at);
		const problems = completed ? await submitApplication(platform, work, id) : {};
		return { problems, replaced };
	});
	for (const file of files) storeFile(file);
	await removeFiles(platform, replaced);
	const [first] = Object.values<string>(problems);
	if (first !== undefined) throw invalid("incomplete", first, problems);
};
