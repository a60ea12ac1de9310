import { mailStage } from "@warmline/contract/applications/record-calls";
import type { MemberRow } from "../accounts/index.ts";
import type { Calls } from "../platform/http/calls.ts";
import type { Platform } from "../platform/platform.ts";
import { mailStageBy } from "./board/mail-stage.ts";

/** What directors do with everybody in a stage at once. */
export const stageRoutes = (calls: Calls<MemberRow>, platform: Platform) => {
	calls.answer(mailStage, ({ member, body }) => mailStageBy(platform, member, body));
};
