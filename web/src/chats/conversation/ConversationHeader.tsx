import type { Chat } from "@warmline/contract/chats/chat";
import { t } from "@warmline/contract/i18n";
import ArrowLeft from "lucide-react/icons/arrow-left";
import EllipsisVertical from "lucide-react/icons/ellipsis-vertical";
import { useState } from "react";
import { now } from "../../platform/time/time.ts";
import { Button } from "../../ui/Button.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import { Menu, MenuItem } from "../../ui/overlay/Menu.tsx";
import { useOpener } from "../../ui/overlay/use-opener.ts";
import type { ToolChoice } from "./ConversationTools.tsx";
import { turnOf } from "./turn.ts";
import { useTick } from "./use-tick.ts";

type ConversationHeaderProps = {
	readonly chat: Chat;
	readonly meId: string;
	readonly connected: boolean;
	readonly mayEnd: boolean;
	readonly detailsShown: boolean;
	/** On a narrow screen they stand in the menu of the header. */
	readonly tools: readonly ToolChoice[];
	readonly onBack: () => void;
	readonly onDetails: () => void;
	readonly onResponses: () => void;
	readonly onEnd: () => void;
};

const endings = {
	ended: t("Ended"),
	left_quickly: t("Ended: the visitor left quickly"),
	idle: t("Ended: timed out"),
	closed: t("Ended: closed before someone could answer"),
};

const stateOf = (chat: Chat, meId: string): string => {
	if (chat.status === "ended") return endings[chat.ended?.how ?? "ended"];
	if (chat.assigned_agent === null) return t("Waiting");
	return chat.assigned_agent === meId
		? t("With you")
		: t("With {name}", { name: chat.agent_name ?? t("another agent") });
};

export function ConversationHeader(props: ConversationHeaderProps) {
	const { chat } = props;
	const [ending, setEnding] = useState(false);
	const detailsButton = useOpener(props.detailsShown);
	const menuButton = useOpener(props.detailsShown);
	useTick();
	const turn = turnOf(chat, props.meId, now());
	const gone = chat.status !== "ended" && !chat.visitor_connected;
	return (
		<header className="flex items-center gap-1 border-b border-line bg-surface px-2 py-1.5 max-[16rem]:flex-wrap max-[16rem]:justify-between">
			<Button variant="quiet" aria-label={t("Back to the chats")} className="px-2.5 md:hidden" onClick={props.onBack}>
				<ArrowLeft aria-hidden="true" className="size-5" />
			</Button>
			<div className="min-w-0 flex-1 px-1.5 max-[16rem]:order-last max-[16rem]:basis-full">
				<h2 data-focus="chat" tabIndex={-1} className="truncate text-lg" title={chat.user.name}>
					{chat.user.name}
				</h2>
				<p className="text-sm leading-snug text-soft">
					<span>{stateOf(chat, props.meId)}</span>
					{turn && <span className={turn.due ? "font-semibold text-attention-ink" : ""}> · {turn.text}</span>}
					{gone && <span> · {t("visitor disconnected")}</span>}
				</p>
			</div>
			<div className="flex max-lg:hidden @max-md:hidden">
				<Button variant="quiet" className="px-3 @max-xl:hidden" onClick={props.onResponses}>
					{t("Canned responses")}
				</Button>
				<Button
					ref={detailsButton}
					variant="quiet"
					className="px-3"
					aria-expanded={props.detailsShown}
					onClick={props.onDetails}
				>
					{t("Details and notes")}
				</Button>
				{props.mayEnd && (
					<Button variant="quiet" className="px-3" disabled={!props.connected} onClick={() => setEnding(true)}>
						{t("End chat")}
					</Button>
				)}
			</div>
			<div className="lg:@md:hidden">
				<Menu
					buttonRef={menuButton}
					label={t("Chat tools")}
					buttonClassName={buttonLook("quiet", "px-2.5")}
					button={<EllipsisVertical aria-hidden="true" className="size-5" />}
				>
					<MenuItem onSelect={props.onDetails}>{t("Details and notes")}</MenuItem>
					{props.tools.map(({ tool, name, press }) => (
						<MenuItem key={tool} disabled={!props.connected} onSelect={press}>
							{name}
						</MenuItem>
					))}
					<MenuItem onSelect={props.onResponses}>{t("Canned responses")}</MenuItem>
					{props.mayEnd && (
						<MenuItem disabled={!props.connected} onSelect={() => setEnding(true)}>
							{t("End chat")}
						</MenuItem>
					)}
				</Menu>
			</div>
			<ConfirmDialog
				open={ending}
				title={t("End the chat with {name}?", { name: chat.user.name })}
				confirm={t("End chat")}
				cancel={t("Keep chat open")}
				danger
				onCancel={() => setEnding(false)}
				onConfirm={() => {
					setEnding(false);
					props.onEnd();
				}}
			>
				{t("The visitor will see that the chat has ended. They can reopen it for ten minutes.")}
			</ConfirmDialog>
		</header>
	);
}
