import type { Chat } from "@warmline/contract/chats/chat";
import { t } from "@warmline/contract/i18n";
import ArrowRightLeft from "lucide-react/icons/arrow-right-left";
import Hand from "lucide-react/icons/hand";
import LifeBuoy from "lucide-react/icons/life-buoy";
import LogIn from "lucide-react/icons/log-in";
import Phone from "lucide-react/icons/phone";
import Share2 from "lucide-react/icons/share-2";
import ShieldBan from "lucide-react/icons/shield-ban";
import Undo2 from "lucide-react/icons/undo-2";
import { type ComponentType, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import { BlockTool } from "../BlockTool.tsx";
import { CrisisLinesPreview } from "../ChatNotice.tsx";
import type { AgentState, AgentStore } from "../store/agent-store.ts";
import type { Me } from "../store/chat-lists.ts";
import { type Tool, toolNames, toolsFor } from "./conversation-tools.ts";
import { HelpDialog } from "./HelpDialog.tsx";
import { hasJoined } from "./has-joined.ts";
import { ShareResourceDialog } from "./ShareResourceDialog.tsx";
import { TransferDialog } from "./TransferDialog.tsx";

const icons: Readonly<Record<Tool, ComponentType<{ className?: string; "aria-hidden": "true" }>>> = {
	transfer: ArrowRightLeft,
	withdraw: Undo2,
	raise_hand: LifeBuoy,
	withdraw_help: Hand,
	crisis_lines: Phone,
	resource: Share2,
	take_over: LogIn,
	hand_back: Undo2,
	block: ShieldBan,
};

export type ToolChoice = {
	readonly tool: Tool;
	readonly name: string;
	readonly Icon: (typeof icons)[Tool];
	readonly press: () => void;
};

/** The tools of a chat, to be shown as buttons or as a menu, and the questions that some of them ask. */
export const useConversationTools = (chat: Chat, me: Me, store: AgentStore, state: AgentState) => {
	const [asking, setAsking] = useState<Tool | null>(null);
	const id = chat.chat_id;
	const close = () => setAsking(null);

	const press = (tool: Tool) => {
		switch (tool) {
			case "withdraw":
				return void store.withdrawTransfer(id);
			case "withdraw_help":
				return void store.withdrawHelp(id);
			default:
				setAsking(tool);
		}
	};

	const names = toolNames(chat, me);
	const choices: readonly ToolChoice[] = toolsFor(chat, me, hasJoined(state, id, me.id)).map((tool) => ({
		tool,
		name: names[tool],
		Icon: icons[tool],
		press: () => press(tool),
	}));

	/** Two presses at the most: what cannot be taken back asks once. */
	const confirm = (tool: Tool, title: string, yes: string, act: () => boolean, sentence: string) => (
		<ConfirmDialog
			open={asking === tool}
			title={title}
			confirm={yes}
			onCancel={close}
			onConfirm={() => {
				act();
				close();
			}}
		>
			{sentence}
		</ConfirmDialog>
	);

	const dialogs = (
		<>
			{asking === "transfer" && <TransferDialog chat={chat} me={me} store={store} onClose={close} />}
			{asking === "block" && (
				<BlockTool
					chatId={id}
					name={chat.user.name}
					onEnd={chat.status === "ended" ? null : () => store.end(id)}
					onClose={close}
				/>
			)}
			{asking === "raise_hand" && (
				<HelpDialog chat={chat} store={store} supervisors={state.availability?.supervisors} onClose={close} />
			)}
			{asking === "resource" && (
				<ShareResourceDialog
					language={chat.user.language}
					onShare={(centre) => {
						store.write(centre.name, { name: centre.name, region: centre.region });
						close();
					}}
					onClose={close}
				/>
			)}
			<ConfirmDialog
				open={asking === "crisis_lines"}
				title={t("Share crisis lines with the visitor?")}
				confirm={t("Share")}
				onCancel={close}
				onConfirm={() => {
					store.shareCrisisLines(id);
					close();
				}}
			>
				<p>
					{t("The visitor gets this card in the chat, with numbers to call or text in one tap. The chat stays open.")}
				</p>
				<div className="mt-4 text-ink">
					<CrisisLinesPreview />
				</div>
			</ConfirmDialog>
			{confirm(
				"take_over",
				t("Take over the chat with {name}?", { name: chat.user.name }),
				t("Take over"),
				() => store.takeOver(id),
				t("You’ll replace {name} in this chat, and they’ll be notified. You can hand it back later.", {
					name: chat.agent_name ?? t("its listener"),
				}),
			)}
			{confirm(
				"hand_back",
				t("Hand the chat back to {name}?", { name: chat.taken_over_from?.name ?? t("its listener") }),
				t("Hand back"),
				() => store.handBack(id),
				t("The visitor will see that {name} is back.", {
					name: chat.taken_over_from?.name ?? t("its listener"),
				}),
			)}
		</>
	);
	return { choices, dialogs };
};

type ToolButtonsProps = { readonly choices: readonly ToolChoice[]; readonly connected: boolean };

export function ToolButtons({ choices, connected }: ToolButtonsProps) {
	if (choices.length === 0) return null;
	return (
		<div
			role="toolbar"
			aria-label={t("Chat tools")}
			className="flex flex-wrap gap-x-1 border-b border-line bg-surface px-2 max-lg:hidden @max-md:hidden"
		>
			{choices.map(({ tool, name, Icon, press }) => (
				<Button key={tool} variant="quiet" className="px-3 text-sm" disabled={!connected} onClick={press}>
					<Icon aria-hidden="true" className="size-4" />
					{name}
				</Button>
			))}
		</div>
	);
}
