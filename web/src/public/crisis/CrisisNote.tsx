import { say } from "@warmline/contract/say";
import { Say } from "../../ui/text/Say.tsx";
import { crisisParts } from "./crisis-parts.tsx";

const parts = crisisParts("font-bold underline");

export function CrisisNote() {
	return (
		<aside
			aria-label={say("In a crisis")}
			className="border-b border-line bg-ember-wash px-5 py-2.5 text-base text-ember-ink"
		>
			<p className="mx-auto max-w-public text-center">
				<Say
					text="This is not a crisis service. In immediate danger? Call <danger>9-1-1</danger>. Thinking about suicide? Call or text <suicide>9-8-8</suicide>, any time. <more>More help</more>"
					parts={parts}
				/>
			</p>
		</aside>
	);
}
