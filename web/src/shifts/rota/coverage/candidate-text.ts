import { locale, t } from "@warmline/contract/i18n";
import type { Candidate } from "@warmline/contract/shifts/cover-calls";
import { askAgainMinutes } from "@warmline/contract/shifts/parts";
import { relativeTime } from "../../../platform/time/relative-time.ts";
import { clockTime } from "../../../platform/time/time.ts";
import { durationText } from "../../duration-text.ts";

const list = new Intl.ListFormat(locale, { type: "unit", style: "long" });

/** `4 hours short this month, free before and after, asked 2 hours ago` */
export const candidateText = ({ minutes_behind, rested, asked_at }: Candidate, at: number): string =>
	list.format([
		minutes_behind > 0
			? t("{time} behind this month", { time: durationText(minutes_behind) })
			: t("on track this month"),
		rested ? t("rested") : t("another shift just before or after"),
		...(asked_at === null ? [] : [askedText(asked_at, at)]),
	]);

const askedText = (askedAt: string, at: number): string =>
	isAskedNow({ asked_at: askedAt }, at)
		? t("asked {when}, can be asked again from {time}", {
				when: relativeTime(askedAt),
				time: clockTime(new Date(againFrom(askedAt)).toISOString()),
			})
		: t("asked {when}", { when: relativeTime(askedAt) });

const againFrom = (askedAt: string): number => Date.parse(askedAt) + askAgainMinutes * 60_000;

/** Who was asked has to have time to answer. */
export const isAskedNow = ({ asked_at }: Pick<Candidate, "asked_at">, at: number): boolean =>
	asked_at !== null && at < againFrom(asked_at);

/** Who is asked when nobody is chosen. */
export const isAskedWithAll = ({ rested, asked_at }: Candidate): boolean => rested && asked_at === null;
