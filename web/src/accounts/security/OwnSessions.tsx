import { useQuery } from "@tanstack/react-query";
import type { OwnSession } from "@warmline/contract/accounts/security-calls";
import { locale, t, tn } from "@warmline/contract/i18n";
import { useState } from "react";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { ApiFailure } from "../../platform/http/failure.ts";
import { useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { relativeTime } from "../../platform/time/relative-time.ts";
import { dateAndClock } from "../../platform/time/time.ts";
import { Button } from "../../ui/Button.tsx";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import { useMinute } from "../../ui/text/use-minute.ts";
import { SecuritySection } from "./SecuritySection.tsx";
import { endOthers, endSessionCalled, sessionsQuery } from "./security-api.ts";
import { sessionText } from "./session-text.ts";

/** Where one is logged in, and the way to end what is not there any more, or was never oneself. */
export function OwnSessions() {
	const { data, error, refetch, isFetching } = useQuery(sessionsQuery);
	const others = data?.filter(({ is_this }) => !is_this).length ?? 0;
	return (
		<SecuritySection
			heading={t("Where you are logged in")}
			lead={t("Log out any you don’t recognise. Each session ends twelve hours after it was last used.")}
		>
			{!data && error && (
				<Failed
					message={errorMessage(error, t("Couldn’t load your sessions."))}
					onRetry={() => void refetch()}
					busy={isFetching}
				/>
			)}
			{!data && !error && <Loading className="text-soft" />}
			{data && (
				<ul className="divide-y divide-line">
					{data.map((session) => (
						<OneSession key={session.id} session={session} />
					))}
				</ul>
			)}
			<EndOthers others={others} />
		</SecuritySection>
	);
}

function OneSession({ session }: { readonly session: OwnSession }) {
	useMinute();
	const { mutate, isPending, error } = useApiMutation(() => endSessionCalled(session.id), {
		invalidates: [sessionsQuery.queryKey],
		waits: true,
	});
	const where = sessionText(session);
	// That it has ended already is what was wanted.
	const failed = error && !(error instanceof ApiFailure && error.status === 404) ? error : null;
	return (
		<li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
			<span className="min-w-0 flex-1 basis-52">
				<span className="flex flex-wrap items-center gap-2 font-semibold">
					{where}
					{session.is_this && <Badge look="good">{t("This device")}</Badge>}
				</span>
				<span className="block text-sm text-soft">
					{session.is_this
						? t("Since {begun}", { begun: dateAndClock(session.begun_at) })
						: t("Last used: {used}. Since {begun}", {
								begun: dateAndClock(session.begun_at),
								used: relativeTime(session.used_at).toLocaleLowerCase(locale),
							})}
				</span>
			</span>
			{!session.is_this && (
				<Button
					variant="secondary"
					busy={isPending}
					aria-label={t("Log out: {where}", { where })}
					onClick={() => mutate()}
				>
					{t("Log out")}
				</Button>
			)}
			{failed && (
				<p role="alert" className="basis-full text-sm font-medium text-bad">
					{errorMessage(failed, t("That didn’t work. Please try again."))}
				</p>
			)}
		</li>
	);
}

function EndOthers({ others }: { readonly others: number }) {
	const [asked, setAsked] = useState(false);
	const { mutate, isPending, error, data, reset } = useApiMutation(endOthers, {
		onSuccess: () => setAsked(false),
		invalidates: [sessionsQuery.queryKey],
		waits: true,
	});
	const ask = () => {
		reset();
		setAsked(true);
	};
	return (
		<>
			{others > 0 && (
				<Button variant="secondary" className="mt-4" onClick={ask}>
					{t("Log out everywhere else")}
				</Button>
			)}
			{data && (
				<Banner tone="success" className="mt-4">
					{tn(data.ended, {
						one: "1 other session was logged out.",
						other: "{count} other sessions were logged out.",
					})}
				</Banner>
			)}
			<ConfirmDialog
				open={asked}
				title={t("Log out everywhere else?")}
				confirm={t("Log out everywhere else")}
				busy={isPending}
				onConfirm={() => mutate()}
				onCancel={() => setAsked(false)}
			>
				<p>{t("Pages open there are logged out at once. This one stays logged in.")}</p>
				{error && (
					<Banner tone="failure" className="mt-4">
						{errorMessage(error, t("That didn’t work. Please try again."))}
					</Banner>
				)}
			</ConfirmDialog>
		</>
	);
}
