import { say } from "@warmline/contract/say";
import { ApiFailure, sentenceOf } from "../../platform/http/failure.ts";
import { Button } from "../../ui/Button.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { LinkButton } from "../../ui/navigation/LinkButton.tsx";
import { Page } from "../../ui/navigation/Page.tsx";

type ProfileMissingProps = {
	readonly error: Error | null;
	/** The reader has just blocked him. */
	readonly blocked?: { readonly name: string; readonly undo: () => void } | undefined;
	readonly ownId: string;
	readonly busy: boolean;
	readonly onRetry: () => void;
};

/** As wide as what it stands in for. */
const width = "max-w-[46rem]";

/** In the place of a profile that is not there, or not yet. */
export function ProfileMissing({ error, blocked, ownId, busy, onRetry }: ProfileMissingProps) {
	const back = <LinkButton to={`/${ownId}/activity-feed`}>{say("Go to the stream")}</LinkButton>;
	if (blocked) {
		return (
			<Page
				className={width}
				title={say("Blocked")}
				heading={say("You have blocked {name}", { name: blocked.name })}
				lead={say("Neither of you sees the other any more. Your preferences list whom you have blocked.")}
			>
				<div className="flex flex-wrap gap-3">
					{back}
					<Button variant="secondary" onClick={blocked.undo}>
						{say("Undo")}
					</Button>
				</div>
			</Page>
		);
	}
	if (error instanceof ApiFailure && error.status === 404) {
		return (
			<Page
				className={width}
				title={say("No such member")}
				heading={say("There is no such profile")}
				lead={say("The member may have left, or the profile is not shown to you.")}
			>
				{back}
			</Page>
		);
	}
	return (
		<Page title={say("Profile")} className={width}>
			{error ? (
				<Failed message={sentenceOf(error, say("Failed to fetch user profile."))} onRetry={onRetry} busy={busy} />
			) : (
				<Loading>{say("Loading the profile...")}</Loading>
			)}
		</Page>
	);
}
