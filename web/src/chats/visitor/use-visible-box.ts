import { type RefObject, useLayoutEffect } from "react";

/**
 * Fits a whole-page element to what is visible. Where the browser itself shrinks the page for the keyboard this
 * changes nothing; on iOS the page stays tall and is pushed up, and the input would lie under the keyboard.
 */
export const useVisibleBox = (box: RefObject<HTMLElement | null>): void => {
	useLayoutEffect(() => {
		const viewport = window.visualViewport;
		if (!viewport) return;
		const fit = () => {
			const element = box.current;
			// A page that is zoomed in is being read closely; moving it would fight the fingers.
			if (!element || viewport.scale > 1.01) return;
			element.style.height = `${viewport.height}px`;
			element.style.transform = viewport.offsetTop > 0 ? `translateY(${viewport.offsetTop}px)` : "";
		};
		fit();
		viewport.addEventListener("resize", fit);
		viewport.addEventListener("scroll", fit);
		return () => {
			viewport.removeEventListener("resize", fit);
			viewport.removeEventListener("scroll", fit);
		};
	}, [box]);
};
