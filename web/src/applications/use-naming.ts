import { useState } from "react";
import type { NewReferee } from "./record-api.ts";

const nobody: NewReferee = { name: "", email: "" };

/**
 * Who is being named. It is held above the two places for referees: the place in which somebody is named next is
 * another one when a referee is taken back or answers meanwhile, and the words must go along.
 */
export const useNaming = () => {
	const [open, setOpen] = useState(false);
	const [written, write] = useState(nobody);
	return {
		open,
		written,
		write,
		begin: () => setOpen(true),
		/** What was typed stays. */
		close: () => setOpen(false),
		named: () => {
			setOpen(false);
			write(nobody);
		},
	};
};
export type Naming = ReturnType<typeof useNaming>;
