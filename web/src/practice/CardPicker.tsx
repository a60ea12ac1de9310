import { t } from "@warmline/contract/i18n";
import type { PracticeRoom } from "@warmline/contract/practice/practice";
import { useLocation, useParams } from "wouter";
import { errorMessage } from "../platform/http/describe-error.ts";
import { useApiMutation } from "../platform/http/use-api-mutation.ts";
import { Button } from "../ui/Button.tsx";
import { Banner } from "../ui/feedback/Banner.tsx";
import { LinkButton } from "../ui/navigation/LinkButton.tsx";
import { Page } from "../ui/navigation/Page.tsx";
import { nowQuery, playVisitor } from "./api.ts";
import { type Card, cards, levelName, levels } from "./cards.ts";
import { learnerName } from "./room.ts";

type CardPickerProps = { readonly roomId: string; readonly open: readonly PracticeRoom[] };

/** Whom to play for a colleague who waits. */
export function CardPicker({ roomId, open }: CardPickerProps) {
	const { userId = "" } = useParams();
	const [, navigate] = useLocation();
	const room = open.find(({ id }) => id === roomId);
	const play = useApiMutation((card: string) => playVisitor(roomId, card), {
		onSuccess: () => navigate(`/${userId}/practice/${roomId}`, { replace: true }),
		invalidates: [nowQuery.queryKey],
	});
	const failure = play.isError ? errorMessage(play.error, t("That didn’t work. Please try again.")) : null;
	const back = (
		<LinkButton to={`/${userId}/practice`} variant="quiet" className="-ml-4">
			{t("Back to the waiting list")}
		</LinkButton>
	);
	// Who has just come in has left the list of those who wait, too.
	if (!room && !play.isSuccess) {
		return (
			<Page title={t("Play the visitor")} width="wide">
				<Banner tone="info">
					{failure ?? t("This colleague is no longer waiting: someone else has joined, or the request was cancelled.")}
				</Banner>
				<div className="mt-4">{back}</div>
			</Page>
		);
	}
	return (
		<Page
			title={t("Play the visitor")}
			heading={t("Play the visitor for {name}", { name: learnerName(room ?? null) })}
			lead={t(
				"Choose a card. It describes the visitor, how they start, and how they answer. {name} sees it only after the practice.",
				{ name: learnerName(room ?? null) },
			)}
			width="wide"
		>
			{back}
			{levels.map((level) => (
				<section key={level} aria-labelledby={`level-${level}`} className="mt-6">
					<h2 id={`level-${level}`} className="text-2xl">
						{levelName(level)}
					</h2>
					<ul className="mt-3 grid gap-4 md:grid-cols-2">
						{cards
							.filter((one) => one.level === level)
							.map((one) => (
								<CardChoice
									key={one.card}
									card={one}
									busy={play.isPending && play.variables === one.card}
									disabled={play.isPending || play.isSuccess}
									failure={play.variables === one.card ? failure : null}
									onPlay={() => play.mutate(one.card)}
								/>
							))}
					</ul>
				</section>
			))}
		</Page>
	);
}

type CardChoiceProps = {
	readonly card: Card;
	readonly busy: boolean;
	readonly disabled: boolean;
	readonly failure: string | null;
	readonly onPlay: () => void;
};

function CardChoice({ card, busy, disabled, failure, onPlay }: CardChoiceProps) {
	return (
		<li className="flex flex-col rounded-card border border-line bg-surface p-5 shadow-card">
			<h3 className="text-lg">{card.title}</h3>
			<p className="mt-1">{card.person}</p>
			<p className="mt-3 text-sm font-semibold text-soft">{t("Good for practising:")}</p>
			<ul className="mt-1 mb-4 list-disc space-y-1 pl-5 text-sm text-soft marker:text-ember">
				{card.practises.map((one) => (
					<li key={one}>{one}</li>
				))}
			</ul>
			{failure && (
				<Banner tone="failure" className="mb-3">
					{failure}
				</Banner>
			)}
			<Button
				variant="secondary"
				className="mt-auto self-start"
				aria-label={t("Play this card: {title}", { title: card.title })}
				busy={busy}
				disabled={disabled}
				onClick={onPlay}
			>
				{t("Play this card")}
			</Button>
		</li>
	);
}
