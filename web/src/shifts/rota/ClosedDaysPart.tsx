import { t } from "@warmline/contract/i18n";
import type { ClosedDays } from "@warmline/contract/shifts/rota-calls";
import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { Empty } from "../../ui/feedback/Empty.tsx";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import { CloseDays } from "./CloseDays.tsx";
import { describeRotaError } from "./people-booked.ts";
import { RotaPart } from "./RotaPart.tsx";
import { openAgain, sendClosedDays } from "./rota-api.ts";
import { closedText } from "./rota-text.ts";
import { useRotaAct } from "./use-rota-act.ts";

type ClosedDaysPartProps = { readonly days: readonly ClosedDays[]; readonly edits: boolean };

export function ClosedDaysPart({ days, edits }: ClosedDaysPartProps) {
	const [closing, setClosing] = useState(false);
	const [opening, setOpening] = useState<ClosedDays | null>(null);
	return (
		<RotaPart
			id="closed-days"
			heading={t("Closed days and holidays")}
			lead={t("There are no shifts on these days, except those added manually.")}
		>
			{days.length === 0 && <Empty className="text-soft">{t("No closed days.")}</Empty>}
			<ul className="divide-y divide-line border-y border-line empty:hidden">
				{days.map((one) => (
					<li key={one.id} className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
						<span className="min-w-0">
							<span className="block leading-snug font-semibold wrap-anywhere">{one.name}</span>{" "}
							<span className="text-sm text-soft">
								{closedText(one)} {one.yearly && <Badge>{t("Every year")}</Badge>}
							</span>
						</span>
						{edits && (
							<Button
								variant="quiet"
								aria-label={t("Reopen: {name}, {days}", { name: one.name, days: closedText(one) })}
								onClick={() => setOpening(one)}
							>
								{t("Reopen")}
							</Button>
						)}
					</li>
				))}
			</ul>
			{edits && (
				<Button variant="secondary" className="mt-4" onClick={() => setClosing(true)}>
					{t("Close days")}
				</Button>
			)}
			{closing && <CloseDays onClose={() => setClosing(false)} />}
			{opening && <OpenAgain days={opening} onClose={() => setOpening(null)} />}
		</RotaPart>
	);
}

const closeAgain = ({ first, last, name, yearly }: ClosedDays) =>
	sendClosedDays({ first, last, name, yearly, tell: false });

function OpenAgain({ days, onClose }: { readonly days: ClosedDays; readonly onClose: () => void }) {
	const { mutate, isPending, error } = useRotaAct(openAgain, t("Days reopened."), onClose, (_, { told }) =>
		told > 0 ? undefined : () => closeAgain(days),
	);
	const { message: failure } = describeRotaError(error);
	return (
		<ConfirmDialog
			open
			title={t("Reopen {name}?", { name: days.name })}
			confirm={t("Reopen")}
			busy={isPending}
			failure={failure}
			onConfirm={() => mutate(days.id)}
			onCancel={onClose}
		>
			<p className="font-semibold text-ink">{closedText(days)}</p>
			<p className="mt-2">
				{t("These days have shifts again from now on. People who were booked are notified and need to book again.")}
			</p>
		</ConfirmDialog>
	);
}
