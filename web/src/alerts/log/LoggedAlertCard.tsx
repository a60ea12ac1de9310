import { alertChannelNames, alertKindNames, alertStepNames } from "@warmline/contract/alerts/alert-names";
import { alertSteps } from "@warmline/contract/alerts/kinds";
import type { LoggedAlert } from "@warmline/contract/alerts/settings-calls";
import { t } from "@warmline/contract/i18n";
import { useId } from "react";
import { clockTime, dateAndClock, wholeTime } from "../../platform/time/time.ts";
import { deliveryText, outcomeText } from "./logged-alert-text.ts";

/** One alert, with everybody who was asked, by group. */
export function LoggedAlertCard({ alert }: { readonly alert: LoggedAlert }) {
	const id = useId();
	const { kind, began_at, deliveries, closed_at } = alert;
	const groups = alertSteps.flatMap((step) => {
		const asked = deliveries.filter((one) => one.step === step);
		return asked.length === 0 ? [] : [{ step, asked }];
	});
	return (
		<article aria-labelledby={id} className="rounded-card border border-line bg-surface p-5 shadow-card">
			<div className="flex flex-wrap items-baseline justify-between gap-x-4">
				<h2 id={id} className="text-lg">
					{alertKindNames[kind]}
				</h2>
				<time dateTime={began_at} title={wholeTime(began_at)} className="text-sm text-soft">
					{dateAndClock(began_at)}
				</time>
			</div>
			<p className="mt-1 font-medium">{outcomeText(alert)}</p>
			{groups.length === 0 && (
				<p className="mt-2 text-soft">
					{alert.step === null ? t("No one has been alerted yet.") : t("No one could be reached.")}
				</p>
			)}
			{groups.map(({ step, asked }) => (
				<div key={step} className="mt-3">
					<h3 className="text-sm font-semibold text-soft">{alertStepNames[step]}</h3>
					<ul className="mt-1 divide-y divide-line">
						{asked.map((one) => (
							<li
								key={`${one.member.id} ${one.channel}`}
								className="grid grid-cols-[1fr_auto] gap-x-4 py-1.5 sm:grid-cols-[1fr_9rem_12rem]"
							>
								<span className="wrap-anywhere">{one.member.name}</span>
								<span className="max-sm:row-start-2 text-soft">{alertChannelNames[one.channel]}</span>
								<span className="text-right tabular-nums">
									{deliveryText(one, closed_at !== null)}{" "}
									<time dateTime={one.due_at} title={wholeTime(one.due_at)}>
										{clockTime(one.sent_at ?? one.failed_at ?? one.due_at)}
									</time>
								</span>
							</li>
						))}
					</ul>
				</div>
			))}
		</article>
	);
}
