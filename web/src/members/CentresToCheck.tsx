import { centres } from "../platform/crisis-lines.ts";
import { now } from "../platform/time.ts";
import { centresToCheck, checkedEvery } from "./centres-to-check.ts";

/** For directors: a wrong crisis number hurts somebody, so each is looked at again and again. */
export function CentresToCheck() {
	const due = centresToCheck(centres, now());
	if (due.length === 0) return null;
	return (
		<section
			aria-labelledby="centres-to-check"
			className="rounded-card border border-line bg-surface p-5 shadow-card md:p-6"
		>
			<h2 id="centres-to-check" className="text-xl">
				Crisis centres to check
			</h2>
			<p className="mt-2">
				{due.length === 1 ? "1 entry" : `${due.length} of ${centres.length} entries`} of the crisis page{" "}
				{due.length === 1 ? "has" : "have"} no source of the last {checkedEvery} days. Please call or look, and write
				the new source and its date into <code className="text-[0.95em]">content/crisis-centres.json</code>.
			</p>
			<details className="mt-3">
				<summary className="min-h-11 cursor-pointer py-2 font-semibold text-pine">Which ones</summary>
				<ul className="mt-1 list-disc space-y-1.5 pl-6 marker:text-ember">
					{due.map(({ name, source_date }) => (
						<li key={name} className="pl-1">
							{name} <span className="text-soft">({source_date ?? "no date"})</span>
						</li>
					))}
				</ul>
			</details>
		</section>
	);
}
