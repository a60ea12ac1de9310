import { t } from "@warmline/contract/i18n";
import { Button } from "../Button.tsx";

type FailedProps = {
	readonly message: string;
	readonly onRetry?: () => void;
	readonly busy?: boolean;
	readonly className?: string;
};

export function Failed({ message, onRetry, busy = false, className }: FailedProps) {
	return (
		<div role="alert" className={className ?? "py-8 text-center"}>
			<p className="font-medium text-bad">{message}</p>
			{onRetry && (
				<Button variant="secondary" className="mt-3" onClick={onRetry} busy={busy}>
					{t("Try again")}
				</Button>
			)}
		</div>
	);
}
