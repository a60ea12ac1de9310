import { Button } from "../../ui/Button.tsx";

type AnswerButtonsProps = {
	readonly yes: string;
	readonly no: string;
	/** What was pressed and is on its way; null when nothing is. */
	readonly pending: boolean | null;
	readonly onAnswer: (accept: boolean) => void;
};

/** The two answers to what one was asked. */
export function AnswerButtons({ yes, no, pending, onAnswer }: AnswerButtonsProps) {
	return (
		<div className="flex flex-wrap gap-2">
			<Button busy={pending === true} disabled={pending !== null} onClick={() => onAnswer(true)}>
				{yes}
			</Button>
			<Button variant="quiet" busy={pending === false} disabled={pending !== null} onClick={() => onAnswer(false)}>
				{no}
			</Button>
		</div>
	);
}
