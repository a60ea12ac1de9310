import { ages, genders, interests } from "@warmline/contract/chats/intake";
import { t } from "@warmline/contract/i18n";
import { Field } from "../../ui/forms/Field.tsx";
import { Select } from "../../ui/forms/Select.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import type { IntakeDraft } from "../visitor/chat-in-tab.ts";
import type { IntakeErrors } from "./use-intake.ts";

type IntakeFieldsProps = {
	readonly draft: IntakeDraft;
	readonly errors: IntakeErrors;
	/** The page was rendered ahead, and a browser that goes back to it would fill in what this tab has forgotten. */
	readonly early: boolean;
	readonly set: <K extends keyof IntakeDraft>(name: K, value: IntakeDraft[K]) => void;
};

type Choice = { readonly name: "age" | "gender" | "interest" | "scale"; readonly label: string };

const labels: Readonly<Record<string, string>> = {
	male: t("Male"),
	female: t("Female"),
	other: t("Other"),
	chat_now: t("I’d like to chat now"),
	learn_more: t("I’d like to learn more"),
	"1": t("1: a little"),
	"10": t("10: very heavy"),
};

const scale = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"];

const choices: readonly (Choice & { readonly values: readonly string[] })[] = [
	{ name: "age", label: t("Age"), values: ages },
	{ name: "gender", label: t("Gender"), values: genders },
	{ name: "interest", label: t("What brings you here?"), values: interests },
	{ name: "scale", label: t("How heavy does it feel right now?"), values: scale },
];

export function IntakeFields({ draft, errors, early, set }: IntakeFieldsProps) {
	return (
		<>
			<Field label={t("What would you like to talk about?")} error={errors.message}>
				<TextArea
					name="message"
					rows={4}
					required
					autoComplete="off"
					value={draft.message}
					onChange={(event) => set("message", event.target.value)}
				/>
			</Field>
			<div className="grid gap-5 sm:grid-cols-2">
				{choices.map(({ name, label, values }) => (
					<Field key={name} label={label} optional error={errors[name]}>
						<Select name={name} value={draft[name]} onChange={(event) => set(name, event.target.value)}>
							<option value="">{t("Prefer not to say")}</option>
							{values.map((value) => (
								<option key={value} value={value}>
									{labels[value] ?? value}
								</option>
							))}
						</Select>
					</Field>
				))}
			</div>
			<Field label={t("Email")} optional error={errors.email}>
				<TextInput
					type="email"
					name="email"
					autoComplete={early ? "off" : "email"}
					value={draft.email}
					onChange={(event) => set("email", event.target.value)}
				/>
			</Field>
		</>
	);
}
