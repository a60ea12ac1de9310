import { isSupervising, type Role } from "@warmline/contract/accounts/roles";
import type { Presence } from "@warmline/contract/chats/presence";
import { t, tn } from "@warmline/contract/i18n";
import type { Duty } from "@warmline/contract/shifts/duty-calls";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { DutyFailed } from "./DutyFailed.tsx";
import type { DutyState } from "./duty-state.ts";
import { debriefText, mannedText, ownDutyText, presenceTitle, withYou } from "./duty-text.ts";
import { OwnDutyActs } from "./OwnDutyActs.tsx";
import type { OwnDuty } from "./own-duty.ts";
import { useDuty } from "./use-duty.ts";

/** For those who look after a shift. */
const TeamDialog = lazy(async () => ({ default: (await import("./TeamDialog.tsx")).TeamDialog }));

type DutyStripProps = {
	readonly me: { readonly id: string; readonly role: Role };
	readonly store: DutyState;
	/** On a page, and not at the top of a whole screen. */
	readonly framed?: boolean;
};

/** Whether one is on duty, from the check-in to the check-out, and to supervisors who else is. */
export function DutyStrip({ me, store, framed = false }: DutyStripProps) {
	const { presence, openChats, connected, setPresence } = store;
	const [looking, setLooking] = useState(false);
	const { query, known } = useDuty();
	const edge = framed ? "rounded-card border border-line" : "border-b border-line";
	if (!known) {
		return (
			<section aria-label={t("Your status")} hidden={!query.error} className={classNames("bg-surface px-4 py-2", edge)}>
				<DutyFailed query={query} />
			</section>
		);
	}
	const { duty, own } = known;
	const isIn = own?.stands === "on" || own?.stands === "over";
	const isOn = presence !== null && presence !== "away";
	const supervises = isSupervising(me.role);
	const news = supervises ? teamNews(duty, me.id) : [];
	// A dialog that is open stays, also when there is nothing to say any more.
	const empty = own === null && presence === null;
	return (
		<section
			aria-label={t("Your status")}
			hidden={empty}
			className={classNames(
				"flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2",
				edge,
				isIn || isOn ? "bg-surface" : "bg-pine-wash text-pine-strong",
			)}
		>
			<div className="min-w-0 flex-1 basis-60">
				<p role="status" className="font-semibold empty:hidden">
					{own ? ownDutyText(own.stands, own.shift) : presence !== null && presenceTitle(presence)}
				</p>
				<Aside>{own?.stands === "over" && stayingText(openChats)}</Aside>
				<Aside>{presence !== null && presenceText(presence, own?.stands ?? null)}</Aside>
				<Aside>{isIn && !supervises && withYou(duty.runs, me.id)}</Aside>
				<Aside>{supervises && presence !== null && mannedText(store.onDuty.length, duty.runs)}</Aside>
				<Aside>{news.join(" ")}</Aside>
			</div>
			<div className="flex flex-wrap items-center gap-2">
				{supervises && (duty.runs !== null || news.length > 0) && (
					<Button variant="quiet" onClick={() => setLooking(true)}>
						{duty.runs ? t("Who’s on") : t("After your shift")}
					</Button>
				)}
				{isOn && own?.stands !== "over" && (
					<Button
						variant={presence === "available" ? "quiet" : "primary"}
						disabled={!connected}
						onClick={() => setPresence(presence === "available" ? "break" : "available")}
					>
						{presence === "available" ? t("Take a break") : t("I’m back")}
					</Button>
				)}
				<OwnDutyActs own={own} store={store} />
			</div>
			{looking && (
				<Suspense>
					<TeamDialog duty={duty} onDuty={store.onDuty} meId={me.id} onClose={() => setLooking(false)} />
				</Suspense>
			)}
		</section>
	);
}

function Aside({ children }: { readonly children: ReactNode }) {
	return <p className="text-sm text-soft empty:hidden">{children}</p>;
}

const presenceText = (presence: Presence, stands: OwnDuty | null): string | null => {
	if (presence !== "available" && stands === null) return t("You won’t get new chats.");
	if (presence === "break") return t("You’re on a break. You won’t get new chats.");
	if (presence === "available") return stands === null || stands === "on" ? null : t("You are on duty");
	return stands === "on" ? t("You’re off duty: you are not counted on the shift.") : null;
};

/** Why somebody may be here still when their shift is over, or what is left to do. */
const stayingText = (openChats: number): string =>
	openChats > 0
		? tn(openChats, {
				one: "One of your chats is still open. Stay until it ends, or transfer it.",
				other: "{count} of your chats are still open. Stay until they end, or transfer them.",
			})
		: t("Please check out so that your hours are recorded correctly.");

const leftText = (others: number): readonly string[] =>
	others === 0
		? []
		: [
				tn(others, {
					one: "1 recent handover note to read.",
					other: "{count} recent handover notes to read.",
				}),
			];

/** What waits for a supervisor, a sentence each. */
const teamNews = ({ debriefs, to_close, to_read }: Duty, meId: string): readonly string[] => [
	...(debriefs.length > 0 ? [debriefText(debriefs.length)] : []),
	...(to_close.length > 0 ? [t("A shift still has to be closed.")] : []),
	...leftText(to_read.filter(({ id }) => id !== meId).length),
];
