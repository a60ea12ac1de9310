import { useQueryClient } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import type { PracticeRoom } from "@warmline/contract/practice/practice";
import { errorMessage } from "../platform/http/describe-error.ts";
import { useApiMutation } from "../platform/http/use-api-mutation.ts";
import { clockTime } from "../platform/time/time.ts";
import { Button } from "../ui/Button.tsx";
import { Banner } from "../ui/feedback/Banner.tsx";
import { LinkButton } from "../ui/navigation/LinkButton.tsx";
import { askForColleague, nowQuery, takeBack } from "./api.ts";
import { partnerName, seatOf } from "./room.ts";

type MyPracticeProps = { readonly mine: PracticeRoom | null; readonly memberId: string };

/** The own practice: asked for, waited for, or on its way. */
export function MyPractice({ mine, memberId }: MyPracticeProps) {
	if (mine?.state === "open") return <Waiting key={mine.id} room={mine} />;
	if (mine?.state === "running") return <Running room={mine} memberId={memberId} />;
	return <Ask />;
}

function Ask() {
	const queries = useQueryClient();
	const ask = useApiMutation(askForColleague, {
		onSuccess: (room) =>
			queries.setQueryData(nowQuery.queryKey, (before) => ({ mine: room, open: before?.open ?? [] })),
		// Refused because there is one already, asked for in another tab: the page shows it then.
		invalidates: (error) => (error ? [nowQuery.queryKey] : []),
	});
	return (
		<div>
			<Button busy={ask.isPending} busyText={t("Requesting...")} onClick={() => ask.mutate()}>
				{t("Find a practice partner")}
			</Button>
			{ask.isError && (
				<Banner tone="failure" className="mt-4">
					{errorMessage(ask.error, t("That didn’t work. Please try again."))}
				</Banner>
			)}
		</div>
	);
}

type OneProps = { readonly room: PracticeRoom; readonly memberId: string };

function Waiting({ room }: Pick<OneProps, "room">) {
	const queries = useQueryClient();
	const back = useApiMutation(() => takeBack(room.id), {
		onSuccess: () => queries.setQueryData(nowQuery.queryKey, (before) => ({ mine: null, open: before?.open ?? [] })),
		invalidates: (error) => (error ? [nowQuery.queryKey] : []),
	});

	return (
		<section
			aria-labelledby="waiting-for-colleague"
			className="rounded-card border border-line bg-surface p-5 shadow-card"
		>
			<h2 id="waiting-for-colleague" className="text-xl">
				{t("Waiting for a partner")}
			</h2>
			<p role="status" className="mt-2 text-soft">
				{t(
					"Since {time}, colleagues on this page can see that you’re waiting. When someone joins, you hear two notes and your practice opens. If you’re on another page, a notification takes you there.",
					{ time: clockTime(room.opened_at) },
				)}
			</p>
			<Button
				variant="secondary"
				className="mt-4"
				busy={back.isPending}
				busyText={t("Cancelling...")}
				onClick={() => back.mutate()}
			>
				{t("Cancel request")}
			</Button>
			{back.isError && (
				<Banner tone="failure" className="mt-4">
					{errorMessage(back.error, t("That didn’t work. Please try again."))}
				</Banner>
			)}
		</section>
	);
}

function Running({ room, memberId }: OneProps) {
	const learns = seatOf(room, memberId) === "listener";
	return (
		<section className="rounded-card border border-attention bg-attention-wash p-5">
			<p className="font-semibold text-attention-ink">
				{learns
					? t("Your practice with {name} is in progress.", { name: partnerName(room) })
					: t("You play the visitor for {name}.", { name: room.learner?.name ?? t("A former member") })}
			</p>
			<LinkButton to={`/${memberId}/practice/${room.id}`} className="mt-4">
				{t("Back to the practice")}
			</LinkButton>
		</section>
	);
}
