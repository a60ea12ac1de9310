import type { OnDuty } from "@warmline/contract/chats/presence";
import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { Empty } from "../../ui/feedback/Empty.tsx";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import { ChatsLimitDialog } from "./ChatsLimitDialog.tsx";

type OnDutyPanelProps = {
	readonly people: readonly OnDuty[];
	readonly meId: string;
	readonly connected: boolean;
	readonly onEndDuty: (memberId: string) => void;
};

const states = {
	available: { text: t("Available"), look: "good" },
	full: { text: t("Full"), look: "plain" },
	break: { text: t("On a break"), look: "pine" },
	disconnected: { text: t("Disconnected"), look: "care" },
} as const;

const stateOf = ({ presence, open_chats, limit, connected }: OnDuty) => {
	if (!connected) return states.disconnected;
	if (presence !== "available") return states.break;
	return open_chats < limit ? states.available : states.full;
};

type Asked = { readonly what: "limit" | "end"; readonly id: string };

/** Everybody on duty, and what a supervisor can change of it. */
export function OnDutyPanel({ people, meId, connected, onEndDuty }: OnDutyPanelProps) {
	const [asked, setAsked] = useState<Asked | null>(null);
	const [shown, setShown] = useState(false);
	const who = people.find(({ id }) => id === asked?.id);
	const close = () => setAsked(null);
	return (
		<section aria-label={t("On duty")} className="rounded-card border border-line bg-surface p-4 shadow-card">
			<div className="flex items-center justify-between gap-2">
				<h2 className="text-lg">{t("On duty: {count}", { count: people.length })}</h2>
				<Button variant="quiet" className="xl:hidden" aria-expanded={shown} onClick={() => setShown(!shown)}>
					{shown ? t("Hide") : t("Show")}
				</Button>
			</div>
			<div className={classNames(!shown && "max-xl:hidden")}>
				{people.length === 0 && <Empty className="mt-2 text-soft">{t("No one is on duty right now.")}</Empty>}
				<ul className="divide-y divide-line">
					{people.map((one) => (
						<li key={one.id} className="py-3">
							<div className="flex items-start justify-between gap-2">
								<span className="min-w-0 font-semibold wrap-anywhere">
									{one.name}
									{one.id === meId && <span className="font-normal text-soft"> {t("(you)")}</span>}
								</span>
								<Badge look={stateOf(one).look}>{stateOf(one).text}</Badge>
							</div>
							<p className="text-sm text-soft">
								{t("{count} of {limit} chats", { count: one.open_chats, limit: one.limit })}
							</p>
							<div className="mt-1 -ml-3 flex flex-wrap">
								<Button
									variant="quiet"
									className="px-3"
									aria-label={t("Change the limit of {name}", { name: one.name })}
									onClick={() => setAsked({ what: "limit", id: one.id })}
								>
									{t("Change limit")}
								</Button>
								{one.id !== meId && (
									<Button
										variant="quiet"
										className="px-3"
										aria-label={t("Take {name} off duty", { name: one.name })}
										disabled={!connected}
										onClick={() => setAsked({ what: "end", id: one.id })}
									>
										{t("Take off duty")}
									</Button>
								)}
							</div>
						</li>
					))}
				</ul>
			</div>
			{who && <ChatsLimitDialog key={who.id} open={asked?.what === "limit"} person={who} onClose={close} />}
			<ConfirmDialog
				open={asked?.what === "end" && who !== undefined}
				title={t("Take {name} off duty?", { name: who?.name ?? "" })}
				confirm={t("Take off duty")}
				danger
				onCancel={close}
				onConfirm={() => {
					close();
					if (asked) onEndDuty(asked.id);
				}}
			>
				{t(
					"{name} won’t get new chats. Open chats stay with them. They’ll see that it was you, and it’s recorded in the audit log.",
					{ name: who?.name ?? "" },
				)}
			</ConfirmDialog>
		</section>
	);
}
