import { t } from "@warmline/contract/i18n";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { ApiFailure } from "../../platform/http/failure.ts";
import { Button } from "../../ui/Button.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { LinkButton } from "../../ui/navigation/LinkButton.tsx";
import { Page } from "../../ui/navigation/Page.tsx";

type ProfileMissingProps = {
	readonly error: Error | null;
	/** The reader has just blocked them. */
	readonly blocked?: { readonly name: string; readonly undo: () => void } | undefined;
	readonly ownId: string;
	readonly busy: boolean;
	readonly onRetry: () => void;
};

/** As wide as what it stands in for. */

/** In the place of a profile that is not there, or not yet. */
export function ProfileMissing({ error, blocked, ownId, busy, onRetry }: ProfileMissingProps) {
	const back = <LinkButton to={`/${ownId}/activity-feed`}>{t("Go to the feed")}</LinkButton>;
	if (blocked) {
		return (
			<Page
				width="centred"
				title={t("Blocked")}
				heading={t("You have blocked {name}", { name: blocked.name })}
				lead={t("You can’t see each other any more. You’ll find the people you have blocked in your preferences.")}
			>
				<div className="flex flex-wrap gap-3">
					{back}
					<Button variant="secondary" onClick={blocked.undo}>
						{t("Undo")}
					</Button>
				</div>
			</Page>
		);
	}
	if (error instanceof ApiFailure && error.status === 404) {
		return (
			<Page
				width="centred"
				title={t("No such member")}
				heading={t("Profile not found")}
				lead={t("The member may have left, or the profile isn’t shared with you.")}
			>
				{back}
			</Page>
		);
	}
	return (
		<Page title={t("Profile")} width="centred">
			{error ? (
				<Failed message={errorMessage(error, t("Failed to fetch user profile."))} onRetry={onRetry} busy={busy} />
			) : (
				<Loading>{t("Loading the profile...")}</Loading>
			)}
		</Page>
	);
}
