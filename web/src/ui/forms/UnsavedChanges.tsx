import { t } from "@warmline/contract/i18n";
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { AddressContext, backGuard, type Step, useAddress } from "../../platform/routing/address.ts";
import { useSession } from "../../platform/session.ts";
import { ConfirmDialog } from "../overlay/ConfirmDialog.tsx";
import { hasUnsavedChanges } from "./use-unsaved-changes.ts";

/** Around the pages with forms that call `useUnsavedChanges`. */
export function UnsavedChanges({ children }: { readonly children: ReactNode }) {
	const address = useAddress();
	const { pathname, search, hash, state } = address;
	const [leave, setLeave] = useState<{ readonly run: () => void } | null>(null);
	const leaving = useRef(false);
	// Whose session has ended must not be held back from the log-in.
	const loggedIn = useSession() !== null;

	const goOn = address.go;
	const go = useCallback(
		(to: string, step?: Step) => {
			const isElsewhere = new URL(to, window.location.href).pathname !== window.location.pathname;
			if (loggedIn && isElsewhere && hasUnsavedChanges()) setLeave({ run: () => goOn(to, step) });
			else goOn(to, step);
		},
		[goOn, loggedIn],
	);

	useLayoutEffect(() => {
		backGuard.stays = () => {
			const wasAsked = leaving.current;
			leaving.current = false;
			if (wasAsked || !loggedIn || window.location.pathname === pathname || !hasUnsavedChanges()) return false;
			// The browser has gone there already, be it back or forward: one step more leads here again.
			window.history.pushState(state, "", `${pathname}${search}${hash}`);
			setLeave({
				run: () => {
					leaving.current = true;
					window.history.back();
				},
			});
			return true;
		};
		return () => {
			backGuard.stays = null;
		};
	}, [pathname, search, hash, state, loggedIn]);

	const guarded = useMemo(() => ({ ...address, go }), [address, go]);
	return (
		<AddressContext value={guarded}>
			{children}
			<ConfirmDialog
				open={leave !== null}
				title={t("Leave without saving?")}
				confirm={t("Leave without saving")}
				cancel={t("Stay")}
				danger
				onCancel={() => setLeave(null)}
				onConfirm={() => {
					setLeave(null);
					leave?.run();
				}}
			>
				{t("You have unsaved changes on this page.")}
			</ConfirmDialog>
		</AddressContext>
	);
}
