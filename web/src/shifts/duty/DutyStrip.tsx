import { isSupervising, type Role } from "@warmline/contract/accounts/roles";
import type { Presence } from "@warmline/contract/chats/presence";
import { say, sayCount } from "@warmline/contract/say";
import type { Duty } from "@warmline/contract/shifts/duty-calls";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { DutyFailed } from "./DutyFailed.tsx";
import { debriefWords, mannedWords, ownDutyWords, withYou } from "./duty-words.ts";
import { OwnDutyActs } from "./OwnDutyActs.tsx";
import { useDuty } from "./use-duty.ts";

/** For those who look after a shift. */
const TeamDialog = lazy(async () => ({ default: (await import("./TeamDialog.tsx")).TeamDialog }));

type DutyStripProps = {
	readonly me: { readonly id: string; readonly role: Role };
	/** Null until it is known. */
	readonly presence: Presence | null;
	/** The reader's chats that run. */
	readonly openChats: number;
	readonly connected: boolean;
	readonly onPresence: (presence: Presence) => void;
};

/** Above the chats: one's shift from the check-in to the check-out, and to supervisors all of it. */
export function DutyStrip({ me, presence, openChats, connected, onPresence }: DutyStripProps) {
	const [looking, setLooking] = useState(false);
	const { query, known } = useDuty();
	if (!known) {
		return (
			<section
				aria-label={say("Your shift")}
				hidden={!query.error}
				className="border-b border-line bg-surface px-4 py-2"
			>
				<DutyFailed query={query} />
			</section>
		);
	}
	const { duty, own } = known;
	const isIn = own?.stands === "on" || own?.stands === "over";
	const supervises = isSupervising(me.role);
	const news = supervises ? teamNews(duty, me.id) : [];
	// A dialog that is open stays, also when there is nothing to say any more.
	const empty = own === null && news.length === 0;
	return (
		<section
			aria-label={say("Your shift")}
			hidden={empty}
			className={classNames(
				"flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-2",
				isIn ? "bg-surface" : "bg-pine-wash text-pine-strong",
			)}
		>
			<div className="min-w-0 flex-1 basis-60">
				<p role="status" className="font-semibold empty:hidden">
					{own && ownDutyWords(own.stands, own.shift)}
				</p>
				<Aside>{own?.stands === "over" && stayingWords(openChats)}</Aside>
				<Aside>{own?.stands === "on" && presence !== null && presenceWords(presence)}</Aside>
				<Aside>{isIn && !supervises && withYou(duty.runs, me.id)}</Aside>
				<Aside>{news.join(" ")}</Aside>
			</div>
			<div className="flex flex-wrap items-center gap-2">
				{news.length > 0 && (
					<Button variant="quiet" onClick={() => setLooking(true)}>
						{duty.runs ? say("The shift") : say("After the shift")}
					</Button>
				)}
				{own?.stands === "on" && presence !== null && (
					<Button
						variant={presence === "available" ? "quiet" : "primary"}
						disabled={!connected}
						onClick={() => onPresence(presence === "available" ? "break" : "available")}
					>
						{presence === "available" ? say("Take a break") : say("I am back")}
					</Button>
				)}
				<OwnDutyActs own={own} />
			</div>
			{looking && (
				<Suspense>
					<TeamDialog duty={duty} meId={me.id} onClose={() => setLooking(false)} />
				</Suspense>
			)}
		</section>
	);
}

function Aside({ children }: { readonly children: ReactNode }) {
	return <p className="text-sm text-soft empty:hidden">{children}</p>;
}

const presenceWords = (presence: Presence): string | null => {
	if (presence === "break") return say("You are on a break. No new chats come to you.");
	if (presence === "away") return say("You are set to away: the shift does not count you as here.");
	return null;
};

/** Why somebody may be here still when his shift is over, or what is left to do. */
const stayingWords = (openChats: number): string =>
	openChats > 0
		? sayCount(openChats, {
				one: "A chat of yours goes on. Stay until it ends, or give it to somebody.",
				other: "{count} chats of yours go on. Stay until they end, or give them to somebody.",
			})
		: say("Please check out, so that your time is noted as it was.");

const leftWords = (others: number): readonly string[] =>
	others === 0
		? []
		: [
				sayCount(others, {
					one: "1 note of the last days is there to read.",
					other: "{count} notes of the last days are there to read.",
				}),
			];

/** What a supervisor should know, a sentence each. */
const teamNews = ({ runs, debriefs, to_close, to_read }: Duty, meId: string): readonly string[] => [
	...(runs ? [mannedWords(runs)] : []),
	...(debriefs.length > 0 ? [debriefWords(debriefs.length)] : []),
	...(to_close.length > 0 ? [say("A shift waits to be closed.")] : []),
	...leftWords(to_read.filter(({ id }) => id !== meId).length),
];
