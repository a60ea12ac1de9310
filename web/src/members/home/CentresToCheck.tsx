import { t, tn } from "@warmline/contract/i18n";
import { Link } from "wouter";
import { centres, inWords } from "../../platform/crisis-lines.ts";
import { useSession } from "../../platform/session.ts";
import { now } from "../../platform/time/time.ts";
import { Trans } from "../../ui/text/Trans.tsx";
import { centresToCheck, checkedEvery, sourceText } from "./centres-to-check.ts";

const look = "font-semibold text-pine underline";

/** For directors: a wrong crisis number hurts somebody, so each is looked at again and again. */
export function CentresToCheck() {
	const due = centresToCheck(centres, now());
	const session = useSession();
	if (due.length === 0 || !session) return null;
	return (
		<section
			aria-labelledby="centres-to-check"
			className="rounded-card border border-line bg-surface p-5 shadow-card md:p-6"
		>
			<h2 id="centres-to-check" className="text-xl">
				{t("Crisis centres to check")}
			</h2>
			<p className="mt-2">
				{tn(
					due.length,
					{
						one: "1 centre on the crisis page has not been checked in the last {days} days.",
						other: "{count} of {all} centres on the crisis page have not been checked in the last {days} days.",
					},
					{ all: centres.length, days: checkedEvery },
				)}{" "}
				{t("A wrong number can hurt someone who needs help now.")}
			</p>
			<p className="mt-2">
				<Trans
					text="Please compare the <page>crisis page</page> with each centre’s website, or call the centre. Then update the number, or only the date, under <lines>Crisis lines</lines>."
					parts={{
						page: (words) => (
							<Link to="/Crisis" className={look}>
								{words}
							</Link>
						),
						lines: (words) => (
							<Link to={`/${session.user_id}/content/crisis-lines`} className={look}>
								{words}
							</Link>
						),
					}}
				/>
			</p>
			<details className="mt-3">
				<summary className="min-h-11 cursor-pointer py-2 font-semibold text-pine">{t("Which centres")}</summary>
				<ul className="mt-1 list-disc space-y-1.5 pl-6 marker:text-ember">
					{due.map(({ name, source_date }) => (
						<li key={name} className="pl-1">
							{inWords(name)} <span className="text-soft">({sourceText(source_date)})</span>
						</li>
					))}
				</ul>
			</details>
		</section>
	);
}
