import { t } from "@warmline/contract/i18n";
import type { ApiToken } from "@warmline/contract/integrations/api-tokens";
import { scopeNames } from "@warmline/contract/integrations/scopes";
import { useState } from "react";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { integrationKeys } from "../../platform/http/query-keys.ts";
import { isTooLate, useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { formatDay, localDay } from "../../platform/time/time.ts";
import { Button } from "../../ui/Button.tsx";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import { Ago } from "../../ui/text/Ago.tsx";
import { Trans } from "../../ui/text/Trans.tsx";
import { standing, stateLooks, stateNames } from "./token-text.ts";
import { revokeToken } from "./tokens-api.ts";

type TokenCardProps = { readonly token: ApiToken; readonly onRevoked: () => void };

export function TokenCard({ token, onRevoked }: TokenCardProps) {
	const { id, name, scopes, ends_in, state, created_at, created_by, last_used_at } = token;
	const [asked, setAsked] = useState(false);
	const { mutate, isPending, error, reset } = useApiMutation(() => revokeToken(id), {
		invalidates: (failed) => (failed && !isTooLate(failed) ? [] : [integrationKeys.apiTokens]),
		onSuccess: () => {
			setAsked(false);
			onRevoked();
		},
	});
	const created = { day: formatDay(localDay(new Date(created_at))), name: created_by.name };
	return (
		<article aria-label={name} className="rounded-card border border-line bg-surface p-4 shadow-card md:p-5">
			<div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
				<h2 className="text-lg wrap-anywhere">{name}</h2>
				<Badge look={stateLooks[state]}>{stateNames[state]}</Badge>
			</div>
			<p className="mt-1">{t("Reads: {scopes}", { scopes: scopes.map((scope) => scopeNames[scope]).join(", ") })}</p>
			<p className="mt-1 text-sm text-soft">
				{t("Created by {name} on {day}, ends in {letters}.", { ...created, letters: ends_in })}{" "}
				{last_used_at === null ? (
					t("Never used.")
				) : (
					<Trans
						text="Last used <time>{ago}</time>."
						values={{ ago: "" }}
						parts={{ time: () => <Ago at={last_used_at} /> }}
					/>
				)}
			</p>
			<p className="mt-1 text-sm text-soft">{standing(token)}</p>
			{(state === "active" || state === "inactive") && (
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
				title={t("Revoke “{name}”?", { name })}
				confirm={t("Revoke")}
				danger
				busy={isPending}
				failure={error ? errorMessage(error, t("Nothing was changed. Please try again.")) : undefined}
				onConfirm={() => mutate()}
				onCancel={() => setAsked(false)}
			>
				<p>{t("Systems that use this token can’t read anything any more. This can’t be undone.")}</p>
			</ConfirmDialog>
		</article>
	);
}
