import { rateAfter, reopenChat } from "@warmline/contract/chats/after-calls";
import { t } from "@warmline/contract/i18n";
import { useEffect, useRef, useState } from "react";
import { request } from "../../platform/http/api.ts";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { ApiFailure } from "../../platform/http/failure.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { LinkButton } from "../../ui/navigation/LinkButton.tsx";
import { useOpener } from "../../ui/overlay/use-opener.ts";
import { Trans } from "../../ui/text/Trans.tsx";
import { BlockedText } from "../availability/BlockedText.tsx";
import { AfterScale } from "./AfterScale.tsx";
import { EraseChat } from "./EraseChat.tsx";
import { minutesAndSeconds, useCountdown } from "./use-countdown.ts";
import type { Ended } from "./visitor-chat.ts";

type EndScreenProps = {
	readonly chatId: string;
	readonly ended: Ended | null;
	readonly agentName: string | null;
	readonly onReopened: (status: "waiting" | "active") => void;
	readonly onStartFresh: () => void;
	readonly onErased: () => void;
};

/** Who ended it and how, without blame. */
const wordsFor = (ended: Ended | null, agentName: string | null): string => {
	if (ended?.how === "idle") {
		return t("It was quiet for a while, so the chat closed. That’s all right: you did nothing wrong.");
	}
	if (ended?.how === "left_quickly") return t("You left quickly, so the chat was closed. We hope you are safe.");
	if (ended?.by === "agent")
		return t("{name} has closed the chat. Thank you for talking with us. Take good care of yourself.", {
			name: agentName ?? t("Your listener"),
		});
	if (ended?.by === "user") return t("You’ve ended the chat. It took courage to write. Thank you for talking with us.");
	return t("Thank you for talking with us. You’re welcome back any time.");
};

export function EndScreen({ chatId, ended, agentName, onReopened, onStartFresh, onErased }: EndScreenProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	// The field that was written in is gone: the cursor goes to what there is to read now.
	useEffect(() => {
		if (document.activeElement === document.body) heading.current?.focus();
	}, []);
	const [erasing, setErasing] = useState(false);
	const opener = useOpener(erasing);
	return (
		<section
			aria-label={t("Chat ended")}
			className="max-h-[82%] overflow-y-auto border-t border-line bg-surface px-4 py-4 text-center"
		>
			{erasing && <EraseChat chatId={chatId} onErased={onErased} onKeep={() => setErasing(false)} />}
			<div hidden={erasing}>
				<div role="status">
					<h2 ref={heading} tabIndex={-1} className="text-lg shadow-none outline-none">
						{t("This chat has ended")}
					</h2>
					<p className="mx-auto mt-1 max-w-prose text-soft">{wordsFor(ended, agentName)}</p>
				</div>
				{ended && <Reopen chatId={chatId} until={ended.reopenUntil} onReopened={onReopened} />}
				<AfterScale onRate={(scale) => request(rateAfter, { params: { chat_id: chatId }, body: { scale } })} />
				<div className="mt-4 flex flex-wrap justify-center gap-2">
					<Button variant="secondary" onClick={onStartFresh}>
						{t("Start a new chat")}
					</Button>
					{window.opener ? (
						<Button variant="quiet" onClick={() => window.close()}>
							{t("Close this window")}
						</Button>
					) : (
						<LinkButton to="/" variant="quiet">
							{t("Home page")}
						</LinkButton>
					)}
				</div>
				<p className="mt-2 text-sm text-soft">{t("Starting a new chat clears this one from this window.")}</p>
				<Button ref={opener} variant="quiet" className="mt-1 text-sm" onClick={() => setErasing(true)}>
					{t("Erase this chat")}
				</Button>
			</div>
		</section>
	);
}

type ReopenProps = {
	readonly chatId: string;
	readonly until: number;
	readonly onReopened: (status: "waiting" | "active") => void;
};

function Reopen({ chatId, until, onReopened }: ReopenProps) {
	const left = useCountdown(until);
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);
	const [blockedUntil, setBlockedUntil] = useState<string | null>(null);

	const reopen = async () => {
		setBusy(true);
		try {
			onReopened((await request(reopenChat, { params: { chat_id: chatId } })).status);
		} catch (error) {
			if (error instanceof ApiFailure && error.until) return setBlockedUntil(error.until);
			setFailure(errorMessage(error, t("Couldn’t reopen the chat. Please try again.")));
			setBusy(false);
		}
	};

	if (blockedUntil !== null) {
		return (
			<Banner tone="warning" className="mx-auto mt-3 max-w-prose text-left">
				<BlockedText until={blockedUntil} />
			</Banner>
		);
	}
	if (left === 0 && failure === null) return null;
	return (
		<div className="mt-3">
			{left > 0 && (
				<Button onClick={reopen} busy={busy} busyText={t("One moment...")}>
					{t("Return to this chat")}
				</Button>
			)}
			{left > 0 && (
				<p className="mt-1 text-sm text-soft">
					<Trans
						text="You can return for another <left>{time}</left>."
						values={{ time: minutesAndSeconds(left) }}
						parts={{
							left: (words) => (
								<span role="timer" aria-live="off" className="tabular-nums">
									{words}
								</span>
							),
						}}
					/>
				</p>
			)}
			{failure && (
				<p role="alert" className="mt-2 font-medium text-bad">
					{failure}
				</p>
			)}
		</div>
	);
}
