import { t, tn } from "@warmline/contract/i18n";

type ProgressProps = { readonly page: number; readonly minutes: readonly number[] };

/** How far one is, and about how long the rest takes. */
export function Progress({ page, minutes }: ProgressProps) {
	const all = minutes.reduce((sum, one) => sum + one, 0);
	const left = minutes.slice(page - 1).reduce((sum, one) => sum + one, 0);
	const here = t("Page {page} of {pages}", { page, pages: minutes.length });
	return (
		<div>
			<p className="flex flex-wrap justify-between gap-x-4 text-[0.95em]">
				<span className="font-semibold text-ink">{here}</span>
				<span>{tn(left, { one: "About 1 minute left", other: "About {count} minutes left" })}</span>
			</p>
			<div aria-hidden="true" className="mt-2 h-2 overflow-hidden rounded-full bg-sunk">
				<div className="h-full rounded-full bg-pine" style={{ width: `${Math.max(2, (1 - left / all) * 100)}%` }} />
			</div>
		</div>
	);
}
