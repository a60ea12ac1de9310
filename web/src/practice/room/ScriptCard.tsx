import { t } from "@warmline/contract/i18n";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { type Card, levelName } from "../cards.ts";
import type { Seat } from "../room.ts";

type ScriptCardProps = {
	readonly card: Card;
	readonly seat: Seat;
	/** Puts the opening into the field; null when it has been said, or something else is typed. */
	readonly onOpening: (() => void) | null;
	readonly className: string;
};

const smallHeading = "mt-4 text-sm font-semibold text-soft";
const list = "mt-1 list-disc space-y-1.5 pl-5 marker:text-ember";

export function ScriptCard({ card, seat, onOpening, className }: ScriptCardProps) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
		<div tabIndex={0} className={classNames("overflow-y-auto", className)}>
			<h2 className="text-xl">{card.title}</h2>
			<Badge className="mt-1.5">{levelName(card.level)}</Badge>
			<h3 className={smallHeading}>{seat === "visitor" ? t("Who you are") : t("Who the visitor is")}</h3>
			<p className="mt-1">{card.person}</p>
			<h3 className={smallHeading}>{t("How it starts")}</h3>
			<blockquote className="mt-1 border-l-4 border-ember pl-3 whitespace-pre-wrap">{card.opening}</blockquote>
			{onOpening && (
				<Button variant="secondary" className="mt-3" onClick={onOpening}>
					{t("Use the opening")}
				</Button>
			)}
			<h3 className={smallHeading}>{t("Comes out when asked well")}</h3>
			<ul className={list}>
				{card.story.map((one) => (
					<li key={one}>{one}</li>
				))}
			</ul>
			<h3 className={smallHeading}>{t("When the visitor feels heard")}</h3>
			<p className="mt-1">{card.heard}</p>
			<h3 className={smallHeading}>{t("When the visitor doesn’t feel heard")}</h3>
			<p className="mt-1">{card.unheard}</p>
			<h3 className={smallHeading}>{t("Good for practising")}</h3>
			<ul className={list}>
				{card.practises.map((one) => (
					<li key={one}>{one}</li>
				))}
			</ul>
		</div>
	);
}
