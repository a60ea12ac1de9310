import {
	decideApplication,
	finishTraining,
	listApplications,
	noteOnApplication,
	readApplication,
} from "@warmline/contract/applications/calls";
import { id } from "@warmline/contract/ids";
import { say } from "@warmline/contract/say";
import type { MemberRow } from "../accounts/index.ts";
import type { Calls } from "../platform/http/calls.ts";
import type { Platform } from "../platform/platform.ts";
import { invalid } from "../platform/refusals.ts";
import { decideOn } from "./decide-application.ts";
import { applicationsBefore } from "./director-queries.ts";
import { toLine } from "./director-shapes.ts";
import { finishTrainingOf } from "./finish-training.ts";
import { noSuchApplication } from "./hold-open.ts";
import { noteOn } from "./note-on-application.ts";
import { readApplicationOf } from "./read-application.ts";

const applicationAt = (cursor: string | undefined) => {
	if (cursor === undefined) return undefined;
	const place = id.safeParse(cursor);
	if (!place.success) throw invalid("invalid_cursor", say("This page does not exist."));
	return place.data;
};

const applicantFrom = ({ user_id }: Record<string, string>) => {
	const known = id.safeParse(user_id);
	if (!known.success) throw noSuchApplication();
	return known.data;
};

/** What directors see of applications, and do with them. */
export const directorRoutes = (calls: Calls<MemberRow>, platform: Platform) => {
	calls.answer(listApplications, async ({ query: { cursor, limit, ...filter } }) => {
		const before = applicationAt(cursor);
		const found = await applicationsBefore(platform.database.db, { ...filter, before, limit: limit + 1 });
		const shown = found.slice(0, limit);
		return { results: shown.map(toLine), next: (found.length > limit && shown.at(-1)?.id) || null };
	});

	calls.answer(readApplication, ({ member, params }) => readApplicationOf(platform, member, applicantFrom(params)));

	calls.answer(decideApplication, async ({ member, params, body }) => ({
		result: await decideOn(platform, member, applicantFrom(params), body),
	}));

	calls.answer(finishTraining, ({ member, params }) => finishTrainingOf(platform, member, applicantFrom(params)));

	calls.answer(noteOnApplication, async ({ member, params, body: { text } }) => ({
		result: await noteOn(platform, member, applicantFrom(params), text),
	}));
};
