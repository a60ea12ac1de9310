import { useQuery } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import { mostDays } from "@warmline/contract/shifts/calls";
import { useState } from "react";
import { shiftKeys } from "../../platform/http/query-keys.ts";
import { useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { society } from "../../platform/society.ts";
import { now } from "../../platform/time/time.ts";
import { dayIn } from "../../platform/time/zones.ts";
import { Field } from "../../ui/forms/Field.tsx";
import { Select } from "../../ui/forms/Select.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import { showToast } from "../../ui/overlay/Toasts.tsx";
import { offerSwap, shiftsQuery } from "../api.ts";
import { movedDay } from "../calendar-days.ts";
import { Fetching } from "../Fetching.tsx";
import { namesIn, shortWhen } from "../shift/shift-text.ts";
import { placesToSwap } from "../shift/standing.ts";
import type { ShiftDialogProps } from "./asked.ts";
import { isLongRun, longRunText, takeAnyway } from "./LongRunQuestion.tsx";

/** Which shift one would have instead, and from whom: they are asked, and nothing changes until they say yes. */
export function SwapDialog({ shift, zone, me, onAsk, onClose }: ShiftDialogProps) {
	// One that began yesterday may still run when another begins.
	const [from] = useState(() => movedDay(dayIn(now(), society.clock), -1));
	const coming = useQuery(shiftsQuery(from, mostDays));
	const [wanted, setWanted] = useState({ get: "", member: "" });
	const { mutate, isPending, error, variables, reset } = useApiMutation(offerSwap, {
		onSuccess: ({ result }) => {
			showToast({
				id: "shifts",
				words: t("{name} has been asked. Until then both shifts stay as they are.", { name: result.to.name }),
			});
			onClose();
		},
		invalidates: [shiftKeys.all],
	});
	// While it is sent anew, the question that was answered stays.
	const long = isLongRun(error) || (isPending && variables.long_run === true);
	const all = coming.isPlaceholderData ? [] : (coming.data ?? []);
	const choices = all
		.map((one) => ({ one, places: placesToSwap(one, shift, all, me.id, now()) }))
		.filter(({ places }) => places.length > 0);
	const placesOf = (id: string) => choices.find(({ one }) => one.id === id)?.places ?? [];
	// What was chosen may be no choice any more.
	const people = placesOf(wanted.get);
	const get = people.length > 0 ? wanted.get : "";
	const member = people.some(({ member_id }) => member_id === wanted.member) ? wanted.member : "";
	const { form, change, submit, errors, failure } = useForm({
		values: { get, member },
		onChange: setWanted,
		check: (swap) => {
			if (swap.get === "") return { errors: { get: t("Please choose a shift.") } };
			return swap.member === "" ? { errors: { member: t("Please choose someone.") } } : { data: swap };
		},
		send: (swap: { readonly get: string; readonly member: string }) =>
			mutate({ give: shift.id, get: swap.get, member_id: swap.member, long_run: long }),
		call: { isPending, error },
		fields: [],
		fallback: t("Couldn’t send the swap request. Please try again."),
	});
	const choose = (chosen: { readonly get: string; readonly member: string }) => {
		change(chosen);
		// Of another shift it is not known.
		reset();
	};
	const chooseShift = (id: string) => {
		const [first, ...others] = placesOf(id);
		choose({ get: id, member: first && others.length === 0 ? first.member_id : "" });
	};
	const known = coming.data !== undefined && !coming.isPlaceholderData;
	const none = known && choices.length === 0;
	const finds = none && !shift.own.cover_wanted;
	return (
		<ConfirmDialog
			open
			title={t("Swap shifts?")}
			confirm={finds ? t("Find cover") : long ? takeAnyway : t("Send request")}
			busy={isPending}
			unready={!known || (none && !finds)}
			failure={isLongRun(error) ? undefined : failure}
			onConfirm={finds ? () => onAsk({ act: "cover", shift }) : submit}
			onCancel={onClose}
		>
			<p>{t("You give this shift and take another one instead. Nothing changes until the other person accepts.")}</p>
			<p className="mt-2 font-semibold text-ink">{shortWhen(shift, zone)}</p>
			<Fetching query={coming} renewing={t("Loading shifts...")} />
			{none && (
				<p className="mt-4">
					{finds
						? t("There is no shift you could swap for. You can look for cover.")
						: t("There is no shift you could swap for. You’re already looking for cover.")}
				</p>
			)}
			{long && (
				<p role="alert" className="mt-4 font-semibold text-ink">
					{longRunText(error)}
				</p>
			)}
			{choices.length > 0 && (
				<div ref={form} className="mt-4 space-y-4 text-ink">
					<Field label={t("Shift you’d like instead")} error={errors.get}>
						<Select value={get} disabled={isPending} onChange={(event) => chooseShift(event.target.value)}>
							<option value="">{t("Choose a shift")}</option>
							{choices.map(({ one, places }) => (
								<option key={one.id} value={one.id}>
									{t("{when} · {names}", { when: shortWhen(one, zone), names: namesIn(places, me.id) })}
								</option>
							))}
						</Select>
					</Field>
					{people.length > 0 && (
						<Field label={t("Swap with")} error={errors.member}>
							<Select
								value={member}
								disabled={isPending}
								onChange={(event) => choose({ get, member: event.target.value })}
							>
								<option value="">{t("Choose someone")}</option>
								{people.map(({ member_id, name }) => (
									<option key={member_id} value={member_id}>
										{name}
									</option>
								))}
							</Select>
						</Field>
					)}
				</div>
			)}
		</ConfirmDialog>
	);
}
