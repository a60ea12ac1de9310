import { useQueryClient } from "@tanstack/react-query";
import { type ChatSettings, doors } from "@warmline/contract/chats/settings-calls";
import { t } from "@warmline/contract/i18n";
import { type ReactNode, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Banner, type Tone } from "../../ui/feedback/Banner.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { Select } from "../../ui/forms/Select.tsx";
import { checkBy, useForm } from "../../ui/forms/use-form.ts";
import { useUnsavedChanges } from "../../ui/forms/use-unsaved-changes.ts";
import { saveSettings, settingsQuery } from "../supervision-api.ts";
import { KeepDaysField } from "./KeepDaysField.tsx";
import { KeepShorterDialog } from "./KeepShorterDialog.tsx";
import { NumberInput } from "./NumberInput.tsx";
import {
	changedMeanwhile,
	changesOf,
	detailLabels,
	doorHints,
	doorLabels,
	keepsShorter,
	type Rules,
	ruleLabels,
	rules,
	rulesOf,
	ruleText,
} from "./settings-form.ts";

const numbers = [
	["open_chats_limit", t("Per person, unless they have a limit of their own.")],
	[
		"listener_silent_minutes",
		t("When a visitor has waited this long for a reply. After twice as long, a supervisor is alerted."),
	],
	["visitor_silent_minutes", t("When the visitor hasn’t replied for this long. They are warned halfway.")],
	["visitor_gone_minutes", t("When the visitor has been disconnected for this long. Listeners are notified halfway.")],
] as const satisfies readonly (readonly [keyof Rules, string])[];

type RulesFormProps = {
	readonly settings: ChatSettings;
	readonly mayChange: boolean;
	/** What is to be known of the shifts, for who lets them open the door. */
	readonly aboutShifts: ReactNode;
};
type Said = { readonly tone: Tone; readonly text: string };

export function RulesForm({ settings, mayChange, aboutShifts }: RulesFormProps) {
	const queries = useQueryClient();
	const [said, setSaid] = useState<Said | null>(null);
	const before = rulesOf(settings);
	/** What was changed here: the rest is as it is at the server. */
	const [changed, setChanged] = useState<Partial<Rules>>({});
	/** For how many days chats are to be kept, while one is asked whether that is meant. */
	const [shorter, setShorter] = useState<number | null>(null);
	const [known, setKnown] = useState(before);
	const [meanwhile, setMeanwhile] = useState<readonly (keyof Rules)[]>([]);

	const save = async (after: Rules) => {
		const changes = changesOf(before, after);
		if (Object.keys(changes).length === 0) return setSaid({ tone: "info", text: t("No changes to save.") });
		const saved = await saveSettings(changes);
		queries.setQueryData(settingsQuery.queryKey, saved);
		setKnown(rulesOf(saved));
		// Nothing of it is unsaved any more: what others change from now on is shown in its place.
		setChanged({});
		setMeanwhile([]);
		setSaid({ tone: "success", text: t("Saved. It applies from now on.") });
	};
	const { form, values, change, register, submit, busy, errors, failure, forgetFailure } = useForm({
		values: { ...before, ...changed },
		onChange: (next) => setChanged(changesOf(before, next)),
		check: (written) => checkBy(rules, written),
		send: (after) => {
			if (shorter !== null) return save(after).finally(() => setShorter(null));
			return keepsShorter(before, after) ? setShorter(after.keep_days) : save(after);
		},
		fallback: t("Couldn’t save. Please try again."),
		onTyping: "check",
	});
	useUnsavedChanges(mayChange && Object.keys(changed).length > 0);
	const forget = () => {
		setSaid(null);
		forgetFailure();
	};

	// What is told while one saves is mostly one's own change, which comes by the channel too.
	if (Object.keys(changesOf(known, before)).length > 0) {
		setKnown(before);
		if (!busy) setMeanwhile([...new Set([...meanwhile, ...changedMeanwhile(known, before, { ...known, ...changed })])]);
	}

	return (
		<form
			noValidate
			aria-label={t("Rules")}
			ref={form}
			onChange={forget}
			onSubmit={(event) => {
				forget();
				submit(event);
			}}
			className="rounded-card border border-line bg-surface p-5 shadow-card"
		>
			<h2 className="text-xl">{t("Rules")}</h2>
			<fieldset disabled={!mayChange} className="mt-4 space-y-5">
				<Field label={ruleLabels.door} hint={doorHints[values.door]} error={errors.door}>
					<Select {...register("door")}>
						{doors.map((door) => (
							<option key={door} value={door}>
								{doorLabels[door]}
							</option>
						))}
					</Select>
				</Field>
				{values.door === "shifts" && aboutShifts}
				<Field
					label={ruleLabels.caller_details}
					hint={t("Supervisors can reveal the rest; each time is recorded in the audit log.")}
					error={errors.caller_details}
				>
					<Select {...register("caller_details")}>
						<option value="full">{detailLabels.full}</option>
						<option value="masked">{detailLabels.masked}</option>
					</Select>
				</Field>
				{numbers.map(([name, hint]) => (
					<Field key={name} label={ruleLabels[name]} hint={hint} error={errors[name]}>
						<NumberInput name={name} value={values[name]} onChange={(value) => change({ [name]: value })} />
					</Field>
				))}
				<KeepDaysField
					value={values.keep_days}
					onChange={(keep_days) => change({ keep_days })}
					error={errors.keep_days}
				/>
			</fieldset>
			{meanwhile.length > 0 && (
				<Banner tone="warning" className="sticky bottom-3 mt-5">
					{t(
						"Someone else changed a setting in the meantime. {rules}. Your changes are still here, but not saved yet.",
						{
							rules: meanwhile.map((name) => ruleText(before, name)).join("; "),
						},
					)}
				</Banner>
			)}
			{failure && (
				<Banner tone="failure" className="mt-5">
					{failure}
				</Banner>
			)}
			{said && (
				<Banner tone={said.tone} className="mt-5">
					{said.text}
				</Banner>
			)}
			{mayChange && (
				<Button type="submit" className="mt-5" busy={busy} busyText={t("Saving...")}>
					{t("Save")}
				</Button>
			)}
			{shorter !== null && (
				<KeepShorterDialog days={shorter} busy={busy} onConfirm={submit} onCancel={() => setShorter(null)} />
			)}
		</form>
	);
}
