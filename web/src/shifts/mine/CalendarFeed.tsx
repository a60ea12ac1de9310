import { useQuery, useQueryClient } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import { useEffect, useRef, useState } from "react";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { relativeTime } from "../../platform/time/relative-time.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { CopyField } from "../../ui/forms/CopyField.tsx";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import { feedQuery, makeFeed, revokeFeed } from "./feed-api.ts";

/** All shifts in one's own calendar, by a private address. */
export function CalendarFeed() {
	const queries = useQueryClient();
	const { data, error, refetch, isFetching } = useQuery(feedQuery);
	const [ending, setEnding] = useState(false);
	const [renewing, setRenewing] = useState(false);
	const make = useApiMutation(makeFeed, {
		onSuccess: ({ made_at }) => {
			queries.setQueryData(feedQuery.queryKey, { made_at, read_at: null });
			setRenewing(false);
		},
		invalidates: [feedQuery.queryKey],
	});
	const end = useApiMutation(revokeFeed, {
		onSuccess: () => {
			make.reset();
			queries.setQueryData(feedQuery.queryKey, { made_at: null, read_at: null });
			setEnding(false);
		},
		invalidates: [feedQuery.queryKey],
	});
	const made = data?.made_at ?? null;
	return (
		<section
			aria-labelledby="calendar-feed"
			className="mt-10 rounded-card border border-line bg-surface p-5 shadow-card"
		>
			<h2 id="calendar-feed" className="text-xl">
				{t("Subscribe in your calendar")}
			</h2>
			<p className="mt-2 text-soft">
				{t(
					"Your calendar can subscribe to your shifts through a private link, and changes sync automatically. Anyone with the link can see when you have shifts, so please keep it private.",
				)}
			</p>
			{!data && error && (
				<Failed
					message={errorMessage(error, t("Couldn’t load your calendar link."))}
					onRetry={() => void refetch()}
					busy={isFetching}
				/>
			)}
			{data && made !== null && !make.data && (
				<p className="mt-3">
					{data.read_at === null
						? t("Link created {when}. No calendar has read it yet.", { when: relativeTime(made) })
						: t("Link created {when}. Last read by a calendar {read}.", {
								when: relativeTime(made),
								read: relativeTime(data.read_at),
							})}
				</p>
			)}
			{make.data && <FeedAddress url={make.data.url} />}
			{make.error && !renewing && (
				<Banner tone="failure" className="mt-4">
					{errorMessage(make.error, t("Couldn’t create the link. Please try again."))}
				</Banner>
			)}
			{data && (
				<div className="mt-4 flex flex-wrap gap-3">
					{made === null ? (
						<Button busy={make.isPending} onClick={() => make.mutate()}>
							{t("Create private link")}
						</Button>
					) : (
						<>
							<Button variant="secondary" onClick={() => setRenewing(true)}>
								{t("Create a new link")}
							</Button>
							<Button variant="danger" onClick={() => setEnding(true)}>
								{t("Delete link")}
							</Button>
						</>
					)}
				</div>
			)}
			<ConfirmDialog
				open={renewing}
				title={t("Create a new link?")}
				confirm={t("Create a new link")}
				busy={make.isPending}
				failure={make.error ? errorMessage(make.error, t("Couldn’t create the link. Please try again.")) : undefined}
				onConfirm={() => make.mutate()}
				onCancel={() => setRenewing(false)}
			>
				<p>{t("Your current link stops working. Add the new one to your calendar.")}</p>
			</ConfirmDialog>
			<ConfirmDialog
				open={ending}
				title={t("Delete the link?")}
				confirm={t("Delete link")}
				danger
				busy={end.isPending}
				failure={end.error ? errorMessage(end.error, t("The link still works. Please try again.")) : undefined}
				onConfirm={() => end.mutate()}
				onCancel={() => setEnding(false)}
			>
				<p>{t("Calendars that use it no longer show your shifts. You can create a new one any time.")}</p>
			</ConfirmDialog>
		</section>
	);
}

/** The address, which is shown once. */
function FeedAddress({ url }: { readonly url: string }) {
	const box = useRef<HTMLDivElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each address is shown once
	useEffect(() => box.current?.querySelector("input")?.focus(), [url]);
	return (
		<div ref={box} className="mt-4 rounded-control bg-pine-wash p-4">
			<CopyField
				label={t("Your private link")}
				hint={t(
					"It is shown only now. In your calendar app, choose to subscribe to a calendar by its address, and paste it there.",
				)}
				value={url}
			/>
		</div>
	);
}
