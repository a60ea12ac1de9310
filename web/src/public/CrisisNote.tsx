import { Link } from "react-router";

export function CrisisNote() {
	return (
		<aside aria-label="In a crisis" className="border-b border-line bg-ember-wash px-5 py-2.5 text-base text-ember-ink">
			<p className="mx-auto max-w-public text-center">
				This is not a crisis service. In danger now? Call{" "}
				<a href="tel:911" className="font-bold whitespace-nowrap underline">
					9-1-1
				</a>
				. Thinking about suicide? Call or text{" "}
				<a href="tel:988" className="font-bold whitespace-nowrap underline">
					9-8-8
				</a>
				, any time.{" "}
				<Link to="/Crisis" className="font-bold underline">
					More help
				</Link>
			</p>
		</aside>
	);
}
