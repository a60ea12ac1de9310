import type { Chat, HandReason } from "@warmline/contract/chats/chat";
import { say } from "@warmline/contract/say";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import type { AgentStore } from "../store/agent-store.ts";

type HelpDialogProps = { readonly chat: Chat; readonly store: AgentStore; readonly onClose: () => void };

const reasons: readonly { readonly reason: HandReason; readonly name: string; readonly hint: string }[] = [
	{
		reason: "help",
		name: say("I’d like a second opinion"),
		hint: say("A supervisor joins silently and can coach you."),
	},
	{
		reason: "beyond_scope",
		name: say("This is beyond my scope"),
		hint: say("Alerts a supervisor now and shows you replies you can use."),
	},
];

/** One press: nobody has to explain themselves while a visitor waits. */
export function HelpDialog({ chat, store, onClose }: HelpDialogProps) {
	return (
		<Dialog open onClose={onClose} title={say("Ask for help")}>
			<p className="text-soft">{say("The visitor won’t know, and the chat stays with you.")}</p>
			<ul className="mt-4 space-y-2">
				{reasons.map(({ reason, name, hint }) => (
					<li key={reason}>
						<button
							type="button"
							onClick={() => {
								if (store.requestHelp(chat.chat_id, reason)) onClose();
							}}
							className="block min-h-14 w-full rounded-control border border-edge px-4 py-2.5 text-left hover:bg-pine-wash"
						>
							<span className="font-semibold text-pine">{name}</span>
							<span className="block text-sm text-soft">{hint}</span>
						</button>
					</li>
				))}
			</ul>
			<div className="mt-5 flex justify-end">
				<Button variant="quiet" onClick={onClose}>
					{say("Cancel")}
				</Button>
			</div>
		</Dialog>
	);
}
