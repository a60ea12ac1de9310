import { useEffect, useId, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { society } from "../platform/society.ts";
import { buttonLook } from "../ui/button-look.ts";
import { Mark } from "../ui/Mark.tsx";
import { QuickExit } from "../ui/QuickExit.tsx";
import { PublicLinks } from "./PublicLinks.tsx";

type PublicHeaderProps = { readonly quickExit: boolean };

/** Stays on top, so that the way out is always in reach; it has its own room and covers nothing. */
export function PublicHeader({ quickExit }: PublicHeaderProps) {
	const [open, setOpen] = useState(false);
	const { pathname } = useLocation();
	const panelId = useId();
	const button = useRef<HTMLButtonElement>(null);

	useEffect(() => {
		if (pathname) setOpen(false);
	}, [pathname]);

	return (
		<header className="sticky top-0 z-30 border-b border-line bg-ground">
			<div className="mx-auto flex min-h-16 max-w-public items-center gap-3 px-5 py-2 text-base md:px-8">
				<Link to="/" className="mr-auto flex min-h-11 items-center gap-2.5 rounded-control font-bold">
					<Mark />
					<span className={quickExit ? "max-[26rem]:sr-only" : undefined}>{society.short_name}</span>
				</Link>
				<nav aria-label="Main" className="max-lg:hidden">
					<PublicLinks />
				</nav>
				{quickExit && <QuickExit className="max-md:text-sm" />}
				<button
					ref={button}
					type="button"
					aria-expanded={open}
					aria-controls={panelId}
					onClick={() => setOpen(!open)}
					className={buttonLook("quiet", "lg:hidden")}
				>
					Menu
				</button>
			</div>
			<nav
				id={panelId}
				aria-label="Menu"
				hidden={!open}
				onKeyDown={(event) => {
					if (event.key !== "Escape") return;
					setOpen(false);
					button.current?.focus();
				}}
				className="max-h-[calc(100dvh-4rem)] overflow-y-auto border-t border-line bg-surface px-5 py-3 lg:hidden"
			>
				<PublicLinks stacked />
			</nav>
		</header>
	);
}
