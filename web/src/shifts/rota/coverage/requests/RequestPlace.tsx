import { useQuery } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import type { Candidate } from "@warmline/contract/shifts/cover-calls";
import type { ShiftPart } from "@warmline/contract/shifts/parts";
import { errorMessage } from "../../../../platform/http/describe-error.ts";
import { shiftKeys } from "../../../../platform/http/query-keys.ts";
import { useApiMutation } from "../../../../platform/http/use-api-mutation.ts";
import { Button } from "../../../../ui/Button.tsx";
import { Badge } from "../../../../ui/feedback/Badge.tsx";
import { Banner } from "../../../../ui/feedback/Banner.tsx";
import { Empty } from "../../../../ui/feedback/Empty.tsx";
import { Failed } from "../../../../ui/feedback/Failed.tsx";
import { Loading } from "../../../../ui/feedback/Loading.tsx";
import { showToast } from "../../../../ui/overlay/Toasts.tsx";
import { placeRequestsQuery, sendPlaceRequest } from "../../../requests/request-api.ts";
import { candidatesQuery } from "../../rota-api.ts";
import { CandidateText } from "../CallOut.tsx";
import { DialogPart } from "../DialogPart.tsx";
import type { DoingProps } from "../doing-props.ts";
import { useTellBusy } from "../use-tell-busy.ts";
import { requestLabels } from "./PlaceRequests.tsx";

/** Those who could take a place now, who is connected first; one of them is asked, and answers with a press. */
export function RequestPlace({ shift, part, onBusy, onBack }: DoingProps & { readonly part: ShiftPart }) {
	const { data, error, refetch, isFetching } = useQuery(candidatesQuery(shift.id, part));
	const { data: requests } = useQuery(placeRequestsQuery(shift.id));
	const ask = useApiMutation(sendPlaceRequest, {
		onSuccess: ({ result }) => {
			showToast({ words: t("{name} was asked. You’ll see the answer here.", { name: result.member.name }) });
			onBack();
		},
		invalidates: [shiftKeys.all],
	});
	useTellBusy(ask.isPending, onBusy);
	const isWaiting = ({ id }: Candidate) =>
		requests?.some(({ member, state }) => member.id === id && state === "waiting") ?? false;
	const heading = part === "supervisor" ? t("Ask someone by name to supervise") : t("Ask someone by name to listen");
	return (
		<DialogPart heading={heading} busy={ask.isPending} onBack={onBack}>
			<p className="text-sm text-soft">
				{t("Qualified, and free at that time; who is online is first. The person you ask accepts or declines.")}
			</p>
			{!data && !error && <Loading className="text-soft">{t("Finding available people...")}</Loading>}
			{error && (
				<Failed
					message={errorMessage(error, t("Couldn’t look up who is available."))}
					onRetry={() => void refetch()}
					busy={isFetching}
				/>
			)}
			{data?.length === 0 && <Empty className="text-soft">{t("No one else is free at that time.")}</Empty>}
			{ask.error && <Banner tone="failure">{errorMessage(ask.error, t("No one was asked. Please try again."))}</Banner>}
			{data && data.length > 0 && (
				<ul aria-label={t("Who could come")} className="divide-y divide-line">
					{data.map((one) => (
						<li key={one.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
							<span className="flex min-w-0 flex-1 basis-48 items-start gap-2">
								<CandidateText candidate={one} />
								{one.connected && <Badge look="good">{t("Online")}</Badge>}
							</span>
							{isWaiting(one) ? (
								<Badge look="care">{requestLabels.waiting}</Badge>
							) : (
								<Button
									variant="secondary"
									busy={ask.isPending && ask.variables.member_id === one.id}
									disabled={ask.isPending}
									aria-label={t("Ask {name}", { name: one.name })}
									onClick={() => ask.mutate({ id: shift.id, member_id: one.id, part })}
								>
									{t("Ask")}
								</Button>
							)}
						</li>
					))}
				</ul>
			)}
		</DialogPart>
	);
}
