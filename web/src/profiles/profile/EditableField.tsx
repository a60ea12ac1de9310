import { useQueryClient } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import { changeProfile, type Profile } from "@warmline/contract/profiles/calls";
import Pencil from "lucide-react/icons/pencil";
import { type KeyboardEvent, useRef, useState } from "react";
import { request } from "../../platform/http/api.ts";
import { errorMessage, fieldErrors } from "../../platform/http/describe-error.ts";
import { ApiFailure } from "../../platform/http/failure.ts";
import { useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { renewUser } from "../../platform/session.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { useUnsavedChanges } from "../../ui/forms/use-unsaved-changes.ts";
import { useOpener } from "../../ui/overlay/use-opener.ts";
import { keepProfile } from "../api.ts";
import { AboutControl } from "./AboutControl.tsx";
import { type AboutField, changeOf, type ProfileChange, problemsWith, shownValue } from "./about-fields.ts";
import { FieldValue } from "./FieldValue.tsx";

type EditableFieldProps = { readonly field: AboutField; readonly profile: Profile };

/** One field of one's own profile, with Edit, Save and Cancel. */
export function EditableField({ field, profile }: EditableFieldProps) {
	const [editing, setEditing] = useState(false);
	const [saved, setSaved] = useState(false);
	const opener = useOpener(editing);
	const { label } = field;
	return (
		<section aria-label={label} className="py-4">
			{editing ? (
				<FieldForm
					field={field}
					profile={profile}
					onDone={(changed) => {
						setSaved(changed);
						setEditing(false);
					}}
				/>
			) : (
				<div className="flex items-start justify-between gap-4">
					<div className="min-w-0">
						<h3 className="text-sm font-semibold text-soft">{label}</h3>
						<p className="mt-1 wrap-anywhere whitespace-pre-line">
							<FieldValue field={field} value={shownValue(field, profile)} nothing={t("Not specified")} />
						</p>
					</div>
					<Button
						ref={opener}
						variant="quiet"
						className="-mt-1.5 -mr-2 shrink-0"
						aria-label={t("Edit {field}", { field: label })}
						onClick={() => {
							setSaved(false);
							setEditing(true);
						}}
					>
						<Pencil aria-hidden="true" className="size-4" />
						{t("Edit")}
					</Button>
				</div>
			)}
			<p role="status" className="text-sm font-medium text-good">
				{saved && !editing && t("Saved.")}
			</p>
		</section>
	);
}

type FieldFormProps = EditableFieldProps & { readonly onDone: (changed: boolean) => void };

function FieldForm({ field, profile, onDone }: FieldFormProps) {
	const { name, label, hint } = field;
	const [begun] = useState(profile[name] ?? "");
	const { mutate, isPending, error } = useChangeProfile(profile.id);
	/** The server has asked whether somebody can be identified, and nobody can. */
	const isSure = useRef(false);
	const { form, values, change, submit, errors } = useForm({
		values: { typed: begun },
		check: (written) => {
			const found = problemsWith(name, written.typed);
			return found[name] === undefined ? { data: changeOf(name, written.typed) } : { errors: found };
		},
		send: (changed) =>
			mutate({ ...changed, ...(isSure.current && { checked: true }) }, { onSuccess: () => onDone(true) }),
		call: { isPending, error },
		fields: [name],
		fallback: t("Failed to update user details."),
		onTyping: "keep",
	});
	const { typed } = values;
	useUnsavedChanges(typed !== begun);
	const blamed = fieldErrors(error, [name]);
	const sentence = t("Failed to update user details.");
	const failed = blamed[name] === undefined ? errorMessage(error, sentence, "always") : sentence;
	const repeats = error instanceof ApiFailure && error.code === "repeats_a_visitor";
	/** What was typed goes by Cancel only: Escape also ends what an input method has begun. */
	const leavesByKey = ({ key, nativeEvent }: KeyboardEvent) =>
		key === "Escape" && !nativeEvent.isComposing && !isPending && typed === begun;
	const save = (sure: boolean) => {
		isSure.current = sure;
		submit();
	};
	return (
		<form
			ref={form}
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				save(false);
			}}
			onKeyDown={(event) => leavesByKey(event) && onDone(false)}
		>
			<Field label={label} hint={hint} error={errors[name]}>
				<AboutControl field={field} value={typed} onChange={(next) => change({ typed: next })} />
			</Field>
			{error && (
				<p role="alert" className="mt-2 text-sm font-medium text-bad">
					{failed}
				</p>
			)}
			<div className="mt-3 flex flex-wrap gap-2">
				<Button type="submit" busy={isPending} busyText={t("Saving...")}>
					{t("Save")}
				</Button>
				{repeats && (
					<Button variant="quiet" disabled={isPending} onClick={() => save(true)}>
						{t("No one can be identified: save it")}
					</Button>
				)}
				<Button variant="quiet" disabled={isPending} onClick={() => onDone(false)}>
					{t("Cancel")}
				</Button>
			</div>
		</form>
	);
}

/** Saves a part of one's own profile. What the server answers is who one is from then on, in the tab's session too. */
const useChangeProfile = (id: string) => {
	const queries = useQueryClient();
	return useApiMutation(
		async (body: ProfileChange) => (await request(changeProfile, { params: { id }, body })).result,
		{
			onSuccess: (profile) => {
				keepProfile(queries, profile);
				renewUser(profile);
			},
		},
	);
};
