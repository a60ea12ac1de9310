import { lazy, Suspense, useEffect } from "react";
import { beThereToAsk, confirming } from "../../platform/http/confirm-yourself.ts";
import { useStore } from "../../platform/storage/store.ts";

/** Seldom needed. */
const ConfirmDialog = lazy(async () => ({
	default: (await import("./ConfirmYourselfDialog.tsx")).ConfirmYourselfDialog,
}));

/** Asks for the password where a call is refused without it; the call goes on then, and what was typed for it stays. */
export function ConfirmYourself() {
	const { asked } = useStore(confirming);
	useEffect(beThereToAsk, []);
	return <Suspense>{asked && <ConfirmDialog />}</Suspense>;
}
