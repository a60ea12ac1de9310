import { roles } from "@warmline/contract/accounts/roles";
import { t } from "@warmline/contract/i18n";
import { type Invitation, isOpenInvitation } from "@warmline/contract/invitations/invitation";
import { useState } from "react";
import { errorMessage } from "../platform/http/describe-error.ts";
import { invitationKeys } from "../platform/http/query-keys.ts";
import { isTooLate, useApiMutation } from "../platform/http/use-api-mutation.ts";
import { Button } from "../ui/Button.tsx";
import { Badge } from "../ui/feedback/Badge.tsx";
import { LinkButton } from "../ui/navigation/LinkButton.tsx";
import { ConfirmDialog } from "../ui/overlay/ConfirmDialog.tsx";
import { doInvitationAct, type InvitationAct } from "./api.ts";
import { dayOf, stateLooks, stateNames, whatHappened } from "./state-text.ts";

type InvitationCardProps = {
	readonly invitation: Invitation;
	readonly directorId: string;
	readonly onDone: (words: string) => void;
};

/** One invitation, with what can be done about it. */
export function InvitationCard({ invitation, directorId, onDone }: InvitationCardProps) {
	const { id, name, email, role, state, invited_at, invited_by, member_id } = invitation;
	const [asked, setAsked] = useState(false);
	const { mutate, isPending, variables, error, reset } = useApiMutation(
		(act: InvitationAct) => doInvitationAct(id, act),
		{
			invalidates: (failed) => (failed && !isTooLate(failed) ? [] : [invitationKeys.lists]),
			onSuccess: (_, act) => {
				setAsked(false);
				onDone(
					act === "resend"
						? t("The invitation to {email} is on its way again. The link sent before no longer works.", { email })
						: t("The invitation to {email} is revoked.", { email }),
				);
			},
		},
	);
	const failure = error ? errorMessage(error, t("Nothing was changed. Please try again.")) : undefined;
	const open = isOpenInvitation(state);
	return (
		<article aria-label={name} className="rounded-card border border-line bg-surface p-4 shadow-card md:p-5">
			<div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
				<h2 className="text-lg wrap-anywhere">{name}</h2>
				<span className="flex flex-wrap gap-1.5">
					<Badge>{roles[role].name}</Badge>
					<Badge look={stateLooks[state]}>{stateNames[state]}</Badge>
				</span>
			</div>
			<p className="text-sm text-soft wrap-anywhere">{email}</p>
			<p className="mt-2">{whatHappened(invitation)}</p>
			<p className="mt-1 text-sm text-soft">
				{invited_by === null
					? t("Invited {time}.", { time: dayOf(invited_at) })
					: t("Invited by {name}, {time}.", { name: invited_by, time: dayOf(invited_at) })}
			</p>
			{failure && !asked && (
				<p role="alert" className="mt-2 text-sm font-medium text-bad">
					{failure}
				</p>
			)}
			<div className="mt-3 flex flex-wrap gap-2.5 empty:hidden">
				{(open || state === "expired") && (
					<Button
						variant="secondary"
						busy={isPending && variables === "resend"}
						busyText={t("Sending...")}
						onClick={() => mutate("resend")}
					>
						{t("Send again")}
					</Button>
				)}
				{open && (
					<Button
						variant="quiet"
						disabled={isPending}
						onClick={() => {
							reset();
							setAsked(true);
						}}
					>
						{t("Revoke")}
					</Button>
				)}
				{member_id !== null && (
					<LinkButton to={`/${directorId}/members/${member_id}`} variant="secondary">
						{t("Open member page")}
					</LinkButton>
				)}
			</div>
			<ConfirmDialog
				open={asked}
				title={t("Revoke the invitation of {name}?", { name })}
				confirm={t("Revoke")}
				danger
				busy={isPending}
				failure={failure}
				onConfirm={() => mutate("revoke")}
				onCancel={() => setAsked(false)}
			>
				<p>{t("The link in the email stops working. You can invite them again at any time.")}</p>
			</ConfirmDialog>
		</article>
	);
}
