import { t, tn } from "@warmline/contract/i18n";
import { useEffect, useRef } from "react";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Checkbox } from "../../ui/forms/Checkbox.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { BlockedText } from "../availability/BlockedText.tsx";
import { CrisisLine } from "../CrisisLine.tsx";
import type { Intake } from "./use-intake.ts";
import { useLeaveMessage } from "./use-leave-message.ts";

type LeaveMessageFormProps = {
	readonly intake: Pick<Intake, "draft" | "set" | "clear">;
	/** Under the field, where something stands in it already. */
	readonly hint?: string | undefined;
	/** How long chats are kept; null until they are erased, undefined while nobody has said it. */
	readonly keepDays: number | null | undefined;
	readonly className?: string;
};

/** What was answered goes as chats do. */
const howLongLeft = (days: number | null): string =>
	days === null
		? t("We keep your message until it is erased.")
		: tn(days, {
				one: "We keep your message until we’ve replied, and erase it 1 day later.",
				other: "We keep your message until we’ve replied, and erase it {count} days later.",
			});

/** A way to be written to when nobody can come. */
export function LeaveMessageForm({ intake, hint, keepDays, className }: LeaveMessageFormProps) {
	const leaving = useLeaveMessage(intake);
	const thanks = useRef<HTMLDivElement>(null);

	// The form is gone, and with it what had focus.
	const hasThanks = leaving.thanks !== null;
	useEffect(() => {
		if (hasThanks && document.activeElement === document.body) thanks.current?.focus();
	}, [hasThanks]);

	if (leaving.thanks !== null) {
		return (
			<Banner ref={thanks} tone="success" className={className ?? ""}>
				{leaving.thanks}
			</Banner>
		);
	}
	return (
		<form ref={leaving.form} noValidate onSubmit={leaving.submit} className={`flex flex-col gap-5 ${className ?? ""}`}>
			<div>
				<h2 className="text-2xl">{t("Leave a message")}</h2>
				<p className="mt-1 text-base text-soft">{t("A volunteer will read it and reply by email.")}</p>
			</div>
			<Field label={t("Your message")} error={leaving.errors.message} {...(hint ? { hint } : {})}>
				<TextArea rows={5} required autoComplete="off" {...leaving.register("message")} />
			</Field>
			<Field label={t("Email")} hint={t("Please use an address that only you can read.")} error={leaving.errors.email}>
				<TextInput type="email" required autoComplete="email" {...leaving.register("email")} />
			</Field>
			<Checkbox
				{...leaving.registerCheckbox("accept_terms")}
				error={leaving.errors.accept_terms}
				label={t(
					"I accept the terms. I understand that this is not a crisis service, and that my message is stored until it has been answered.",
				)}
			/>
			<p className="-mt-3 text-base text-soft">{howLongLeft(keepDays ?? null)}</p>
			{leaving.failure && <Banner tone="failure">{leaving.failure}</Banner>}
			{leaving.blockedUntil !== null && (
				<Banner tone="warning">
					<BlockedText until={leaving.blockedUntil} />
					<p className="mt-2">{t("What you typed is still here.")}</p>
					<CrisisLine className="mt-2" />
				</Banner>
			)}
			<div>
				<Button type="submit" busy={leaving.busy} busyText={t("Sending...")} className="w-full sm:w-auto">
					{t("Send message")}
				</Button>
			</div>
		</form>
	);
}
