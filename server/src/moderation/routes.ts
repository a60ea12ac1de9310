import { t } from "@warmline/contract/i18n";
import {
	decideReport as decideReportCall,
	liftSuspension as liftSuspensionCall,
	listReports,
	sendReport as sendReportCall,
	showAgain as showAgainCall,
} from "@warmline/contract/moderation/calls";
import type { MemberRow } from "../accounts/index.ts";
import { notFound } from "../platform/errors.ts";
import type { Calls } from "../platform/http/calls.ts";
import { idFrom } from "../platform/http/requests/path-id.ts";
import type { Platform } from "../platform/platform.ts";
import { decideReport } from "./decide-report.ts";
import { noSuchReport } from "./errors.ts";
import { liftSuspension } from "./lift-suspension.ts";
import { listReportsFor } from "./list-reports.ts";
import { sendReport } from "./send-report.ts";
import { showAgain } from "./show-again.ts";

type Params = Record<string, string>;

const reportIdFrom = ({ report_id }: Params) => idFrom(report_id, noSuchReport);
const memberIdFrom = ({ member_id }: Params) => idFrom(member_id, notFound);

export const moderationRoutes = (calls: Calls<MemberRow>, platform: Platform) => {
	calls.answer(sendReportCall, async ({ member, body }) => {
		await sendReport(platform, member, body);
		return { message: t("Thank you. A moderator will look at it, and we’ll notify you of the outcome.") };
	});

	calls.answer(listReports, ({ member, query }) => listReportsFor(platform, member, query));

	calls.answer(decideReportCall, async ({ member, params, body }) => ({
		result: await decideReport(platform, member, reportIdFrom(params), body),
	}));

	calls.answer(showAgainCall, async ({ member, params }) => ({
		result: await showAgain(platform, member, reportIdFrom(params)),
	}));

	calls.answer(liftSuspensionCall, async ({ member, params }) => {
		await liftSuspension(platform, member, memberIdFrom(params));
		return undefined;
	});
};
