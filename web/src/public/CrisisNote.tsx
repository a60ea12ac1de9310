import { say } from "@warmline/contract/say";
import { Link } from "wouter";
import { Say } from "../ui/Say.tsx";

const line = (address: string) => (words: string) => (
	<a href={address} className="font-bold whitespace-nowrap underline">
		{words}
	</a>
);

const parts = {
	danger: line("tel:911"),
	suicide: line("tel:988"),
	more: (words: string) => (
		<Link to="/Crisis" className="font-bold underline">
			{words}
		</Link>
	),
};

export function CrisisNote() {
	return (
		<aside
			aria-label={say("In a crisis")}
			className="border-b border-line bg-ember-wash px-5 py-2.5 text-base text-ember-ink"
		>
			<p className="mx-auto max-w-public text-center">
				<Say
					text="This is not a crisis service. In danger now? Call <danger>9-1-1</danger>. Thinking about suicide? Call or text <suicide>9-8-8</suicide>, any time. <more>More help</more>"
					parts={parts}
				/>
			</p>
		</aside>
	);
}
