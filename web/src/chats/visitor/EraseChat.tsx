import { eraseChat } from "@warmline/contract/chats/after-calls";
import { t } from "@warmline/contract/i18n";
import { useEffect, useRef, useState } from "react";
import { request } from "../../platform/http/api.ts";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { ApiFailure } from "../../platform/http/failure.ts";
import { Button } from "../../ui/Button.tsx";
import { startFresh } from "./chat-in-tab.ts";

type EraseChatProps = {
	readonly chatId: string;
	/** What is not part of it, where something may be taken for it. */
	readonly besides?: string;
	readonly onErased: () => void;
	readonly onKeep: () => void;
};

/**
 * Whether the visitor wants nothing of their chat to be left. It stands in the place of the end screen and not over the
 * page: the quick exit and the crisis lines stay one press away.
 */
export function EraseChat({ chatId, besides, onErased, onKeep }: EraseChatProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	const unanswered = useRef(false);
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);
	useEffect(() => heading.current?.focus(), []);

	const erase = async () => {
		setBusy(true);
		setFailure(null);
		try {
			// Who asks and shuts the window at once has asked all the same.
			await request(eraseChat, { params: { chat_id: chatId }, keepalive: true });
		} catch (error) {
			const status = error instanceof ApiFailure ? error.status : 0;
			const shut = status === 401 || status === 404;
			// It was erased by what was asked before, whose answer got lost: the chat opens to nobody any more.
			if (!shut || !unanswered.current) {
				unanswered.current ||= status === 0;
				setFailure(
					shut
						? t("This window can no longer open the chat. It was erased or left in another window.")
						: errorMessage(error, t("Couldn’t erase the chat. Please try again.")),
				);
				return setBusy(false);
			}
		}
		startFresh(chatId);
		onErased();
	};

	return (
		<fieldset
			aria-describedby={`${chatId}-goes`}
			className="mx-auto max-w-prose text-left"
			onKeyDown={(event) => {
				if (event.key === "Escape" && !busy) onKeep();
			}}
		>
			<legend className="sr-only">{t("Erase this chat")}</legend>
			<h2 ref={heading} tabIndex={-1} className="text-lg shadow-none outline-none">
				{t("Erase this chat for good?")}
			</h2>
			<div id={`${chatId}-goes`}>
				<p className="mt-1">{t("This will be erased:")}</p>
				<ul className="ml-5 list-disc">
					<li>{t("everything you both wrote")}</li>
					<li>{t("any notes our volunteers made")}</li>
					<li>{t("your details, such as your email and IP address")}</li>
				</ul>
				<p className="mt-2">{t("This can’t be undone, and you won’t be able to return to this chat.")}</p>
				<p className="mt-2 text-sm text-soft">
					{t("We only keep numbers, such as how long the chat was and which province it came from.")} {besides}
				</p>
			</div>
			{failure && (
				<p role="alert" className="mt-3 font-medium text-bad">
					{failure}
				</p>
			)}
			<div className="mt-4 flex flex-wrap gap-2">
				<Button variant="secondary" disabled={busy} onClick={onKeep}>
					{t("Keep it")}
				</Button>
				<Button variant="danger" busy={busy} busyText={t("Erasing...")} onClick={erase}>
					{t("Erase it")}
				</Button>
			</div>
		</fieldset>
	);
}
