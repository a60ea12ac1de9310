import { useQuery } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { keptName } from "../../platform/member-name.ts";
import { dateAndClock } from "../../platform/time/time.ts";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { nameChangesQuery } from "./members-api.ts";

/** Under which names somebody was here before; nothing where they have had one. */
export function NameChanges({ memberId }: { readonly memberId: string }) {
	const { data, error, refetch, isFetching } = useQuery(nameChangesQuery(memberId));
	if (data?.length === 0) return null;
	return (
		<section aria-labelledby="name-changes" className="rounded-card border border-line bg-surface p-5 shadow-card">
			<h2 id="name-changes" className="text-xl">
				{t("Changes of legal name")}
			</h2>
			{!data && error && (
				<Failed
					message={errorMessage(error, t("Couldn’t load the changes of name."))}
					onRetry={() => void refetch()}
					busy={isFetching}
				/>
			)}
			{!data && !error && <Loading className="text-soft" />}
			{data && (
				<ul className="mt-3 space-y-3">
					{data.map(({ id, at, by, before, after }) => (
						<li key={id}>
							<span className="wrap-anywhere">{t("{before} to {after}", { before, after })}</span>
							<span className="block text-sm text-soft">
								{t("{when}, by {name}", { when: dateAndClock(at), name: keptName(by) })}
							</span>
						</li>
					))}
				</ul>
			)}
		</section>
	);
}
