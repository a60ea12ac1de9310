import { useEffect } from "react";

const withoutCount = (title: string) => title.replace(/^\(\d+\) /, "");

/** Puts how many want somebody before the title of whatever page is shown. */
export const useTitleCount = (count: number): void => {
	useEffect(() => {
		const show = () => {
			const title = count > 0 ? `(${count}) ${withoutCount(document.title)}` : withoutCount(document.title);
			if (document.title !== title) document.title = title;
		};
		show();
		const watch = new MutationObserver(show);
		watch.observe(document.head, { childList: true, subtree: true, characterData: true });
		return () => {
			watch.disconnect();
			document.title = withoutCount(document.title);
		};
	}, [count]);
};
