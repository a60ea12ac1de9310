import {
	beginListenerApplication,
	readListenerApplication,
	saveListenerApplication,
} from "@warmline/contract/applications/calls";
import { listenerDraft } from "@warmline/contract/applications/listener-application";
import { credentialFields, supervisorDraft } from "@warmline/contract/applications/supervisor-application";
import {
	beginSupervisorApplication,
	readCredential,
	readSupervisorApplication,
	removeCredential,
	saveSupervisorApplication,
} from "@warmline/contract/applications/supervisor-calls";
import { ensureSelf, type MemberRow } from "../accounts/index.ts";
import type { Calls } from "../platform/http/calls.ts";
import { idFrom } from "../platform/http/requests/path-id.ts";
import { wishedLanguage } from "../platform/language.ts";
import type { Platform } from "../platform/platform.ts";
import { beginApplication } from "./apply/begin-application.ts";
import { applicationFor, ownApplication } from "./apply/own-application.ts";
import { readCredentialOf } from "./apply/read-credential.ts";
import { noSuchDocument, removeCredentialOf } from "./apply/remove-credential.ts";
import { saveApplication } from "./apply/save-application.ts";
import { turnToListening } from "./apply/turn-to-listening.ts";
import { noSuchApplication } from "./lock-draft.ts";
import { listenerKinds, maySee, supervisorKinds } from "./policy.ts";
import { namedApplication } from "./queries.ts";
import { toListenerApplication, toSupervisorApplication } from "./serializers.ts";

type Params = Record<string, string>;

const namedIn = (given: string | undefined) => idFrom(given, noSuchApplication);

const fieldFrom = ({ field }: Params) => {
	const known = credentialFields.find((one) => one === field);
	if (!known) throw noSuchDocument();
	return known;
};

export const applicantRoutes = (calls: Calls<MemberRow>, platform: Platform) => {
	const row = async (applicationId: string) => {
		const found = await namedApplication(platform.database.db, applicationId);
		if (!found) throw noSuchApplication();
		return found;
	};

	calls.answer(readListenerApplication, async ({ member, params }) => {
		const found = await applicationFor(platform, member, namedIn(params.user_id), listenerKinds);
		return { result: found ? toListenerApplication(found) : null };
	});

	calls.answer(beginListenerApplication, async ({ member, body, request }) => {
		ensureSelf(member, body.user);
		const applicant = body.instead ? await turnToListening(platform, member) : member;
		const begun = await beginApplication(platform, applicant, listenerKinds, wishedLanguage(request));
		return { result: toListenerApplication(await row(begun)) };
	});

	calls.answer(saveListenerApplication, async ({ member, params, body, request }) => {
		const { completed = false, technical_skill_rate, ...given } = body;
		const own = await ownApplication(platform, member, member.id, listenerKinds);
		if (own.id !== namedIn(params.details_id)) throw noSuchApplication();
		const technical_skill_rating = given.technical_skill_rating ?? technical_skill_rate;
		const answers = listenerDraft.parse(
			technical_skill_rating === undefined ? given : { ...given, technical_skill_rating },
		);
		await saveApplication(platform, own.id, { answers, completed, language: wishedLanguage(request) });
		return { result: toListenerApplication(await row(own.id)) };
	});

	calls.answer(readSupervisorApplication, async ({ member, params }) => {
		const found = await applicationFor(platform, member, namedIn(params.user_id), supervisorKinds);
		return { result: found ? toSupervisorApplication(found) : null };
	});

	calls.answer(beginSupervisorApplication, async ({ member, body, request }) => {
		ensureSelf(member, body.user);
		const begun = await beginApplication(platform, member, supervisorKinds, wishedLanguage(request));
		return { result: toSupervisorApplication(await row(begun)) };
	});

	calls.answer(saveSupervisorApplication, async ({ member, params, body, files, request }) => {
		const { completed = false, user } = body;
		ensureSelf(member, user);
		const own = await ownApplication(platform, member, namedIn(params.user_id), supervisorKinds);
		const given = { answers: supervisorDraft.parse(body), files, completed, language: wishedLanguage(request) };
		await saveApplication(platform, own.id, given);
		return { result: toSupervisorApplication(await row(own.id)) };
	});

	calls.answer(readCredential, async ({ member, params }) => {
		const applicant = namedIn(params.user_id);
		if (!maySee(member, applicant)) throw noSuchApplication();
		return readCredentialOf(platform, member, applicant, fieldFrom(params));
	});

	calls.answer(removeCredential, async ({ member, params }) => {
		const own = await ownApplication(platform, member, namedIn(params.user_id), supervisorKinds);
		await removeCredentialOf(platform, own.id, fieldFrom(params));
		return { result: toSupervisorApplication(await row(own.id)) };
	});
};
