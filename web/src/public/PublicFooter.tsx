import { Link } from "react-router";
import { society } from "../platform/society.ts";

const pages = [
	{ to: "/About", label: "About us" },
	{ to: "/CoreCompetencies", label: "Core competencies" },
	{ to: "/CodeOfEthics", label: "Code of ethics" },
	{ to: "/Privacy", label: "Privacy" },
	{ to: "/Safety", label: "Safety" },
	{ to: "/Terms", label: "Terms" },
] as const;

export function PublicFooter() {
	return (
		<footer className="border-t border-line bg-sunk pt-8 pb-[max(2rem,env(safe-area-inset-bottom))] text-base">
			<div className="mx-auto flex max-w-public flex-col gap-6 px-5 md:flex-row md:justify-between md:px-8">
				<div>
					<p className="font-semibold">{society.name}</p>
					<p className="text-soft">
						{society.region}
						<br />
						<a href={`mailto:${society.contact_email}`} className="underline">
							{society.contact_email}
						</a>
					</p>
				</div>
				<nav aria-label="About us">
					<ul className="grid grid-cols-2 gap-x-8">
						{pages.map(({ to, label }) => (
							<li key={to}>
								<Link to={to} className="inline-flex min-h-11 items-center underline underline-offset-4">
									{label}
								</Link>
							</li>
						))}
					</ul>
				</nav>
				<p className="max-w-sm text-soft">
					Our chat is not for emergencies. In danger: call{" "}
					<a href="tel:911" className="font-semibold whitespace-nowrap text-ink underline">
						9-1-1
					</a>
					. Suicide crisis helpline: call or text{" "}
					<a href="tel:988" className="font-semibold whitespace-nowrap text-ink underline">
						9-8-8
					</a>
					.{" "}
					<Link to="/Crisis" className="font-semibold text-ink underline">
						Crisis and distress centres
					</Link>
				</p>
			</div>
		</footer>
	);
}
