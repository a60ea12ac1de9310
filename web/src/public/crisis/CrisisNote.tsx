import { t } from "@warmline/contract/i18n";
import { Trans } from "../../ui/text/Trans.tsx";
import { crisisParts } from "./crisis-parts.tsx";

const parts = crisisParts("font-bold underline");

export function CrisisNote() {
	return (
		<aside
			aria-label={t("In a crisis")}
			className="border-b border-line bg-ember-wash px-5 py-2.5 text-base text-ember-ink"
		>
			<p className="mx-auto max-w-public text-center">
				<Trans
					text="This is not a crisis service. In immediate danger? Call <danger>9-1-1</danger>. Thinking about suicide? Call or text <suicide>9-8-8</suicide>, any time. <more>More help</more>"
					parts={parts}
				/>
			</p>
		</aside>
	);
}
