import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { say } from "@warmline/contract/say";
import { useState } from "react";
import { sentenceOf } from "../../platform/http/failure.ts";
import { relativeTime } from "../../platform/time/relative-time.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import { FeedAddress } from "./FeedAddress.tsx";
import { feedQuery, makeFeed, revokeFeed } from "./feed-api.ts";

/** All shifts in one's own calendar, by a private address. */
export function CalendarFeed() {
	const queries = useQueryClient();
	const { data, error, refetch, isFetching } = useQuery(feedQuery);
	const [ending, setEnding] = useState(false);
	const [renewing, setRenewing] = useState(false);
	const settled = () => void queries.invalidateQueries(feedQuery);
	const make = useMutation({
		mutationFn: makeFeed,
		onSuccess: ({ made_at }) => {
			queries.setQueryData(feedQuery.queryKey, { made_at, read_at: null });
			setRenewing(false);
		},
		onSettled: settled,
	});
	const end = useMutation({
		mutationFn: revokeFeed,
		onSuccess: () => {
			make.reset();
			queries.setQueryData(feedQuery.queryKey, { made_at: null, read_at: null });
			setEnding(false);
		},
		onSettled: settled,
	});
	const made = data?.made_at ?? null;
	return (
		<section
			aria-labelledby="calendar-feed"
			className="mt-10 rounded-card border border-line bg-surface p-5 shadow-card"
		>
			<h2 id="calendar-feed" className="text-xl">
				{say("Your shifts in your calendar")}
			</h2>
			<p className="mt-2 text-soft">
				{say(
					"Your calendar can fetch your shifts from a private address, and follows what changes. Whoever has the address can read when you have shifts, so give it to nobody.",
				)}
			</p>
			{!data && error && (
				<Failed
					message={sentenceOf(error, say("Your calendar address could not be looked up."))}
					onRetry={() => void refetch()}
					busy={isFetching}
				/>
			)}
			{data && made !== null && !make.data && (
				<p className="mt-3">
					{data.read_at === null
						? say("You made an address {when}. No calendar has read it yet.", { when: relativeTime(made) })
						: say("You made an address {when}. A calendar last read it {read}.", {
								when: relativeTime(made),
								read: relativeTime(data.read_at),
							})}
				</p>
			)}
			{make.data && <FeedAddress url={make.data.url} />}
			{make.error && !renewing && (
				<Banner tone="failure" className="mt-4">
					{sentenceOf(make.error, say("The address could not be made. Please try again."))}
				</Banner>
			)}
			{data && (
				<div className="mt-4 flex flex-wrap gap-3">
					{made === null ? (
						<Button busy={make.isPending} onClick={() => make.mutate()}>
							{say("Make a private address")}
						</Button>
					) : (
						<>
							<Button variant="secondary" onClick={() => setRenewing(true)}>
								{say("Make a new address")}
							</Button>
							<Button variant="danger" onClick={() => setEnding(true)}>
								{say("End the address")}
							</Button>
						</>
					)}
				</div>
			)}
			<ConfirmDialog
				open={renewing}
				title={say("Make a new address?")}
				confirm={say("Make a new address")}
				busy={make.isPending}
				failure={
					make.error ? sentenceOf(make.error, say("The address could not be made. Please try again.")) : undefined
				}
				onConfirm={() => make.mutate()}
				onCancel={() => setRenewing(false)}
			>
				<p>{say("The address you have now stops working. You give the new one to your calendar.")}</p>
			</ConfirmDialog>
			<ConfirmDialog
				open={ending}
				title={say("End the address?")}
				confirm={say("End the address")}
				danger
				busy={end.isPending}
				failure={end.error ? sentenceOf(end.error, say("The address still stands. Please try again.")) : undefined}
				onConfirm={() => end.mutate()}
				onCancel={() => setEnding(false)}
			>
				<p>{say("Calendars that use it no longer show your shifts. You can make a new one at any time.")}</p>
			</ConfirmDialog>
		</section>
	);
}
