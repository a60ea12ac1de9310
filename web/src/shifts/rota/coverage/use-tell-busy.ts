import { useEffect } from "react";

/** Tells the dialog while something is being done, and that it is not any more when what did it is gone. */
export const useTellBusy = (busy: boolean, onBusy: (busy: boolean) => void): void =>
	useEffect(() => {
		onBusy(busy);
		return () => onBusy(false);
	}, [busy, onBusy]);
