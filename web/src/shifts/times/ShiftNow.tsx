import { useQuery } from "@tanstack/react-query";
import { isAgent, isOfCommunity, type Role } from "@warmline/contract/accounts/roles";
import type { Opening } from "@warmline/contract/chats/opening";
import { t } from "@warmline/contract/i18n";
import type { ReactNode } from "react";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { useSession } from "../../platform/session.ts";
import { society } from "../../platform/society.ts";
import { now, ownZone } from "../../platform/time/time.ts";
import { dayIn, timeIn } from "../../platform/time/zones.ts";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { LinkButton } from "../../ui/navigation/LinkButton.tsx";
import { useMinute } from "../../ui/text/use-minute.ts";
import { ownShiftsQuery, shiftsQuery, shiftTimesQuery } from "../api.ts";
import { DutyFailed } from "../duty/DutyFailed.tsx";
import type { DutyState } from "../duty/duty-state.ts";
import { ownDutyText, presenceTitle } from "../duty/duty-text.ts";
import { ownShiftToCome, shiftToCome } from "../duty/next-shifts.ts";
import { OwnDutyActs } from "../duty/OwnDutyActs.tsx";
import { useDuty } from "../duty/use-duty.ts";
import { runningShift } from "../shift-days.ts";
import { nearDay } from "./near-day.ts";
import { timesToday } from "./times-today.ts";

const day = 24 * 60 * 60_000;
/** Days in which the next shift is looked for. One that began yesterday may still run. */
const daysAhead = 9;

/** When text support is on now, or next, and one's own part in it. */
export function ShiftNow({ store }: { readonly store: DutyState | null }) {
	const session = useSession();
	if (!session) return null;
	const { role } = session.user.role;
	return (
		<section
			aria-labelledby="shift-now"
			className="flex flex-col justify-between gap-y-3 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5"
		>
			<div>
				<h2 id="shift-now" className="text-lg leading-tight">
					{t("Shifts")}
				</h2>
				{isOfCommunity(role) ? <Shifts role={role} store={store} /> : <Times />}
			</div>
			<LinkButton to={`/${session.user_id}/shift-manager`} variant="secondary" className="max-sm:self-start">
				{isOfCommunity(role) ? t("See the shifts") : t("See the shift times")}
			</LinkButton>
		</section>
	);
}

function Shifts({ role, store }: { readonly role: Role; readonly store: DutyState | null }) {
	useMinute();
	const at = now();
	const zone = ownZone();
	const { known } = useDuty(isAgent(role));
	const query = useQuery(shiftsQuery(dayIn(at - day, society.clock), daysAhead));
	const shift = query.data && (runningShift(query.data, at) ?? shiftToCome(query.data, at));
	const runs = shift ? Date.parse(shift.shift_datetime) <= at : false;
	return (
		<Known query={query}>
			{shift && (
				<>
					<p className="mt-1 text-soft max-sm:text-sm">
						{runs ? runningText(known?.duty.door ?? null) : t("Next chat hours")}
					</p>
					<p className="text-lg leading-snug font-semibold tabular-nums first-letter:uppercase">
						<Span shift={shift} zone={zone} at={at} />
					</p>
				</>
			)}
			{shift === null && <p className="mt-1 text-soft">{t("No chat hours in the coming days.")}</p>}
			{isAgent(role) && <Own zone={zone} at={at} store={store} />}
		</Known>
	);
}

/** The weekly schedule says that a shift runs; whether visitors can ask, only the door knows. */
const runningText = (door: Opening | null): string => {
	if (door === null) return t("A shift is on now");
	return door.open ? t("Chat is open now") : t("A shift is on now, but chat is closed");
};

type SpanProps = {
	readonly shift: { readonly shift_datetime: string; readonly ends_at: string };
	readonly zone: string;
	readonly at: number;
};

/** `tomorrow, 6:00 p.m. to 10:00 p.m.`; of today the times alone. */
function Span({ shift, zone, at }: SpanProps) {
	const [start, end] = [Date.parse(shift.shift_datetime), Date.parse(shift.ends_at)];
	const times = t("{start} to {end}", { start: timeIn(start, zone), end: timeIn(end, zone) });
	const named = start <= at ? null : nearDay(start, at, zone);
	return named === null ? times : t("{day}, {times}", { day: named, times });
}

/** One's own shift: the next one, or what is to be done in the one that is on. */
function Own({ zone, at, store }: { readonly zone: string; readonly at: number; readonly store: DutyState | null }) {
	const { query, known } = useDuty();
	const { data } = useQuery(ownShiftsQuery);
	const next = data && ownShiftToCome(data, at);
	const own = known?.own ?? null;
	return (
		<div className="mt-3 border-t border-line pt-3">
			{!known && <DutyFailed query={query} />}
			<p role="status" className="font-semibold empty:hidden">
				{own ? ownDutyText(own.stands, own.shift) : store?.presence && presenceTitle(store.presence)}
			</p>
			{!own && next && (
				<p>
					<span className="text-soft max-sm:text-sm">{t("Your next shift:")}</span>{" "}
					<span className="font-semibold tabular-nums">
						<Span shift={next} zone={zone} at={at} />
					</span>
				</p>
			)}
			{!own && next === null && <p className="text-soft max-sm:text-sm">{t("You have no upcoming shifts.")}</p>}
			<div className="mt-2 flex flex-wrap gap-2 empty:hidden">
				{known && store && <OwnDutyActs own={own} store={store} />}
			</div>
		</div>
	);
}

/** For who has only registered: at which times shifts are. */
function Times() {
	useMinute();
	const zone = ownZone();
	const query = useQuery(shiftTimesQuery);
	return (
		<Known query={query}>
			{query.data?.length === 0 && <p className="mt-1 text-soft">{t("No shift times have been set yet.")}</p>}
			{query.data && query.data.length > 0 && (
				<>
					<p className="mt-1 text-soft max-sm:text-sm">{t("Chat hours")}</p>
					<ul className="font-semibold tabular-nums">
						{query.data.map((time) => {
							const { start, end } = timesToday(time, society.clock, now());
							return (
								<li key={time.id}>{t("{start} to {end}", { start: timeIn(start, zone), end: timeIn(end, zone) })}</li>
							);
						})}
					</ul>
				</>
			)}
		</Known>
	);
}

type KnownProps = {
	readonly query: {
		readonly data: unknown;
		readonly error: unknown;
		readonly isFetching: boolean;
		readonly refetch: () => unknown;
	};
	readonly children: ReactNode;
};

function Known({ query, children }: KnownProps) {
	if (query.data !== undefined) return children;
	if (!query.error) return <Loading className="mt-1 min-h-12 text-soft">{t("Loading shifts...")}</Loading>;
	return (
		<Failed
			message={errorMessage(query.error, t("Failed to fetch shifts."))}
			onRetry={() => void query.refetch()}
			busy={query.isFetching}
			className="mt-1"
		/>
	);
}
