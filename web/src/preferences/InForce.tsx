import { useQuery } from "@tanstack/react-query";
import { type Language, languages } from "@warmline/contract/content/words";
import { language } from "@warmline/contract/i18n";
import { Fragment, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from "react";
import { beforeLoggingOut } from "../platform/log-out.ts";
import { useAddress } from "../platform/routing/address.ts";
import { base, inOtherLanguage } from "../platform/routing/language-address.ts";
import { useSession } from "../platform/session.ts";
import { showTheme } from "../platform/theme.ts";
import { ownZone, setZone } from "../platform/time/time.ts";
import { Loading } from "../ui/feedback/Loading.tsx";
import { preferencesQuery } from "./api.ts";
import { forgetKept, readKept, writeKept } from "./kept-preferences.ts";

beforeLoggingOut(() => forgetKept(sessionStorage));

/**
 * Keeps what the member prefers in force while they are in the member area: the theme, the zone of all times, and the
 * language. Public pages are as the device wants them, because others use it too.
 */
export function InForce({ children }: { readonly children: ReactNode }) {
	const userId = useSession()?.user_id ?? "";
	const { pathname, search, hash } = useAddress();
	const { data } = useQuery(preferencesQuery);
	const [kept] = useState(() => readKept(sessionStorage, userId));
	const usedPage = useUsedPage();
	const { theme, time_zone } = data ?? kept ?? { theme: "system", time_zone: null };

	// Before anything below is drawn: times are written while drawing.
	setZone(time_zone);
	const zone = ownZone();
	const [drawnIn, setDrawnIn] = useState(zone);
	const settled = useRef(kept !== null);

	useLayoutEffect(() => {
		showTheme(theme);
		return () => showTheme("system");
	}, [theme]);

	useEffect(() => () => setZone(null), []);

	useEffect(() => {
		if (!data || userId === "") return;
		writeKept(sessionStorage, userId, data);
		if (settled.current) return;
		// The first answer in a tab comes after the page was drawn, so it is drawn again; where it came so late that somebody
		// has begun to use that page, the next one is. Later the zone changes on the page of the preferences only, which must
		// not lose its place.
		if (usedPage.current === pathname) return;
		settled.current = true;
		setDrawnIn(zone);
		if (wantsToMove(data.language))
			window.location.replace(inOtherLanguage(pathname.slice(base.length), search, data.language) + hash);
	}, [data, userId, zone, usedPage, pathname, search, hash]);

	return (
		<Fragment key={drawnIn}>
			{/* A page that is still on its way must not hold up the theme. */}
			<Suspense fallback={<Loading />}>{children}</Suspense>
		</Fragment>
	);
}

const signsOfUse = ["pointerdown", "keydown", "wheel"] as const;

/** The page on which somebody has last pressed, typed or turned anything. */
const useUsedPage = () => {
	const page = useRef<string | null>(null);
	useEffect(() => {
		const stop = new AbortController();
		const use = () => {
			page.current = window.location.pathname;
		};
		const options = { signal: stop.signal, capture: true, passive: true };
		for (const sign of signsOfUse) window.addEventListener(sign, use, options);
		return () => stop.abort();
	}, []);
	return page;
};

/** Who never chose has the first language, so that one is no reason to leave the pages somebody has opened. */
const wantsToMove = (preferred: Language): boolean => preferred !== languages[0] && preferred !== language;
