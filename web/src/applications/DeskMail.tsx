import { useMutation, useQueryClient } from "@tanstack/react-query";
import { sayCount } from "@warmline/contract/say";
import { useEffect, useRef, useState } from "react";
import { Banner } from "../ui/Banner.tsx";
import { DeskMailDialog } from "./DeskMailDialog.tsx";
import { boardKey, mailToStage, type StageMail } from "./desk-api.ts";
import type { DeskStage } from "./desk-stages.ts";

type DeskMailProps = {
	/** The stage whose button was pressed; null while no mail is written. */
	readonly opened: DeskStage | null;
	/** What the board is narrowed to. */
	readonly kind: string;
	readonly onClose: () => void;
};

const nothing = { subject: "", text: "" };

/** A mail to everybody in a stage. What was written stays until it is sent, also when the dialog is closed. */
export function DeskMail({ opened, kind, onClose }: DeskMailProps) {
	const queries = useQueryClient();
	const [written, setWritten] = useState(nothing);
	const { mutate, reset, data, error, isPending } = useMutation({
		mutationFn: (mail: StageMail) => mailToStage(mail),
		onSuccess: () => {
			setWritten(nothing);
			void queries.invalidateQueries({ queryKey: boardKey });
		},
	});
	const banner = useRef<HTMLDivElement>(null);
	// The dialog gives the focus back to the button first, which may be far away from these words.
	useEffect(() => {
		if (data === undefined || opened !== null) return;
		const frame = requestAnimationFrame(() => banner.current?.focus());
		return () => cancelAnimationFrame(frame);
	}, [data, opened]);
	const close = () => {
		if (error) reset();
		onClose();
	};
	return (
		<>
			{data !== undefined && (
				<Banner ref={banner} tone="success" className="mt-6">
					{sayCount(data, { one: "1 mail is on its way.", other: "{count} mails are on their way." })}
				</Banner>
			)}
			{opened !== null && (
				<DeskMailDialog
					key={opened}
					first={{ stage: opened, kind }}
					written={written}
					onWrite={setWritten}
					busy={isPending}
					error={error}
					onChange={reset}
					onSend={(mail) => mutate(mail, { onSuccess: onClose })}
					onClose={close}
				/>
			)}
		</>
	);
}
