import { Link } from "wouter";
import { Trans } from "../../ui/text/Trans.tsx";

/** Who is there for everybody, at each hour. */
export function OtherServices() {
	return (
		<Trans
			text="These services are open now: <centres>crisis and distress centres</centres>."
			parts={{
				centres: (words) => (
					<Link to="/Crisis" className="font-semibold text-pine underline">
						{words}
					</Link>
				),
			}}
		/>
	);
}
