import { t } from "@warmline/contract/i18n";
import type { Shift } from "@warmline/contract/shifts/shift";
import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import ChevronDown from "lucide-react/icons/chevron-down";
import CircleX from "lucide-react/icons/circle-x";
import Ellipsis from "lucide-react/icons/ellipsis";
import LifeBuoy from "lucide-react/icons/life-buoy";
import Undo2 from "lucide-react/icons/undo-2";
import { now } from "../../platform/time/time.ts";
import { Button } from "../../ui/Button.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { Menu, MenuItem } from "../../ui/overlay/Menu.tsx";
import type { Asked } from "../dialogs/asked.ts";
import { shortWhen, tooLateText } from "./shift-text.ts";
import { canGiveUp } from "./standing.ts";
import { useOwnShiftActs } from "./use-own-shift-acts.ts";

type OwnShiftMenuProps = {
	readonly shift: Shift;
	readonly zone: string;
	/** Where there is room the button says what it is for, and adding to the calendar stands beside it. */
	readonly roomy?: boolean;
	readonly onAsk: (asked: Asked) => void;
};

const icon = "size-5 shrink-0";

/** What one can do about a shift of one's own that has not begun. Looking for cover is first: so the chat stays open. */
export function OwnShiftMenu({ shift, zone, roomy = false, onAsk }: OwnShiftMenuProps) {
	const { keep, save } = useOwnShiftActs(shift);
	const when = shortWhen(shift, zone);
	const items = (
		<>
			{shift.own.cover_wanted ? (
				<MenuItem onSelect={() => keep.mutate(shift.id)}>
					<Undo2 aria-hidden="true" className={icon} />
					{t("I can make it after all")}
				</MenuItem>
			) : (
				<MenuItem onSelect={() => onAsk({ act: "cover", shift })}>
					<LifeBuoy aria-hidden="true" className={icon} />
					<span className="py-1.5 leading-tight">
						{t("Find cover")}
						<span className="block max-w-60 text-sm text-soft">
							{t("The shift stays yours until someone takes it.")}
						</span>
					</span>
				</MenuItem>
			)}
			<MenuItem onSelect={() => onAsk({ act: "swap", shift })}>
				<ArrowLeftRight aria-hidden="true" className={icon} />
				{t("Swap shifts")}
			</MenuItem>
			<MenuItem disabled={!canGiveUp(shift, now())} onSelect={() => onAsk({ act: "give_up", shift })}>
				<CircleX aria-hidden="true" className={icon} />
				{canGiveUp(shift, now()) ? (
					t("Drop shift")
				) : (
					<span className="py-1.5 leading-tight">
						{t("Drop shift")}
						<span className="block max-w-60 text-sm text-soft">{tooLateText(shift)}</span>
					</span>
				)}
			</MenuItem>
		</>
	);
	if (roomy) {
		return (
			<div className="flex flex-wrap gap-2 lg:flex-col">
				<Menu
					label={t("I can’t make it: {when}", { when })}
					buttonClassName={buttonLook("secondary")}
					button={
						<>
							{t("I can’t make it")}
							<ChevronDown aria-hidden="true" className="size-4" />
						</>
					}
				>
					{items}
				</Menu>
				<Button
					variant="quiet"
					aria-label={t("Add to calendar: {when}", { when })}
					busy={save.isPending}
					onClick={() => save.mutate(shift)}
				>
					<CalendarPlus aria-hidden="true" className={icon} />
					{t("Add to calendar")}
				</Button>
			</div>
		);
	}
	return (
		<Menu
			label={t("Shift options: {when}", { when })}
			buttonClassName="grid size-11 shrink-0 place-items-center rounded-control text-soft hover:bg-pine-wash hover:text-pine-strong aria-expanded:bg-pine-wash"
			button={<Ellipsis aria-hidden="true" className="size-5" />}
			heading={<p className="font-semibold">{t("I can’t make it")}</p>}
		>
			{items}
			<div className="mt-1 border-t border-line">
				<MenuItem onSelect={() => save.mutate(shift)}>
					<CalendarPlus aria-hidden="true" className={icon} />
					{t("Add to calendar")}
				</MenuItem>
			</div>
		</Menu>
	);
}
