import { useQuery } from "@tanstack/react-query";
import { t, tn } from "@warmline/contract/i18n";
import type { Candidate } from "@warmline/contract/shifts/cover-calls";
import type { ShiftPart } from "@warmline/contract/shifts/parts";
import { useState } from "react";
import { errorMessage } from "../../../platform/http/describe-error.ts";
import { shiftKeys } from "../../../platform/http/query-keys.ts";
import { useApiMutation } from "../../../platform/http/use-api-mutation.ts";
import { now } from "../../../platform/time/time.ts";
import { Button } from "../../../ui/Button.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { Empty } from "../../../ui/feedback/Empty.tsx";
import { Failed } from "../../../ui/feedback/Failed.tsx";
import { Loading } from "../../../ui/feedback/Loading.tsx";
import { showToast } from "../../../ui/overlay/Toasts.tsx";
import { askToCome, candidatesQuery } from "../rota-api.ts";
import { candidateText, isAskedNow, isAskedWithAll } from "./candidate-text.ts";
import { DialogPart } from "./DialogPart.tsx";
import type { DoingProps } from "./doing-props.ts";
import { useTellBusy } from "./use-tell-busy.ts";

type CallOutProps = DoingProps & { readonly part: ShiftPart };

/** Who could come, and asking them: those without another shift just before or after it, or the ones that are chosen. */
export function CallOut({ shift, part, onBusy, onBack }: CallOutProps) {
	const { data, error, refetch, isFetching } = useQuery(candidatesQuery(shift.id, part));
	const [chosen, setChosen] = useState<readonly string[]>([]);
	const ask = useApiMutation(askToCome, {
		onSuccess: ({ asked }) => {
			showToast({
				words: tn(asked, { one: "1 person was asked to come.", other: "{count} people were asked to come." }),
			});
			onBack();
		},
		invalidates: [shiftKeys.all],
	});
	useTellBusy(ask.isPending, onBusy);
	// Who has found another shift meanwhile is no longer among them.
	const named = (data ?? []).filter((one) => chosen.includes(one.id) && !isAskedNow(one, now())).map(({ id }) => id);
	const all = (data ?? []).filter(isAskedWithAll).length;
	const heading = part === "supervisor" ? t("Who could supervise") : t("Who could listen");
	return (
		<DialogPart heading={heading} busy={ask.isPending} onBack={onBack}>
			<p className="text-sm text-soft">
				{t("Qualified, and free at that time. Those furthest behind on this month’s hours are first.")}
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
			{data && data.length > 0 && (
				<Candidates candidates={data} chosen={named} disabled={ask.isPending} onChoose={setChosen} />
			)}
			{ask.error && <Banner tone="failure">{errorMessage(ask.error, t("No one was asked. Please try again."))}</Banner>}
			{data && data.length > 0 && (
				<div className="flex flex-wrap gap-3">
					<Button
						busy={ask.isPending && ask.variables.member_ids !== undefined}
						disabled={named.length === 0 || ask.isPending}
						onClick={() => ask.mutate({ id: shift.id, part, member_ids: named })}
					>
						{named.length === 0
							? t("Ask selected")
							: tn(named.length, { one: "Ask 1 selected", other: "Ask {count} selected" })}
					</Button>
					<Button
						variant="secondary"
						busy={ask.isPending && ask.variables.member_ids === undefined}
						disabled={all === 0 || ask.isPending}
						onClick={() => ask.mutate({ id: shift.id, part })}
					>
						{askAllText(data, all)}
					</Button>
				</div>
			)}
		</DialogPart>
	);
}

const askAllText = (candidates: readonly Candidate[], all: number): string => {
	if (all > 0)
		return tn(all, {
			one: "Ask the 1 rested person",
			other: "Ask all {count} rested people",
		});
	return candidates.some(({ rested }) => rested)
		? t("All rested people have been asked")
		: t("Each of them has another shift just before or after");
};

type CandidatesProps = {
	readonly candidates: readonly Candidate[];
	readonly chosen: readonly string[];
	readonly disabled: boolean;
	readonly onChoose: (ids: readonly string[]) => void;
};

function Candidates({ candidates, chosen, disabled, onChoose }: CandidatesProps) {
	return (
		<ul aria-label={t("Who could come")} className="divide-y divide-line">
			{candidates.map((one) => (
				<li key={one.id}>
					<label className="flex min-h-12 items-center gap-3 py-1.5">
						<input
							type="checkbox"
							checked={chosen.includes(one.id)}
							disabled={disabled || isAskedNow(one, now())}
							onChange={({ target }) =>
								onChoose(target.checked ? [...chosen, one.id] : chosen.filter((id) => id !== one.id))
							}
							className="size-6 shrink-0 accent-pine"
						/>
						<CandidateText candidate={one} />
					</label>
				</li>
			))}
		</ul>
	);
}

export function CandidateText({ candidate }: { readonly candidate: Candidate }) {
	return (
		<span className="min-w-0">
			<span className="block leading-snug font-semibold wrap-anywhere">{candidate.name}</span>{" "}
			<span className="block text-sm text-soft">{candidateText(candidate, now())}</span>
		</span>
	);
}
