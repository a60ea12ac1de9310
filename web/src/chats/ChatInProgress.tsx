import { Link } from "react-router";
import { Banner } from "../ui/Banner.tsx";
import { Button } from "../ui/Button.tsx";
import { LinkButton } from "../ui/LinkButton.tsx";
import { Page } from "../ui/Page.tsx";
import { CrisisLine } from "./CrisisLine.tsx";
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
			heading: "Your chat is ready",
			text: "You do not need the window: the chat works just as well right here.",
		};
	}
	return ownWindow
		? {
				heading: "Your chat is open in its own window",
				text: "If you do not see the window, or have closed it, the chat is still there. Nothing is lost.",
			}
		: { heading: "Your chat is still open", text: "You have only left its page. Nothing is lost." };
};

/** What the form's page shows while a chat runs in a window of its own, or on the page that one came back from. */
export function ChatInProgress({ chatId, blocked, onOpenWindow, onLeave }: ChatInProgressProps) {
	const ownWindow = wantsOwnWindow();
	const { heading, text } = wordsFor(blocked, ownWindow);
	return (
		<Page title="Chat in progress" heading={heading}>
			{blocked && <Banner tone="warning">Popup blocked! Please allow popups for this site.</Banner>}
			<p className="mt-4">{text}</p>
			<div className="mt-5 flex flex-wrap gap-3">
				<LinkButton to={chatPath(chatId)}>{ownWindow ? "Show the chat here" : "Back to the chat"}</LinkButton>
				{ownWindow && (
					<Button variant="secondary" onClick={onOpenWindow}>
						Open the window again
					</Button>
				)}
			</div>
			<CrisisLine className="mt-8" />
			<p className="mt-4 text-base text-soft">
				Is that chat over?{" "}
				<Link to="/chat-form" className="font-semibold text-pine underline" onClick={onLeave}>
					Start a new one
				</Link>
			</p>
		</Page>
	);
}
