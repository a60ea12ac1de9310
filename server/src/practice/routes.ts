import {
	joinPractice as joinPracticeCall,
	listPractice,
	openPractice as openPracticeCall,
	readPractice,
	withdrawPractice as withdrawPracticeCall,
} from "@warmline/contract/practice/calls";
import type { MemberRow } from "../accounts/index.ts";
import type { Calls } from "../platform/http/calls.ts";
import { idFrom } from "../platform/http/requests/path-id.ts";
import type { Platform } from "../platform/platform.ts";
import { noSuchPractice } from "./errors.ts";
import { listPracticeFor } from "./list-practice.ts";
import { readPracticeBy } from "./read-practice.ts";
import { joinPractice } from "./session/join-practice.ts";
import { openPractice } from "./session/open-practice.ts";
import { withdrawPractice } from "./session/withdraw-practice.ts";

const roomIdFrom = ({ room_id }: Record<string, string>) => idFrom(room_id, noSuchPractice);

export const practiceRoutes = (calls: Calls<MemberRow>, platform: Platform) => {
	calls.answer(listPractice, ({ member, query }) => listPracticeFor(platform, member, query));

	calls.answer(openPracticeCall, async ({ member }) => ({ result: await openPractice(platform, member) }));

	calls.answer(withdrawPracticeCall, async ({ member, params }) => {
		await withdrawPractice(platform, member, roomIdFrom(params));
		return undefined;
	});

	calls.answer(joinPracticeCall, async ({ member, params, body }) => ({
		result: await joinPractice(platform, member, { roomId: roomIdFrom(params), card: body.card }),
	}));

	calls.answer(readPractice, ({ member, params }) => readPracticeBy(platform, member, roomIdFrom(params)));
};
