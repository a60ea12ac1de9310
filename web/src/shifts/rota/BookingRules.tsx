import { useQueryClient } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import { rotaLimits } from "@warmline/contract/shifts/limits";
import type { RotaSettings } from "@warmline/contract/shifts/rota-calls";
import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { useUnsavedChanges } from "../../ui/forms/use-unsaved-changes.ts";
import { numberIn } from "../number-in.ts";
import { notSaved } from "./people-booked.ts";
import { RotaPart } from "./RotaPart.tsx";
import { rotaQuery, saveRotaSettings } from "./rota-api.ts";
import { useRotaAct } from "./use-rota-act.ts";

/** The five settings of booking, each with what it means. */
const rules = [
	{
		name: "booking_weeks",
		label: t("Booking opens (weeks ahead)"),
		hint: t("How many weeks ahead a shift can be booked. {least} to {most}.", rotaLimits.booking_weeks),
	},
	{
		name: "cancel_hours",
		label: t("Drop deadline (hours)"),
		hint: t(
			"This many hours before the start, a shift can no longer be dropped, only covered by someone else. With 0 it can be dropped until it starts. {least} to {most}.",
			rotaLimits.cancel_hours,
		),
	},
	{
		name: "weekly_cap",
		label: t("Shifts a week"),
		hint: t("Above this many shifts a week, members are asked to confirm. {least} to {most}.", rotaLimits.weekly_cap),
	},
	{
		name: "rest_hours",
		label: t("Hours of rest"),
		hint: t(
			"When someone is needed, we first ask members with no other shift for this many hours before and after. {least} to {most}.",
			rotaLimits.rest_hours,
		),
	},
	{
		name: "offer_minutes",
		label: t("Hold for the waiting list (minutes)"),
		hint: t(
			"How long an open spot is held for the first person on the waiting list. Shorter near the start. {least} to {most}.",
			rotaLimits.offer_minutes,
		),
	},
] as const satisfies readonly { name: keyof RotaSettings; label: string; hint: string }[];

const names = rules.map(({ name }) => name);

type BookingRulesProps = { readonly settings: RotaSettings; readonly edits: boolean };

export function BookingRules({ settings, edits }: BookingRulesProps) {
	return (
		<RotaPart id="booking-rules" heading={t("Booking rules")}>
			{edits ? (
				<RulesForm settings={settings} />
			) : (
				<dl className="divide-y divide-line border-y border-line">
					{rules.map(({ name, label, hint }) => (
						<div key={name} className="grid grid-cols-[1fr_auto] gap-x-6 py-3">
							<dt>
								<span className="font-semibold">{label}</span>
								<span className="block max-w-prose text-sm text-soft">{hint}</span>
							</dt>
							<dd className="text-lg font-semibold tabular-nums">{settings[name]}</dd>
						</div>
					))}
				</dl>
			)}
		</RotaPart>
	);
}

type Typed = Readonly<Partial<Record<keyof RotaSettings, string>>>;

function RulesForm({ settings }: { readonly settings: RotaSettings }) {
	const queries = useQueryClient();
	const [typed, setTyped] = useState<Typed>({});
	const act = useRotaAct(saveRotaSettings, t("Booking rules saved."), ({ result }) => {
		queries.setQueryData(rotaQuery.queryKey, (rota) => rota && { ...rota, settings: result });
		setTyped({});
	});
	const changes = Object.fromEntries(
		names.flatMap((name) => {
			const text = typed[name];
			return text === undefined || text.trim() === String(settings[name]) ? [] : [[name, numberIn(text)]];
		}),
	);
	const { form, change, submit, errors, failure } = useForm({
		values: typed,
		onChange: setTyped,
		check: () => ({ data: changes }),
		send: (changed) => act.mutate(changed),
		call: { isPending: act.isPending, error: act.error },
		fields: names,
		fallback: notSaved,
	});
	const same = Object.keys(changes).length === 0;
	useUnsavedChanges(!same);
	return (
		<form ref={form} noValidate onSubmit={submit} className="max-w-prose space-y-5">
			{rules.map(({ name, label, hint }) => (
				<Field key={name} label={label} hint={hint} error={errors[name]}>
					<TextInput
						inputMode="numeric"
						className="max-w-28 tabular-nums"
						value={typed[name] ?? String(settings[name])}
						disabled={act.isPending}
						onChange={(event) => change({ [name]: event.target.value })}
					/>
				</Field>
			))}
			{failure && <Banner tone="failure">{failure}</Banner>}
			<Button type="submit" disabled={same} busy={act.isPending}>
				{t("Save booking rules")}
			</Button>
		</form>
	);
}
