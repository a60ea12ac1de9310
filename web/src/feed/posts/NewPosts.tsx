import { useQuery, useQueryClient } from "@tanstack/react-query";
import { t, tn } from "@warmline/contract/i18n";
import ArrowUp from "lucide-react/icons/arrow-up";
import { useState } from "react";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { feedKeys } from "../../platform/http/query-keys.ts";
import { Button } from "../../ui/Button.tsx";
import { showArrived } from "../known-posts.ts";
import { Problem } from "../Problem.tsx";

const none: readonly string[] = [];

type NewPostsProps = {
	/** The newest one that is shown now. */
	readonly onShown: (id: string | null) => void;
};

/** Nothing moves under who reads: what arrived is counted, and shown when one wants it. */
export function NewPosts({ onShown }: NewPostsProps) {
	const queries = useQueryClient();
	const { data: arrived = none } = useQuery({ queryKey: feedKeys.arrived, queryFn: () => none, enabled: false });
	const [busy, setBusy] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	const words = tn(arrived.length, { one: "1 new post", other: "{count} new posts" });

	const show = async () => {
		setBusy(true);
		setProblem(null);
		try {
			const newest = arrived.reduce((one, other) => (other > one ? other : one));
			await showArrived(queries, {});
			onShown(newest);
		} catch (failure) {
			setProblem(errorMessage(failure, t("Failed to fetch activity feed."), "unanswered"));
		} finally {
			setBusy(false);
		}
	};

	return (
		<>
			<p role="status" className="sr-only">
				{arrived.length > 0 && words}
			</p>
			{arrived.length > 0 && (
				<div className="pointer-events-none sticky top-3 z-20 flex justify-center">
					<Button busy={busy} onClick={() => void show()} className="pointer-events-auto rounded-full shadow-float">
						<ArrowUp aria-hidden="true" className="size-4" />
						{words}
					</Button>
				</div>
			)}
			<Problem sentence={problem} onClose={() => setProblem(null)} />
		</>
	);
}
