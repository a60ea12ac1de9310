import {
	claimDebrief,
	debriefs,
	finishDebrief,
	ownDebriefs,
	readDebriefNews,
	releaseDebrief,
	reopenDebrief,
	seeDebrief,
	writeInDebrief,
} from "@warmline/contract/chats/debrief-calls";
import { t } from "@warmline/contract/i18n";
import type { MemberRow } from "../../accounts/index.ts";
import { notFound } from "../../platform/errors.ts";
import type { Calls } from "../../platform/http/calls.ts";
import { idFrom } from "../../platform/http/requests/path-id.ts";
import type { ChatContext } from "../chat-context.ts";
import { supervisorsReached } from "../duty/availability.ts";
import { claimDebriefBy, releaseDebriefBy } from "./claim-debrief.ts";
import { finishDebriefBy, reopenDebriefBy } from "./finish-debrief.ts";
import { debriefNewsFor, listDebriefs, listOwnDebriefs } from "./list-debriefs.ts";
import { seeDebriefBy, writeDebriefMessage } from "./write-in-debrief.ts";

type Params = Record<string, string>;
const debriefIn = ({ debrief_id }: Params) => idFrom(debrief_id, () => notFound(t("No such debrief.")));

/** What happens after a chat that was heavy. */
export const debriefRoutes = (calls: Calls<MemberRow>, context: ChatContext) => {
	calls.answer(debriefs, async ({ member }) => ({ results: await listDebriefs(context, member) }));
	calls.answer(ownDebriefs, async ({ member }) => ({
		results: await listOwnDebriefs(context, member),
		supervisors_on_duty: await supervisorsReached(context, member.id),
	}));
	calls.answer(readDebriefNews, async ({ member }) => ({ result: await debriefNewsFor(context, member) }));
	calls.answer(claimDebrief, async ({ body, member, params }) => {
		await claimDebriefBy(context, member, debriefIn(params), body.instead_of);
		return undefined;
	});
	calls.answer(releaseDebrief, async ({ member, params }) => {
		await releaseDebriefBy(context, member, debriefIn(params));
		return undefined;
	});
	calls.answer(finishDebrief, async ({ member, params }) => {
		await finishDebriefBy(context, member, debriefIn(params));
		return undefined;
	});
	calls.answer(reopenDebrief, async ({ member, params }) => {
		await reopenDebriefBy(context, member, debriefIn(params));
		return undefined;
	});
	calls.answer(writeInDebrief, async ({ body, member, params }) => ({
		result: await writeDebriefMessage(context, member, debriefIn(params), body.body),
	}));
	calls.answer(seeDebrief, async ({ member, params }) => {
		await seeDebriefBy(context, member, debriefIn(params));
		return undefined;
	});
};
