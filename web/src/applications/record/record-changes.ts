import type { ApplicationAct } from "@warmline/contract/applications/acts";
import type { ApplicationEvent } from "@warmline/contract/applications/calls";
import type { RecordStep, VolunteerRecord } from "@warmline/contract/applications/record";
import { t } from "@warmline/contract/i18n";

/** Whose record it is. */
export type RecordPerson = {
	readonly id: string;
	readonly name: string;
	readonly email: string;
	/** Referees are named, and an interview is proposed, only while the application is with the directors. */
	readonly open: boolean;
};

type Steps = Pick<VolunteerRecord, "steps">;

/** Steps that were not done before, and are now. */
export const newlyDone = (before: Steps | undefined, after: Steps): readonly RecordStep[] => {
	const known = new Set(before?.steps.filter(({ done }) => done).map(({ step }) => step));
	return after.steps.filter(({ step, done }) => done && !known.has(step)).map(({ step }) => step);
};

/** A mail goes out when a step became done while the application is with the directors, and for nothing else. */
export const savedText = (news: readonly RecordStep[], { name, open }: Pick<RecordPerson, "name" | "open">): string =>
	open && news.length > 0 ? t("Saved. {name} will get an email.", { name }) : t("Saved.");

/** What has just happened, as the history will tell it when the application is fetched again, which is a look. */
export const happenedNow = (
	act: ApplicationAct,
	by: string,
	steps: readonly RecordStep[],
	text: string | null,
	at: string,
): ApplicationEvent => ({ id: `${at} ${act}`, at, act, by, text, steps: [...steps] });
