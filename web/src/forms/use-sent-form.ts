import { useState } from "react";
import type * as z from "zod/mini";
import { checkBy, useForm } from "../ui/forms/use-form.ts";

type SentForm<Written extends object, Checked> = {
	readonly schema: z.ZodMiniType<Checked>;
	/** The order in which the rules are shown: one at a time, the first that fails. */
	readonly order: readonly (keyof Written & string)[];
	/** A field that nobody fills in: what is wrong with it is said above the form. */
	readonly unseen?: keyof Written & string;
	readonly values: Written;
	readonly send: (form: Checked) => Promise<unknown>;
	/** What is said when it could not be sent and the server gave no reason. */
	readonly notSent: string;
};

/** A form of the public site: checked, sent once, and then thanked for. */
export const useSentForm = <Written extends object, Checked extends { readonly email: string }>({
	schema,
	order,
	unseen,
	values,
	send,
	notSent,
}: SentForm<Written, Checked>) => {
	const [sentBy, setSentBy] = useState<string | null>(null);
	const { errors, failure, ...form } = useForm({
		values,
		check: (written) => checkBy(schema, written),
		send: async (checked) => {
			await send(checked);
			setSentBy(checked.email);
		},
		fields: order,
		fallback: notSent,
		onTyping: "keep",
	});
	const first = order.find((name) => errors[name]);
	const ofUnseen = unseen === undefined || first !== undefined ? undefined : errors[unseen];
	return {
		...form,
		errorOf: (name: keyof Written & string) => (name === first ? errors[name] : undefined),
		/** What is wrong with the form as a whole, and where it is said. */
		general: failure ?? ofUnseen,
		/** The email of who sent it, once it is sent. */
		sentBy,
	};
};
