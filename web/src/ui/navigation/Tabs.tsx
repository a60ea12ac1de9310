import { Link } from "wouter";
import { classNames } from "../class-names.ts";
import { tabLook } from "./tab-look.ts";

type Tab = { readonly to: string; readonly label: string; readonly here: boolean };

type TabsProps = { readonly name: string; readonly tabs: readonly Tab[] };

/** More than these do not fit beside each other on a phone. */
const mostInRow = 4;

/**
 * Links that lead to parts of one page. Many stand on a phone in even columns, each with a connection of its own, so
 * that none
 * is left over below the line of the others.
 */
export function Tabs({ name, tabs }: TabsProps) {
	const many = tabs.length > mostInRow;
	return (
		<nav aria-label={name} className={many ? "border-line sm:border-b" : "border-b border-line"}>
			<ul
				className={classNames(
					"-mb-px flex flex-wrap",
					many && "max-sm:mb-0 max-sm:grid max-sm:grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] max-sm:gap-x-1",
				)}
			>
				{tabs.map(({ to, label, here }) => (
					<li key={to} className={many ? "max-sm:grid" : undefined}>
						<Link
							to={to}
							aria-current={here ? "page" : undefined}
							className={classNames(
								tabLook,
								many &&
									"max-sm:justify-center max-sm:border-line max-sm:px-0.5 max-sm:text-center max-sm:text-sm max-sm:leading-tight sm:max-lg:px-2",
							)}
						>
							{label}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
