import { useQuery } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import type { PlaceRequestState } from "@warmline/contract/shifts/parts";
import type { PlaceRequest } from "@warmline/contract/shifts/place-request-calls";
import type { Shift } from "@warmline/contract/shifts/shift";
import { errorMessage } from "../../../../platform/http/describe-error.ts";
import { shiftKeys } from "../../../../platform/http/query-keys.ts";
import { useApiMutation } from "../../../../platform/http/use-api-mutation.ts";
import { relativeTime } from "../../../../platform/time/relative-time.ts";
import { Button } from "../../../../ui/Button.tsx";
import { Badge } from "../../../../ui/feedback/Badge.tsx";
import { Banner } from "../../../../ui/feedback/Banner.tsx";
import { Failed } from "../../../../ui/feedback/Failed.tsx";
import { placeRequestsQuery, takeRequestBack } from "../../../requests/request-api.ts";

const looks = { waiting: "care", accepted: "good", declined: "ember", withdrawn: "plain", over: "plain" } as const;

export const requestLabels: Readonly<Record<PlaceRequestState, string>> = {
	waiting: t("Asked, waiting"),
	accepted: t("Accepted"),
	declined: t("Declined"),
	withdrawn: t("Taken back"),
	over: t("No answer"),
};

/** Who was asked by name to come to the shift, and what they say. Nothing where nobody was. */
export function PlaceRequests({ shift }: { readonly shift: Shift }) {
	const { data, error, refetch, isFetching } = useQuery(placeRequestsQuery(shift.id));
	const back = useApiMutation(takeRequestBack, { invalidates: [shiftKeys.all] });
	if (!data && error) {
		return (
			<Failed
				message={errorMessage(error, t("Couldn’t load who was asked."))}
				onRetry={() => void refetch()}
				busy={isFetching}
			/>
		);
	}
	if (!data || data.length === 0) return null;
	return (
		<section>
			<h3 className="text-base">{t("Asked by name")}</h3>
			<ul className="divide-y divide-line">
				{data.map((one) => (
					<li key={one.id} className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 py-1.5">
						<span className="min-w-0">
							<span className="block font-semibold wrap-anywhere">{one.member.name}</span>
							<span className="block text-sm text-soft">{askedText(one)}</span>
						</span>
						<span className="flex flex-wrap items-center gap-2">
							<Badge look={looks[one.state]}>{requestLabels[one.state]}</Badge>
							{one.state === "waiting" && (
								<Button
									variant="quiet"
									busy={back.isPending && back.variables === one.id}
									disabled={back.isPending}
									aria-label={t("Take back the request to {name}", { name: one.member.name })}
									onClick={() => back.mutate(one.id)}
								>
									{t("Take back")}
								</Button>
							)}
						</span>
					</li>
				))}
			</ul>
			{back.error && (
				<Banner tone="failure">{errorMessage(back.error, t("Couldn’t take it back. Please try again."))}</Banner>
			)}
		</section>
	);
}

const askedText = ({ part, asked_at }: PlaceRequest): string =>
	part === "supervisor"
		? t("{when}, to supervise", { when: relativeTime(asked_at) })
		: t("{when}, to listen", { when: relativeTime(asked_at) });
