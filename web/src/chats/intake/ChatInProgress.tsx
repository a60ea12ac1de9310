import { say } from "@warmline/contract/say";
import { Link } from "wouter";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { LinkButton } from "../../ui/navigation/LinkButton.tsx";
import { Page } from "../../ui/navigation/Page.tsx";
import { Say } from "../../ui/text/Say.tsx";
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
			heading: say("Your chat is ready"),
			text: say("You don’t need the window: you can chat right here."),
		};
	}
	return ownWindow
		? {
				heading: say("Your chat is open in its own window"),
				text: say("If you can’t see the window, or have closed it, the chat is still there. Nothing is lost."),
			}
		: { heading: say("Your chat is still open"), text: say("You only left its page. Nothing is lost.") };
};

/** What the form's page shows while a chat runs in a window of its own, or on the page that one came back from. */
export function ChatInProgress({ chatId, blocked, onOpenWindow, onLeave }: ChatInProgressProps) {
	const ownWindow = wantsOwnWindow();
	const { heading, text } = wordsFor(blocked, ownWindow);
	return (
		<Page title={say("Chat in progress")} heading={heading}>
			{blocked && <Banner tone="warning">{say("Popup blocked! Please allow popups for this site.")}</Banner>}
			<p className="mt-4">{text}</p>
			<div className="mt-5 flex flex-wrap gap-3">
				<LinkButton to={chatPath(chatId)}>{ownWindow ? say("Show the chat here") : say("Back to the chat")}</LinkButton>
				{ownWindow && (
					<Button variant="secondary" onClick={onOpenWindow}>
						{say("Open the window again")}
					</Button>
				)}
			</div>
			<CrisisLine className="mt-8" />
			<p className="mt-4 text-base text-soft">
				<Say
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
