import { useQuery } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import Clock from "lucide-react/icons/clock";
import { Link } from "wouter";
import { Trans } from "../../ui/text/Trans.tsx";
import { durationText } from "../duration-text.ts";
import { hoursQuery } from "./hours-api.ts";

/** The support time of this month on another page, and the way to what it consists of. Nothing until it is known. */
export function SupportTimeLine({ userId }: { readonly userId: string }) {
	const { data, error } = useQuery(hoursQuery(null));
	if (!data && error) return null;
	return (
		<p className="flex min-h-7 items-start gap-2 text-soft max-sm:text-sm">
			{data && <Clock aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-pine" />}
			{data && (
				<span>
					<Trans
						text="Your hours this month: <time>{duration}</time>"
						parts={{ time: (words) => <strong className="text-ink">{words}</strong> }}
						values={{ duration: durationText(data.worked_minutes) }}
					/>{" "}
					<Link to={`/${userId}/shift-manager/hours`} className="min-[16rem]:whitespace-nowrap text-pine underline">
						{t("See your hours")}
					</Link>
				</span>
			)}
		</p>
	);
}

/** The same, as what a page is about. */
export function SupportTimeBanner({ minutes, own }: { readonly minutes: number; readonly own: boolean }) {
	return (
		<section className="rounded-card border border-line bg-pine-wash p-5 shadow-card">
			<p className="text-soft">{own ? t("Your hours this month") : t("Hours this month")}</p>
			<p className="mt-1 text-3xl leading-tight font-semibold text-pine-strong tabular-nums">{durationText(minutes)}</p>
		</section>
	);
}
