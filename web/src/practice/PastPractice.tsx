import { useInfiniteQuery } from "@tanstack/react-query";
import { t, tn } from "@warmline/contract/i18n";
import type { PracticeRoom } from "@warmline/contract/practice/practice";
import { Link } from "wouter";
import { errorMessage } from "../platform/http/describe-error.ts";
import { dateAndClock } from "../platform/time/time.ts";
import { Badge } from "../ui/feedback/Badge.tsx";
import { PagedList } from "../ui/PagedList.tsx";
import { pastQuery } from "./api.ts";
import { cardNamed } from "./cards.ts";
import { learnerName, partnerName, seatOf } from "./room.ts";

type PastPracticeProps = {
	readonly memberId: string;
	/** Who supervises sees everybody's. */
	readonly ofAll: boolean;
};

export function PastPractice({ memberId, ofAll }: PastPracticeProps) {
	const list = useInfiniteQuery(pastQuery);
	const { data, error } = list;
	const rooms = data?.pages.flatMap((page) => page.results) ?? [];
	return (
		<section aria-labelledby="past-practice" className="mt-10">
			<h2 id="past-practice" className="text-2xl">
				{t("Past practice")}
			</h2>
			{ofAll && (
				<p className="mt-2 text-soft">
					{t("Everyone’s, because you are a supervisor. Viewing someone else’s practice is recorded in the audit log.")}
				</p>
			)}
			<PagedList
				query={list}
				empty={data && rooms.length === 0 && !error ? t("No past practice yet.") : undefined}
				failure={error ? errorMessage(error, t("Couldn’t load past practice.")) : undefined}
				loading={t("Loading past practice...")}
				more={t("Show older practice")}
			>
				{rooms.length > 0 && (
					<ul className="space-y-3">
						{rooms.map((room) => (
							<PastRoom key={room.id} room={room} memberId={memberId} />
						))}
					</ul>
				)}
			</PagedList>
		</section>
	);
}

const titleOf = (room: PracticeRoom, memberId: string): string => {
	const [learner, partner] = [learnerName(room), partnerName(room)];
	const seat = seatOf(room, memberId);
	if (seat === "listener") return t("You listened, {name} played the visitor", { name: partner });
	return seat === "visitor"
		? t("{name} listened, you played the visitor", { name: learner })
		: t("{learner} listened, {partner} played the visitor", { learner, partner });
};

function PastRoom({ room, memberId }: { readonly room: PracticeRoom; readonly memberId: string }) {
	const when = room.started_at ?? room.opened_at;
	const card = cardNamed(room.card);
	return (
		<li className="relative rounded-card border border-line bg-surface p-4 shadow-card hover:bg-pine-wash">
			<div className="flex flex-wrap items-baseline justify-between gap-x-4">
				<h3 className="min-w-0 text-lg wrap-anywhere">
					<Link
						to={`/${memberId}/practice/${room.id}`}
						className="underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline"
					>
						{titleOf(room, memberId)}
					</Link>
				</h3>
				<time dateTime={when} className="text-sm text-soft">
					{dateAndClock(when)}
				</time>
			</div>
			<p className="mt-1 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-soft">
				{card && <span>{card.title}</span>}
				<span>{tn(room.seq, { one: "1 message", other: "{count} messages" })}</span>
				{room.state === "running" && <Badge look="attention">{t("In progress")}</Badge>}
			</p>
		</li>
	);
}
