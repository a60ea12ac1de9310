import { type RefObject, useEffect, useRef, useState } from "react";

type FirstInvalid<E> = {
	readonly form: RefObject<E | null>;
	/** What was filled in has just been checked. */
	readonly checked: () => void;
};

/** After a check that failed the first field that is to blame takes focus, and is read out with what is wrong. */
export const useFirstInvalid = <E extends HTMLElement>(busy: boolean): FirstInvalid<E> => {
	const form = useRef<E>(null);
	const [checks, setChecks] = useState(0);
	useEffect(() => {
		if (checks > 0 && !busy) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
	}, [checks, busy]);
	return { form, checked: () => setChecks((before) => before + 1) };
};
