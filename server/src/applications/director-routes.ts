import {
	decideApplication,
	finishTraining,
	listApplications,
	noteOnApplication,
	readApplication,
} from "@warmline/contract/applications/calls";
import { mailStage } from "@warmline/contract/applications/record-calls";
import type { MemberRow } from "../accounts/index.ts";
import type { Calls } from "../platform/http/calls.ts";
import { idFrom } from "../platform/http/requests/path-id.ts";
import type { Platform } from "../platform/platform.ts";
import { decideOn } from "./board/decide-application.ts";
import { finishTrainingOf } from "./board/finish-training.ts";
import { listApplicationsBy } from "./board/list-applications.ts";
import { mailStageBy } from "./board/mail-stage.ts";
import { noteOn } from "./board/note-on-application.ts";
import { readApplicationOf } from "./board/read-application.ts";
import { noSuchApplication } from "./lock-draft.ts";

const applicantFrom = ({ user_id }: Record<string, string>) => idFrom(user_id, noSuchApplication);

/** What directors see of applications, and do with them. */
export const directorRoutes = (calls: Calls<MemberRow>, platform: Platform) => {
	calls.answer(listApplications, ({ query }) => listApplicationsBy(platform, query));

	calls.answer(readApplication, ({ member, params }) => readApplicationOf(platform, member, applicantFrom(params)));

	calls.answer(decideApplication, async ({ member, params, body }) => ({
		result: await decideOn(platform, member, applicantFrom(params), body),
	}));

	calls.answer(finishTraining, async ({ member, params, body }) => ({
		result: await finishTrainingOf(platform, member, applicantFrom(params), body?.reason),
	}));

	calls.answer(noteOnApplication, async ({ member, params, body: { text } }) => ({
		result: await noteOn(platform, member, applicantFrom(params), text),
	}));

	calls.answer(mailStage, ({ member, body }) => mailStageBy(platform, member, body));
};
