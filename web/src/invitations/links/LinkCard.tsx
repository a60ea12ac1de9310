import { roles } from "@warmline/contract/accounts/roles";
import { t, tn } from "@warmline/contract/i18n";
import type { InvitationLink, LinkState } from "@warmline/contract/invitations/link-calls";
import { useState } from "react";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { invitationKeys } from "../../platform/http/query-keys.ts";
import { isTooLate, useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { Button } from "../../ui/Button.tsx";
import { Badge, type BadgeLook } from "../../ui/feedback/Badge.tsx";
import { CopyField } from "../../ui/forms/CopyField.tsx";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import { dayOf } from "../state-text.ts";
import { revokeLink } from "./links-api.ts";

const stateNames: Readonly<Record<LinkState, string>> = {
	open: t("Open"),
	used_up: t("Used up"),
	expired: t("Link expired"),
	revoked: t("Link revoked"),
	inactive: t("Link inactive"),
};
const stateLooks: Readonly<Record<LinkState, BadgeLook>> = {
	open: "pine",
	used_up: "good",
	expired: "plain",
	revoked: "plain",
	inactive: "bad",
};

type LinkCardProps = { readonly link: InvitationLink; readonly onRevoked: () => void };

export function LinkCard({ link, onRevoked }: LinkCardProps) {
	const { id, role, uses, used, state, url, expires_at } = link;
	const [asked, setAsked] = useState(false);
	const name = t("Link for {role}", { role: roles[role].name });
	const { mutate, isPending, error, reset } = useApiMutation(() => revokeLink(id), {
		invalidates: (failed) => (failed && !isTooLate(failed) ? [] : [invitationKeys.links]),
		onSuccess: () => {
			setAsked(false);
			onRevoked();
		},
	});
	return (
		<article aria-label={name} className="rounded-card border border-line bg-surface p-4 shadow-card md:p-5">
			<div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
				<h3 className="text-lg">{name}</h3>
				<Badge look={stateLooks[state]}>{stateNames[state]}</Badge>
			</div>
			<p className="mt-1">
				{tn(
					used,
					{ one: "1 of {uses} people has used it.", other: "{count} of {uses} people have used it." },
					{ uses },
				)}
				{state === "open" && ` ${t("It works until {day}.", { day: dayOf(expires_at) })}`}
			</p>
			{url !== null && (
				<div className="mt-3 max-w-2xl">
					<CopyField label={name} value={url} />
				</div>
			)}
			{(state === "open" || state === "inactive") && (
				<Button
					variant="quiet"
					className="mt-2 -ml-4"
					onClick={() => {
						reset();
						setAsked(true);
					}}
				>
					{t("Revoke")}
				</Button>
			)}
			<ConfirmDialog
				open={asked}
				title={t("Revoke this link?")}
				confirm={t("Revoke")}
				danger
				busy={isPending}
				failure={error ? errorMessage(error, t("Nothing was changed. Please try again.")) : undefined}
				onConfirm={() => mutate()}
				onCancel={() => setAsked(false)}
			>
				<p>{t("The link stops working for everyone. People who already joined stay members.")}</p>
			</ConfirmDialog>
		</article>
	);
}
