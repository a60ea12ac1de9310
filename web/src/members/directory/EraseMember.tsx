import { t } from "@warmline/contract/i18n";
import type { KeptMember } from "@warmline/contract/members/calls";
import { useState } from "react";
import { useLocation } from "wouter";
import { memberKeys } from "../../platform/http/query-keys.ts";
import { useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { fullName } from "../../platform/session.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import { withErased } from "./erased-member.ts";
import { eraseForGood } from "./members-api.ts";

type EraseMemberProps = { readonly member: KeptMember; readonly directorId: string };

export function EraseMember({ member, directorId }: EraseMemberProps) {
	const [open, setOpen] = useState(false);
	const [typed, setTyped] = useState("");
	return (
		<section aria-labelledby="member-erase" className="rounded-card border border-bad bg-surface p-5 shadow-card">
			<h2 id="member-erase" className="text-xl">
				{t("Erase permanently")}
			</h2>
			<p className="mt-2 text-soft">
				{t(
					"This deletes the account, the application, the training record and all documents, including forms sent from this email and the signed agreement. Practices in which this person was the listener are deleted too. Their messages in chats, and in other people’s practice, stay without a name.",
				)}
			</p>
			<p className="mt-2 text-soft">{t("If they are only leaving for a while, deactivate the account instead.")}</p>
			<Button variant="danger" className="mt-4" onClick={() => setOpen(true)}>
				{t("Erase this member")}
			</Button>
			{open && (
				<EraseDialog
					member={member}
					directorId={directorId}
					typed={typed}
					onType={setTyped}
					onCancel={() => setOpen(false)}
				/>
			)}
		</section>
	);
}

type EraseDialogProps = EraseMemberProps & {
	readonly typed: string;
	readonly onType: (typed: string) => void;
	readonly onCancel: () => void;
};

/** The typed name is the safeguard: nobody erases a person with one press too many. */
function EraseDialog({ member, directorId, typed, onType, onCancel }: EraseDialogProps) {
	const name = fullName(member);
	const [, navigate] = useLocation();
	const { mutate, isPending, error } = useApiMutation(() => eraseForGood(member.id, typed), {
		onSuccess: () => navigate(`/${directorId}/members`, { replace: true, state: withErased(name) }),
		invalidates: (error) => (error ? [] : [memberKeys.lists]),
	});
	const { form, submit, errors, failure } = useForm({
		values: { username: typed },
		onChange: ({ username }) => onType(username),
		check: (data) => ({ data }),
		send: () => mutate(),
		call: { isPending, error },
		fallback: t("Nothing was changed. Please try again."),
	});
	return (
		<ConfirmDialog
			open
			title={t("Erase {name} permanently?", { name })}
			confirm={t("Erase permanently")}
			danger
			busy={isPending}
			onConfirm={submit}
			onCancel={onCancel}
		>
			<p>{t("This can’t be undone. You may want to download the data first.")}</p>
			<form ref={form} noValidate onSubmit={submit}>
				<Field
					label={t("Username")}
					hint={t("Please type {username} to confirm.", { username: member.username })}
					error={errors.username}
					className="mt-4 text-ink"
				>
					<TextInput
						value={typed}
						autoComplete="off"
						autoCapitalize="none"
						spellCheck={false}
						readOnly={isPending}
						onChange={(event) => onType(event.target.value)}
					/>
				</Field>
			</form>
			{failure && (
				<Banner tone="failure" className="mt-4">
					{failure}
				</Banner>
			)}
		</ConfirmDialog>
	);
}
