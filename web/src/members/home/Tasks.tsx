import { t } from "@warmline/contract/i18n";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "wouter";
import type { MemberPlace } from "../layout/places.ts";

export type Task = { readonly path: MemberPlace["path"]; readonly words: string };

type TasksProps = { readonly userId: string; readonly tasks: readonly Task[] };

/** What waits for a member, with the way to it; nothing where nothing waits. */
export function Tasks({ userId, tasks }: TasksProps) {
	if (tasks.length === 0) return null;
	return (
		<section aria-labelledby="tasks" className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-5">
			<h2 id="tasks" className="text-lg leading-tight">
				{t("To do")}
			</h2>
			<ul className="mt-1 divide-y divide-line">
				{tasks.map(({ path, words }) => (
					<li key={path}>
						<Link
							to={`/${userId}/${path}`}
							className="flex min-h-11 items-center justify-between gap-3 py-1 font-semibold text-pine hover:underline"
						>
							{words}
							<ChevronRight aria-hidden="true" className="size-5 shrink-0" />
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}
