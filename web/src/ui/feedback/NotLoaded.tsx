import { t } from "@warmline/contract/i18n";
import { useEffect, useRef } from "react";
import { showToast } from "../overlay/Toasts.tsx";

/** Stands in for something that was asked for and whose file could not be had: says so, and makes way. */
export function NotLoaded({ onDone }: { readonly onDone: () => void }) {
	const latest = useRef(onDone);
	latest.current = onDone;
	useEffect(() => {
		showToast({ id: "not loaded", words: t("Something on this page went wrong. Reloading usually helps.") });
		latest.current();
	}, []);
	return null;
}
