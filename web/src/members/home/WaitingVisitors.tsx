import { useQuery } from "@tanstack/react-query";
import { t, tn } from "@warmline/contract/i18n";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { LinkButton } from "../../ui/navigation/LinkButton.tsx";
import { waitingVisitorsQuery } from "./api.ts";

const waitingText = (waiting: number): string => {
	if (waiting === 0) return t("No visitors waiting");
	return tn(waiting, { one: "1 visitor is waiting", other: "{count} visitors are waiting" });
};

const listenersText = (available: number): string =>
	tn(available, { one: "1 listener is available.", other: "{count} listeners are available." });

export function WaitingVisitors({ userId }: { readonly userId: string }) {
	const { data, error, refetch, isFetching } = useQuery(waitingVisitorsQuery);
	return (
		<section className="flex items-center justify-between gap-x-4 gap-y-3 rounded-card border border-line bg-pine-wash p-4 max-sm:flex-wrap sm:flex-col sm:items-stretch sm:self-start sm:p-5">
			{data ? (
				<div className="max-sm:min-w-32 max-sm:flex-1">
					<h2 className="text-xl text-pine-strong">{waitingText(data.waiting)}</h2>
					<p className="mt-1 max-sm:text-sm">{listenersText(data.listeners_available)}</p>
				</div>
			) : error ? (
				<Failed
					message={errorMessage(error, t("Couldn’t check who is waiting."))}
					onRetry={() => void refetch()}
					busy={isFetching}
					className=""
				/>
			) : (
				<Loading className="min-h-16" />
			)}
			<div className="max-w-full shrink-0">
				<LinkButton to={`/${userId}/chat-dashboard`}>{t("Go to the chats")}</LinkButton>
			</div>
		</section>
	);
}
