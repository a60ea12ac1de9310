import { exampleParts, type Setup, type SetupFacts } from "@warmline/contract/setup/calls";
import { type MemberRow, namedPerson } from "../accounts/index.ts";
import { content } from "../platform/content/content.ts";
import type { Db } from "../platform/db/database.ts";
import { forbidden } from "../platform/errors.ts";
import { readLastBackup } from "../platform/files/last-backup.ts";
import { currentLanguage } from "../platform/language.ts";
import type { Platform } from "../platform/platform.ts";
import { isStillExample, society, societyName } from "../platform/society.ts";
import { mayOpen } from "./policy.ts";
import type { SetupPorts } from "./ports.ts";
import {
	allMarks,
	countAgents,
	countInvited,
	isAnyShiftPlanned,
	lastPublished,
	type Mark,
	readOpened,
} from "./queries.ts";
import { type Known, stepStates } from "./step-states.ts";

export type SetupContext = Platform & { readonly ports: SetupPorts };

const readFacts = async (
	{ config, clock, ports }: SetupContext,
	db: Db,
	marks: readonly Mark[],
): Promise<SetupFacts> => {
	const { door, caller_details, keep_days } = ports.chatSettings();
	const isExample = isStillExample();
	return {
		name: societyName(),
		region: content().regions[currentLanguage()],
		clock: society().clock,
		listeners_speak: society().listeners_speak,
		examples: exampleParts.filter((part) => isExample[part]),
		...{ door, caller_details, keep_days },
		shifts_planned: await isAnyShiftPlanned(db, clock.now()),
		...(await countAgents(db)),
		invited: await countInvited(db, clock.now()),
		sends_email: config.SMTP_URL !== undefined,
		email_tried_at: marks.find(({ step, mark }) => step === "email" && mark === "confirmed")?.at.toISOString() ?? null,
		last_backup: (await readLastBackup(config.DATA_DIR))?.at ?? null,
	};
};

/** All by which it is decided whether the installation may open. */
export const readKnown = async (context: SetupContext, db: Db): Promise<Known> => {
	const marks = await allMarks(db);
	return {
		facts: await readFacts(context, db, marks),
		regions: content().regions,
		now: context.clock.now(),
		marks,
		linesPublished: await lastPublished(db, "crisis-lines"),
		hasOwnAppearance: (await lastPublished(db, "appearance")) !== null,
	};
};

const byWhom = ({ at, by }: Pick<Mark, "at" | "by">) => ({ at: at.toISOString(), by: by && namedPerson(by) });

export const readSetup = async (context: SetupContext, member: MemberRow): Promise<Setup> => {
	if (!mayOpen(member)) throw forbidden();
	const { db } = context.database;
	const known = await readKnown(context, db);
	const opened = await readOpened(db);
	return {
		opened: opened ? byWhom(opened) : null,
		steps: stepStates(known).map(({ marked, ...step }) => ({ ...step, marked: marked ? byWhom(marked) : null })),
		facts: known.facts,
	};
};
