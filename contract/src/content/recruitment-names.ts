import { z } from "zod/mini";
import { entryProblems, line } from "./fields.ts";

const named = <Shape extends Record<string, z.ZodMiniType>>(shape: Shape, most: number) =>
	z.array(z.strictObject({ ...shape, name: line })).check(z.minLength(1), z.maxLength(most));

/**
 * What applicants choose from, and what each is called in a language. Answers are stored by `level`, `country` and
 * `tool`: other names change what is read, and an entry that is taken out is only asked no more.
 */
export const recruitmentNames = z.strictObject({
	/** Levels of a police check that are enough; the first is the one that is asked for. */
	police_check_levels: named({ level: z.int().check(z.minimum(1), z.maximum(9)) }, 9),
	/** Countries from which somebody may apply. */
	countries: named({ country: line }, 50),
	/** Tools that applicants for supervision rate themselves in. */
	supervisor_tools: named({ tool: z.string().check(z.regex(/^[a-z0-9_]{2,40}$/)) }, 20),
});
export type RecruitmentNames = z.infer<typeof recruitmentNames>;

const idsOf = ({ police_check_levels, countries, supervisor_tools }: RecruitmentNames) => ({
	police_check_levels: police_check_levels.map(({ level }) => String(level)),
	countries: countries.map(({ country }) => country),
	supervisor_tools: supervisor_tools.map(({ tool }) => tool),
});

const entriesOf = (ids: readonly string[] | undefined) => (ids ?? []).map((id) => ({ id, rule: id }));

/** The choices are the same in every language, in the same order, and each is there once. */
export const recruitmentNamesLike = (first: RecruitmentNames) =>
	recruitmentNames.check(({ value, issues }) => {
		const expected = new Map(Object.entries(idsOf(first)));
		for (const [list, ids] of Object.entries(idsOf(value)))
			for (const [at, message] of entryProblems(entriesOf(ids), entriesOf(expected.get(list))))
				issues.push({ code: "custom", path: [list, at], message, input: value });
	});
