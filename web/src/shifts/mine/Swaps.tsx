import { useQuery, useQueryClient } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import type { Swap } from "@warmline/contract/shifts/cover-calls";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { shiftKeys } from "../../platform/http/query-keys.ts";
import { useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { Button } from "../../ui/Button.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { restoreFocus } from "../../ui/overlay/restore-focus.ts";
import { showToast } from "../../ui/overlay/Toasts.tsx";
import { sayToSwap, swapsQuery, takeSwapBack } from "../api.ts";
import { isLongRun, LongRunQuestion } from "../dialogs/LongRunQuestion.tsx";
import { AnswerButtons } from "../shift/AnswerButtons.tsx";
import { shortWhen } from "../shift/shift-text.ts";

type SwapsProps = { readonly ownId: string; readonly zone: string };

/** Swaps that wait for an answer: first what the reader was asked. Nothing where there are none. */
export function Swaps({ ownId, zone }: SwapsProps) {
	const { data, error, refetch, isFetching } = useQuery(swapsQuery);
	if (!data && error) {
		return (
			<Failed
				message={errorMessage(error, t("Couldn’t load the swaps."))}
				onRetry={() => void refetch()}
				busy={isFetching}
			/>
		);
	}
	if (!data || data.length === 0) return null;
	const asked = data.filter(({ to }) => to.id === ownId);
	const asking = data.filter(({ from }) => from.id === ownId);
	return (
		<section aria-labelledby="swaps" className="mb-8">
			<h2 id="swaps" tabIndex={-1} className="text-xl">
				{t("Swaps")}
			</h2>
			<ul className="mt-3 space-y-3">
				{asked.map((swap) => (
					<AskedSwap key={swap.id} swap={swap} zone={zone} />
				))}
				{asking.map((swap) => (
					<AskingSwap key={swap.id} swap={swap} zone={zone} />
				))}
			</ul>
		</section>
	);
}

const whoseText = (name: string): string => t("{name}’s shift", { name });

const timesOfPlace = (place: Swap["gives"], zone: string) => shortWhen(place, zone);

const useSwapAct = <I, O>(id: string, act: (input: I) => Promise<O>, done: (answer: O) => string) => {
	const queries = useQueryClient();
	return useApiMutation(act, {
		onSuccess: (answer) => {
			queries.setQueryData(swapsQuery.queryKey, (swaps) => swaps?.filter((swap) => swap.id !== id));
			showToast({ id: "shifts", words: done(answer) });
			restoreFocus("swaps");
		},
		// It may be gone with what has changed meanwhile.
		onError: (error) => {
			if (isLongRun(error)) return;
			showToast({ id: "shifts", words: errorMessage(error, t("Couldn’t send your answer. Please try again.")) });
		},
		invalidates: (error) => (isLongRun(error) ? [] : [shiftKeys.all]),
		onReloaded: (_, error) => {
			if (!isLongRun(error)) restoreFocus("swaps");
		},
	});
};

type SwapProps = { readonly swap: Swap; readonly zone: string };

function AskedSwap({ swap, zone }: SwapProps) {
	const { mutate, isPending, variables, error, reset } = useSwapAct(swap.id, sayToSwap, ({ message }) => message);
	return (
		<li className="rounded-card border border-l-4 border-line border-l-attention bg-surface p-4 shadow-card">
			<h3 className="text-lg">{t("{name} would like to swap with you", { name: swap.from.name })}</h3>
			<dl className="mt-2 space-y-1">
				<Row name={t("You would give")} words={timesOfPlace(swap.gets, zone)} whose={t("yours")} />
				<Row name={t("You would get")} words={timesOfPlace(swap.gives, zone)} whose={whoseText(swap.from.name)} />
			</dl>
			<div className="mt-3">
				<AnswerButtons
					yes={t("Swap")}
					no={t("No, thank you")}
					pending={isPending ? variables.accept : null}
					onAnswer={(accept) => mutate({ id: swap.id, accept })}
				/>
				<LongRunQuestion
					error={error}
					busy={isPending && variables.long_run === true}
					onTake={() => mutate({ id: swap.id, accept: true, long_run: true })}
					onCancel={reset}
				/>
			</div>
		</li>
	);
}

function AskingSwap({ swap, zone }: SwapProps) {
	const { mutate, isPending } = useSwapAct(swap.id, takeSwapBack, () => t("You’ve cancelled the swap request."));
	return (
		<li className="rounded-card border border-line bg-surface p-4 shadow-card">
			<h3 className="text-lg">{t("You asked {name} to swap", { name: swap.to.name })}</h3>
			<dl className="mt-2 space-y-1">
				<Row name={t("You would give")} words={timesOfPlace(swap.gives, zone)} whose={t("yours")} />
				<Row name={t("You would get")} words={timesOfPlace(swap.gets, zone)} whose={whoseText(swap.to.name)} />
			</dl>
			<Button variant="quiet" busy={isPending} className="mt-3" onClick={() => mutate(swap.id)}>
				{t("Cancel request")}
			</Button>
		</li>
	);
}

type RowProps = { readonly name: string; readonly words: string; readonly whose: string };

function Row({ name, words, whose }: RowProps) {
	return (
		<div className="flex flex-wrap gap-x-2">
			<dt className="text-soft">{name}</dt>
			<dd>
				<span className="font-semibold tabular-nums">{words}</span> <span className="text-soft">· {whose}</span>
			</dd>
		</div>
	);
}
