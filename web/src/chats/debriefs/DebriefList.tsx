import { useQuery } from "@tanstack/react-query";
import type { Debrief } from "@warmline/contract/chats/debrief-calls";
import { t } from "@warmline/contract/i18n";
import { useId, useRef, useState } from "react";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { useSession } from "../../platform/session.ts";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Empty } from "../../ui/feedback/Empty.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { showToast } from "../../ui/overlay/Toasts.tsx";
import { DebriefCard } from "./DebriefCard.tsx";
import { debriefsQuery, sendClaim, sendDone, sendRelease, sendReopen } from "./debriefs-api.ts";
import { useDebriefAct } from "./use-debrief-act.ts";

/** Who found a chat heavy. Somebody should speak with them. */
export function DebriefList() {
	const meId = useSession()?.user.id ?? "";
	const { data, error, isFetching, refetch } = useQuery(debriefsQuery);
	const headingId = useId();
	const heading = useRef<HTMLHeadingElement>(null);
	const [problem, setProblem] = useState<string | null>(null);
	const failed = setProblem;

	const claim = useDebriefAct(({ id, claim: before }: Debrief) => sendClaim(id, before?.by.id ?? null), { failed });
	const release = useDebriefAct(({ id }: Debrief) => sendRelease(id), { failed });
	const reopen = useDebriefAct(({ id }: Debrief) => sendReopen(id), { failed });
	const finish = useDebriefAct(({ id }: Debrief) => sendDone(id), {
		failed,
		done: (debrief) => {
			// What was pressed is gone with its card.
			heading.current?.focus();
			showToast({
				words: t("Done: {what}", { what: t("the talk with {name}", { name: debrief.member.name }) }),
				act: { words: t("Undo"), run: () => reopen.mutate(debrief) },
			});
		},
	});
	const acts = {
		busy: claim.isPending || release.isPending || finish.isPending,
		onClaim: claim.mutate,
		onRelease: release.mutate,
		onDone: finish.mutate,
	};
	return (
		<section aria-labelledby={headingId}>
			<h2 id={headingId} ref={heading} tabIndex={-1} className="text-xl">
				{t("Hard chats")}
			</h2>
			<p className="mt-1 text-soft">{t("Volunteers who asked to talk after a hard chat.")}</p>
			{problem !== null && (
				<Banner tone="failure" className="mt-3">
					{problem}
				</Banner>
			)}
			{data?.length === 0 && <Empty className="mt-4 text-soft">{t("No debriefs waiting.")}</Empty>}
			<ul className="mt-4 space-y-3 empty:hidden">
				{data?.map((debrief) => (
					<DebriefCard key={debrief.id} debrief={debrief} meId={meId} acts={acts} />
				))}
			</ul>
			{!data && error && (
				<Failed
					message={errorMessage(error, t("Couldn’t load the debriefs."))}
					onRetry={() => void refetch()}
					busy={isFetching}
				/>
			)}
			{!data && !error && <Loading skeleton="cards" />}
		</section>
	);
}
