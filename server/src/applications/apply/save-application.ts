import type { ListenerAnswers } from "@warmline/contract/applications/listener-application";
import type { OwnAnswer } from "@warmline/contract/applications/own-questions";
import type { RatedTool, SupervisorAnswers } from "@warmline/contract/applications/supervisor-application";
import { type Language, languages } from "@warmline/contract/content/words";
import { content } from "../../platform/content/content.ts";
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

/**
 * A country from which nobody can apply any more can stay chosen. An old page may still offer it: then it is left out,
 * so that it is asked for again when the application is submitted, and no other answer is lost.
 */
const withKnownCountry = (answers: Given["answers"], before: Given["answers"]): Given["answers"] => {
	const country = "country" in answers ? answers.country : undefined;
	if (!country || ("country" in before && before.country === country)) return answers;
	return content().recruitmentNames.en.countries.some((one) => one.country === country)
		? answers
		: { ...answers, country: null };
};

type Named = { readonly id: string; readonly name: string };

/**
 * The name under which an answer is kept: as the applicant read it, now or before. Undefined where nothing of that id is
 * asked. In the language of the page first: the name may have changed since it was opened.
 */
const keptName = ({ id, name }: Named, asked: readonly Named[], before: readonly Named[]): string | undefined =>
	[...before, ...asked].some((one) => one.id === id && one.name === name)
		? name
		: asked.find((one) => one.id === id)?.name;

const inPageLanguageFirst = (language: Language): readonly Language[] => [language, ...languages];
const ofTool = ({ tool, name }: Pick<RatedTool, "tool" | "name">): Named => ({ id: tool, name });
const ofQuestion = ({ id, question }: Pick<OwnAnswer, "id" | "question">): Named => ({ id, name: question });

const withKnownTools = (answers: Given["answers"], before: Given["answers"], language: Language): Given["answers"] => {
	const given = "other_tools" in answers ? answers.other_tools : undefined;
	if (!given) return answers;
	const rated = ("other_tools" in before && before.other_tools) || [];
	const asked = inPageLanguageFirst(language).flatMap((one) => content().recruitmentNames[one].supervisor_tools);
	const other_tools = given.flatMap((one) => {
		const name = keptName(ofTool(one), asked.map(ofTool), rated.map(ofTool));
		return name === undefined ? [] : [{ ...one, name }];
	});
	return { ...answers, other_tools };
};

const withKnownQuestions = (
	answers: Given["answers"],
	before: Given["answers"],
	language: Language,
): Given["answers"] => {
	const given = answers.own_answers;
	if (!given) return answers;
	const asked = inPageLanguageFirst(language).flatMap((one) => content().applicationQuestions[one].own_questions);
	const own_answers = given.flatMap((one) => {
		const question = keptName(ofQuestion(one), asked.map(ofQuestion), (before.own_answers ?? []).map(ofQuestion));
		return question === undefined ? [] : [{ ...one, question }];
	});
	return { ...answers, own_answers };
};

/** Keeps what was given, and submits it all when the applicant is done: what was given stays also when more is missing. */
export const saveApplication = async (platform: Platform, id: string, given: Given): Promise<void> => {
	const { files = [], completed, language } = given;
	const { database, clock } = platform;
	const { problems, replaced } = await inTransaction(database.db, async (work) => {
		const { tx } = work;
		const before = await lockDraft(tx, id);
		const answers = [withKnownCountry, withKnownTools, withKnownQuestions].reduce(
			(sofar, known) => known(sofar, before.answers, language),
			given.answers,
		);
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
