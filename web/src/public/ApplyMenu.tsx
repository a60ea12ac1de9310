import { useEffect, useId, useRef, useState } from "react";
import { NavLink, useLocation } from "react-router";
import { applyLinks } from "./apply-links.ts";

/** A button that shows three links: no menu roles, so that Tab works as anywhere on the page. */
export function ApplyMenu() {
	const [open, setOpen] = useState(false);
	const { pathname } = useLocation();
	const listId = useId();
	const box = useRef<HTMLDivElement>(null);
	const button = useRef<HTMLButtonElement>(null);

	useEffect(() => {
		if (pathname) setOpen(false);
	}, [pathname]);

	useEffect(() => {
		if (!open) return;
		const movedElsewhere = (event: Event) => {
			if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
		};
		const escaped = (event: KeyboardEvent) => {
			if (event.key !== "Escape") return;
			setOpen(false);
			button.current?.focus();
		};
		document.addEventListener("pointerdown", movedElsewhere);
		document.addEventListener("focusin", movedElsewhere);
		document.addEventListener("keydown", escaped);
		return () => {
			document.removeEventListener("pointerdown", movedElsewhere);
			document.removeEventListener("focusin", movedElsewhere);
			document.removeEventListener("keydown", escaped);
		};
	}, [open]);

	return (
		<div ref={box} className="relative">
			<button
				ref={button}
				type="button"
				aria-expanded={open}
				aria-controls={listId}
				onClick={() => setOpen(!open)}
				className="flex min-h-11 items-center gap-1.5 rounded-control px-3 font-semibold hover:bg-pine-wash"
			>
				Apply
				<svg aria-hidden="true" viewBox="0 0 12 8" className={open ? "w-2.5 rotate-180" : "w-2.5"} fill="none">
					<path d="M1 1.5l5 5 5-5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
				</svg>
			</button>
			<ul
				id={listId}
				hidden={!open}
				className="absolute top-full left-0 mt-1 min-w-44 rounded-card border border-line bg-surface p-1.5 shadow-float"
			>
				{applyLinks.map((link) => (
					<li key={link.to}>
						<NavLink
							to={link.to}
							onClick={() => setOpen(false)}
							className="flex min-h-11 items-center rounded-control px-3 font-semibold hover:bg-pine-wash aria-[current=page]:text-pine"
						>
							{link.label}
						</NavLink>
					</li>
				))}
			</ul>
		</div>
	);
}
