import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "wouter";

type DisclosureProps = {
	readonly label: ReactNode;
	readonly className?: string;
	/** Of what is pressed. */
	readonly look: string;
	readonly children: ReactNode;
};

/**
 * Shows links that have no room: it opens without a script too. There are no menu roles, so that Tab works as anywhere
 * on the page. Whoever goes on, by a link, by Tab, by a press elsewhere or by Escape, leaves it closed.
 */
export function Disclosure({ label, className, look, children }: DisclosureProps) {
	const [pathname] = useLocation();
	const box = useRef<HTMLDetailsElement>(null);

	useEffect(
		// On leaving a page, and not on coming: it may have been opened before the script was there.
		() => () => {
			if (pathname && box.current) box.current.open = false;
		},
		[pathname],
	);

	useEffect(() => {
		const stop = new AbortController();
		const { signal } = stop;
		const close = () => {
			if (box.current) box.current.open = false;
		};
		const movedElsewhere = ({ target }: Event) => {
			if (target instanceof Node && !box.current?.contains(target)) close();
		};
		const escaped = ({ key }: KeyboardEvent) => {
			if (key !== "Escape" || !box.current?.open) return;
			close();
			box.current.querySelector("summary")?.focus();
		};
		document.addEventListener("pointerdown", movedElsewhere, { signal });
		document.addEventListener("focusin", movedElsewhere, { signal });
		document.addEventListener("keydown", escaped, { signal });
		return () => stop.abort();
	}, []);

	return (
		<details ref={box} className={className}>
			<summary className={`list-none [&::-webkit-details-marker]:hidden ${look}`}>{label}</summary>
			{children}
		</details>
	);
}
