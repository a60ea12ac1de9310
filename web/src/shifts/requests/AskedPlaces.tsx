import { useQuery, useQueryClient } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import type { AskedPlace } from "@warmline/contract/shifts/place-request-calls";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { now } from "../../platform/time/time.ts";
import { timeIn } from "../../platform/time/zones.ts";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { LongRunQuestion } from "../dialogs/LongRunQuestion.tsx";
import { AnswerButtons } from "../shift/AnswerButtons.tsx";
import { shortWhen } from "../shift/shift-text.ts";
import { endOf, isOn, isOver } from "../shift-days.ts";
import { useShiftAct } from "../use-shift-act.ts";
import { askedPlacesQuery, sayToRequest } from "./request-api.ts";

/** What a supervisor has asked the reader by name, to be answered with one press. Nothing where there is nothing. */
export function AskedPlaces({ zone }: { readonly zone: string }) {
	const { data, error, refetch, isFetching } = useQuery(askedPlacesQuery);
	if (!data && error) {
		return (
			<Failed
				message={errorMessage(error, t("Couldn’t load what you were asked."))}
				onRetry={() => void refetch()}
				busy={isFetching}
			/>
		);
	}
	const open = data?.filter(({ shift }) => !isOver(shift, now())) ?? [];
	if (open.length === 0) return null;
	return (
		<section aria-labelledby="asked-places" className="my-4 max-w-3xl">
			<h2 id="asked-places" tabIndex={-1} className="text-xl outline-none">
				{t("You’re needed")}
			</h2>
			<ul className="mt-3 space-y-3">
				{open.map((one) => (
					<Asked key={one.id} asked={one} zone={zone} />
				))}
			</ul>
		</section>
	);
}

const questionOf = ({ from, part }: AskedPlace): string => {
	if (part === "supervisor")
		return from === null
			? t("You’re asked to supervise this shift")
			: t("{name} asks you to supervise this shift", { name: from });
	return from === null
		? t("You’re asked to listen on this shift")
		: t("{name} asks you to listen on this shift", { name: from });
};

function Asked({ asked, zone }: { readonly asked: AskedPlace; readonly zone: string }) {
	const { id, shift } = asked;
	const queries = useQueryClient();
	const { mutate, isPending, variables, error, reset } = useShiftAct(sayToRequest, {
		shift_id: shift.id,
		failed: t("Couldn’t send your answer. Please try again."),
	});
	const answer = (accept: boolean, long_run = false) =>
		mutate(
			{ id, accept, long_run },
			{
				onSuccess: () => queries.setQueryData(askedPlacesQuery.queryKey, (all) => all?.filter((one) => one.id !== id)),
			},
		);
	return (
		<li className="rounded-card border border-l-4 border-line border-l-attention bg-surface p-4 shadow-card">
			<h3 className="text-lg">{questionOf(asked)}</h3>
			<p className="mt-1 font-semibold tabular-nums">{shortWhen(shift, zone)}</p>
			{isOn(shift, now()) && (
				<p className="mt-1 text-sm text-soft">
					{t("It is on now, until {time}. You can check in at once, and your hours count from then.", {
						time: timeIn(endOf(shift), zone),
					})}
				</p>
			)}
			<div className="mt-3">
				<AnswerButtons
					yes={t("Accept")}
					no={t("Decline")}
					pending={isPending ? variables.accept : null}
					onAnswer={(accept) => answer(accept)}
				/>
				<LongRunQuestion
					error={error}
					busy={isPending && variables.long_run === true}
					onTake={() => answer(true, true)}
					onCancel={reset}
				/>
			</div>
		</li>
	);
}
