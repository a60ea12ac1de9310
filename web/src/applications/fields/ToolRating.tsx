import {
	mostOtherTools,
	type RatedTool,
	ratedTool,
	ratings,
	selfRatings,
} from "@warmline/contract/applications/supervisor-application";
import { t } from "@warmline/contract/i18n";
import { supervisorTools } from "../../platform/recruitment.ts";
import { Field } from "../../ui/forms/Field.tsx";
import { Select } from "../../ui/forms/Select.tsx";
import { ratingLabels } from "../questions.ts";
import { ChosenAnswer } from "./ChosenAnswer.tsx";
import type { AnswerForm } from "./form.ts";

type ToolRatingProps = { readonly form: AnswerForm; readonly tool: string; readonly name: string };

const otherTools = ({ values }: AnswerForm): readonly RatedTool[] => {
	const given = values.other_tools;
	return Array.isArray(given) ? given.flatMap((one) => ratedTool.safeParse(one).data ?? []) : [];
};

/** Ratings of tools that are not asked about any more stay while there is room for them. */
const withinLimit = (rated: readonly RatedTool[]): readonly RatedTool[] =>
	rated.length <= mostOtherTools ? rated : rated.filter(({ tool }) => supervisorTools.some((one) => one.tool === tool));

/** How well somebody knows a tool: in a field of its own where the contract has one, and in `other_tools` elsewhere. */
export function ToolRating({ form, tool, name }: ToolRatingProps) {
	const field = selfRatings.find((one) => one === `${tool}_knowledge`);
	if (field) return <ChosenAnswer form={form} name={field} label={name} choices={ratingLabels} optional />;
	const given = otherTools(form);
	const rate = (chosen: string) => {
		const others = given.filter((one) => one.tool !== tool);
		const rating = ratings.find((one) => one === chosen);
		form.set("other_tools", rating ? withinLimit([...others, { tool, name, rating }]) : others);
	};
	return (
		<Field label={name} optional>
			<Select
				value={given.find((one) => one.tool === tool)?.rating ?? ""}
				onChange={({ target }) => rate(target.value)}
			>
				<option value="">{t("Please choose")}</option>
				{ratings.map((rating) => (
					<option key={rating} value={rating}>
						{ratingLabels[rating]}
					</option>
				))}
			</Select>
		</Field>
	);
}
