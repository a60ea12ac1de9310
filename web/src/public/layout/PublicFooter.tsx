import { t } from "@warmline/contract/i18n";
import { Link } from "wouter";
import { society } from "../../platform/society.ts";
import { Trans } from "../../ui/text/Trans.tsx";
import { crisisParts } from "../crisis/crisis-parts.tsx";
import { textPages } from "../text-pages.ts";

const parts = crisisParts("font-semibold text-ink underline");

export function PublicFooter() {
	return (
		<footer className="border-t border-line bg-sunk pt-8 pb-[max(2rem,env(safe-area-inset-bottom))] text-base">
			<div className="mx-auto flex max-w-public flex-col gap-6 px-5 md:flex-row md:flex-wrap md:justify-between md:px-8">
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
				<nav aria-label={t("About us")}>
					<ul className="grid grid-cols-2 gap-x-8 md:grid-cols-[auto_auto]">
						{textPages.map(
							({ path, inFooter }) =>
								inFooter && (
									<li key={path}>
										<Link to={path} className="inline-flex min-h-11 items-center underline underline-offset-4">
											{inFooter}
										</Link>
									</li>
								),
						)}
					</ul>
				</nav>
				<p className="max-w-sm text-soft">
					<Trans
						text="Our chat is not for emergencies. In danger? Call <danger>9-1-1</danger>. Suicide crisis helpline: call or text <suicide>9-8-8</suicide>. <more>Crisis and distress centres</more>"
						parts={parts}
					/>
				</p>
			</div>
		</footer>
	);
}
