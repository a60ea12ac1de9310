import { t } from "@warmline/contract/i18n";
import { type ReactNode, useId, useState } from "react";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { dateAndClock } from "../../platform/time/time.ts";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Empty } from "../../ui/feedback/Empty.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { FollowUp } from "./FollowUp.tsx";
import { useDoneLater } from "./use-done-later.ts";

type FollowUpListProps<Entry> = {
	readonly heading: string;
	readonly about: string;
	/** Undefined until the first answer. */
	readonly entries: readonly Entry[] | undefined;
	readonly nothing: string;
	readonly query: { readonly error: unknown; readonly isFetching: boolean; readonly refetch: () => unknown };
	/** When the fetching failed with no sentence of its own. */
	readonly failure: string;
	readonly send: (id: string) => Promise<unknown>;
	readonly describe: (entry: Entry) => {
		readonly heading: ReactNode;
		readonly about: string;
		readonly body: ReactNode;
	};
	/** Below the list. */
	readonly more?: ReactNode;
};

/** Things somebody should follow up, each with its "Done". */
export function FollowUpList<Entry extends { readonly id: string; readonly created_at: string }>(
	props: FollowUpListProps<Entry>,
) {
	const { entries, query } = props;
	const headingId = useId();
	const [unsaved, setUnsaved] = useState<string | null>(null);
	const { done, finish, undo, canUndo } = useDoneLater(props.send, (refusal) =>
		setUnsaved(errorMessage(refusal, t("Couldn’t save this. Please try again."))),
	);
	return (
		<section aria-labelledby={headingId}>
			<h2 id={headingId} className="text-xl">
				{props.heading}
			</h2>
			<p className="mt-1 text-soft">{props.about}</p>
			{unsaved !== null && (
				<Banner tone="failure" className="mt-3">
					{unsaved}
				</Banner>
			)}
			{entries?.length === 0 && <Empty className="mt-4 text-soft">{props.nothing}</Empty>}
			<ul className="mt-4 space-y-3 empty:hidden">
				{entries?.map((entry) => {
					const { heading, about, body } = props.describe(entry);
					return (
						<FollowUp
							key={entry.id}
							heading={heading}
							about={about}
							when={dateAndClock(entry.created_at)}
							done={done.includes(entry.id)}
							canUndo={canUndo(entry.id)}
							onDone={() => {
								setUnsaved(null);
								finish(entry.id);
							}}
							onUndo={() => undo(entry.id)}
						>
							{body}
						</FollowUp>
					);
				})}
			</ul>
			{props.more}
			{!entries && Boolean(query.error) && (
				<Failed
					message={errorMessage(query.error, props.failure)}
					onRetry={() => void query.refetch()}
					busy={query.isFetching}
				/>
			)}
			{!entries && !query.error && <Loading skeleton="cards" />}
		</section>
	);
}
