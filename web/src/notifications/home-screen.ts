import { base } from "../platform/routing/language-address.ts";

const links = [
	{ rel: "manifest", href: `${base}/app.webmanifest` },
	{ rel: "apple-touch-icon", href: "/icon-180.png" },
] as const;

/** Says what stands on a home screen; the member area only, which is where notices come from. */
export const offerHomeScreen = (): (() => void) => {
	const added = links.map(({ rel, href }) => {
		const link = document.createElement("link");
		Object.assign(link, { rel, href });
		document.head.append(link);
		return link;
	});
	return () => {
		for (const link of added) link.remove();
	};
};
