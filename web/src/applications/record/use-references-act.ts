import { useState } from "react";
import { type RecordWork, useRecordAct } from "./use-record-act.ts";

type Then = { readonly onSuccess?: () => void; readonly onSettled?: () => void };

/** What is done to the referees, and of whom it is told: by email, or null where somebody can be named. */
export const useReferencesAct = (userId: string) => {
	const acting = useRecordAct(userId);
	const [of, tellAt] = useState<string | null>(null);
	return {
		acting,
		of,
		/** It is told of somebody else than it was done to: of who was named, or in the place of who is gone. */
		tellAt,
		mutate: (whom: string | null, work: RecordWork, then: Then = {}) => {
			tellAt(whom);
			acting.mutate(work, then);
		},
	};
};
export type ReferencesActing = ReturnType<typeof useReferencesAct>;
