import { t } from "@warmline/contract/i18n";
import { Link } from "wouter";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { LinkButton } from "../../ui/navigation/LinkButton.tsx";
import { Page } from "../../ui/navigation/Page.tsx";
import { Trans } from "../../ui/text/Trans.tsx";
import { CrisisLine } from "../CrisisLine.tsx";
import { chatPath, wantsOwnWindow } from "./chat-window.ts";

type ChatInProgressProps = {
	readonly chatId: string;
	readonly blocked: boolean;
	readonly onOpenWindow: () => void;
	readonly onLeave: () => void;
};

const wordsFor = (blocked: boolean, ownWindow: boolean) => {
	if (blocked) {
		return {
			heading: t("Your chat is ready"),
			text: t("You don’t need the window: you can chat right here."),
		};
	}
	return ownWindow
		? {
				heading: t("Your chat is open in its own window"),
				text: t("If you can’t see the window, or have closed it, the chat is still there. Nothing is lost."),
			}
		: { heading: t("Your chat is still open"), text: t("You only left its page. Nothing is lost.") };
};

/** What the form's page shows while a chat runs in a window of its own, or on the page that one came back from. */
export function ChatInProgress({ chatId, blocked, onOpenWindow, onLeave }: ChatInProgressProps) {
	const ownWindow = wantsOwnWindow();
	const { heading, text } = wordsFor(blocked, ownWindow);
	return (
		<Page title={t("Chat in progress")} heading={heading}>
			{blocked && <Banner tone="warning">{t("Popup blocked! Please allow popups for this site.")}</Banner>}
			<p className="mt-4">{text}</p>
			<div className="mt-5 flex flex-wrap gap-3">
				<LinkButton to={chatPath(chatId)}>{ownWindow ? t("Show the chat here") : t("Back to the chat")}</LinkButton>
				{ownWindow && (
					<Button variant="secondary" onClick={onOpenWindow}>
						{t("Open the window again")}
					</Button>
				)}
			</div>
			<CrisisLine className="mt-8" />
			<p className="mt-4 text-base text-soft">
				<Trans
					text="Has that chat ended? <fresh>Start a new one</fresh>"
					parts={{
						fresh: (words) => (
							<Link to="/chat-form" className="font-semibold text-pine underline" onClick={onLeave}>
								{words}
							</Link>
						),
					}}
				/>
			</p>
		</Page>
	);
}
