import { t } from "@warmline/contract/i18n";
import { fileSize } from "../../platform/http/file-size.ts";

type QuotaProps = { readonly used: number; readonly quota: number };

/** How much of one's room is taken. */
export function Quota({ used, quota }: QuotaProps) {
	const part = Math.min(100, (used / quota) * 100);
	return (
		<div>
			<p id="quota" className="text-soft tabular-nums">
				{t("{used} of {quota} used", { used: fileSize(used), quota: fileSize(quota) })}
			</p>
			<div
				role="progressbar"
				aria-labelledby="quota"
				aria-valuenow={Math.round(part)}
				className="mt-1.5 h-2.5 overflow-hidden rounded-full border border-edge bg-sunk"
			>
				<div
					className={`h-full forced-colors:bg-[Highlight] ${part > 90 ? "bg-bad" : "bg-pine"}`}
					style={{ width: `${part}%` }}
				/>
			</div>
		</div>
	);
}
