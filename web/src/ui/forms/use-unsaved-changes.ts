import { useEffect } from "react";

const forms = new Set<symbol>();

export const hasUnsavedChanges = (): boolean => forms.size > 0;

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** For a form whose changes are lost with the page: who goes to another one, or closes the tab, is asked first. */
export const useUnsavedChanges = (unsaved: boolean): void => {
	useEffect(() => {
		if (!unsaved) return;
		const form = Symbol();
		forms.add(form);
		window.addEventListener("beforeunload", ask);
		return () => {
			forms.delete(form);
			if (forms.size === 0) window.removeEventListener("beforeunload", ask);
		};
	}, [unsaved]);
};
