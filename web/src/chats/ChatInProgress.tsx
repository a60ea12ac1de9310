import { Link } from "react-router";
import { Banner } from "../ui/Banner.tsx";
import { Button } from "../ui/Button.tsx";
import { LinkButton } from "../ui/LinkButton.tsx";
import { Page } from "../ui/Page.tsx";
import { CrisisLine } from "./CrisisLine.tsx";
import { chatPath } from "./chat-window.ts";

type ChatInProgressProps = {
	readonly chatId: string;
	readonly blocked: boolean;
	readonly onOpenWindow: () => void;
	readonly onLeave: () => void;
};

/** What the page that opened the chat's window shows meanwhile, and what is left when that window is closed. */
export function ChatInProgress({ chatId, blocked, onOpenWindow, onLeave }: ChatInProgressProps) {
	return (
		<Page title="Chat in progress" heading={blocked ? "Your chat is ready" : "Your chat is open in its own window"}>
			{blocked && <Banner tone="warning">Popup blocked! Please allow popups for this site.</Banner>}
			<p className="mt-4">
				{blocked
					? "You do not need the window: the chat works just as well right here."
					: "If you do not see the window, or have closed it, the chat is still there. Nothing is lost."}
			</p>
			<div className="mt-5 flex flex-wrap gap-3">
				<LinkButton to={chatPath(chatId)}>Show the chat here</LinkButton>
				<Button variant="secondary" onClick={onOpenWindow}>
					Open the window again
				</Button>
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
