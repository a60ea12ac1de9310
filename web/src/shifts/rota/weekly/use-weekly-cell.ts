import { useQueryClient } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import type { WeeklyShift } from "@warmline/contract/shifts/rota-calls";
import type { ShiftTime } from "@warmline/contract/shifts/shift";
import { useEffect, useRef, useState } from "react";
import { shiftKeys } from "../../../platform/http/query-keys.ts";
import { useApiMutation } from "../../../platform/http/use-api-mutation.ts";
import { showToast } from "../../../ui/overlay/Toasts.tsx";
import { dropWeekly, rotaQuery, saveWeekly } from "../rota-api.ts";
import { cellText, type Needs, needsText, weeklyWhen } from "../rota-text.ts";
import { isLess, isSame, withoutWeekly, withWeekly } from "./weekly-needs.ts";

/** Milliseconds without another press, after which the number is meant. */
const patience = 800;

export type Cell = { readonly weekday: number; readonly time: ShiftTime; readonly stored: WeeklyShift | undefined };

/** One cell of the week as it is changed: each change is saved by itself, and what it took away can be undone. */
export const useWeeklyCell = (
	{ weekday, time, stored }: Cell,
	onGone: () => void,
	onSaved: (words: string) => void,
) => {
	const queries = useQueryClient();
	const [draft, setDraft] = useState<Needs | null>(null);
	const waiting = useRef<{ readonly timer: ReturnType<typeof setTimeout>; readonly needs: Needs } | null>(null);
	const slot = { weekday, shift_time: time.id };
	// One after the other: the last that was pressed is what holds.
	const scope = { id: `weekly ${weekday} ${time.id}` };
	const when = weeklyWhen(weekday, time);
	const know = (change: (weekly: WeeklyShift[]) => WeeklyShift[]) =>
		queries.setQueryData(rotaQuery.queryKey, (rota) => rota && { ...rota, weekly: change(rota.weekly) });
	const offerUndo = (words: string, before: Needs) =>
		showToast({ id: `${weekday} ${time.id}`, words, act: { words: t("Undo"), run: () => save.mutate(before) } });

	const save = useApiMutation((needs: Needs) => saveWeekly({ ...slot, ...needs }), {
		scope,
		onSuccess: ({ result }) => {
			know((weekly) => withWeekly(weekly, result));
			onSaved(t("Saved: {words}", { words: cellText(weekday, time, result) }));
			if (stored && isLess(result, stored))
				offerUndo(t("{when} now needs fewer people: {needs}", { when, needs: needsText(result) }), stored);
		},
		onSettled: () => {
			if (waiting.current === null) setDraft(null);
		},
		invalidates: [shiftKeys.all],
	});
	const drop = useApiMutation((tell: boolean) => dropWeekly({ ...slot, tell }), {
		scope,
		onSuccess: () => {
			know((weekly) => withoutWeekly(weekly, slot));
			onSaved(t("Saved: {words}", { words: cellText(weekday, time, undefined) }));
			if (stored) offerUndo(t("{when} is no longer a weekly shift.", { when }), stored);
			onGone();
		},
		invalidates: [shiftKeys.all],
	});

	const send = () => {
		if (waiting.current === null) return;
		clearTimeout(waiting.current.timer);
		const { needs } = waiting.current;
		waiting.current = null;
		if (stored && isSame(needs, stored)) setDraft(null);
		else save.mutate(needs);
	};
	const latest = useRef(send);
	latest.current = send;
	// Who leaves the page meant the number that they left.
	useEffect(() => () => latest.current(), []);
	const change = (needs: Needs) => {
		save.reset();
		setDraft(needs);
		if (waiting.current) clearTimeout(waiting.current.timer);
		waiting.current = { needs, timer: setTimeout(() => latest.current(), patience) };
	};
	const remove = () => {
		if (waiting.current) clearTimeout(waiting.current.timer);
		waiting.current = null;
		setDraft(null);
		drop.mutate(false);
	};
	return { needs: draft ?? stored, change, add: save.mutate, remove, save, drop, isUnsaved: draft !== null };
};
