import { society } from "../platform/society.ts";
import { LinkButton } from "../ui/LinkButton.tsx";
import { QuickExit } from "../ui/QuickExit.tsx";
import { CrisisLine } from "./CrisisLine.tsx";

const place = (ahead: number): string => {
	if (ahead <= 0) return "You are next.";
	return ahead === 1 ? "There is 1 person before you." : `There are ${ahead} people before you.`;
};

/** While nobody has come yet: where one stands, and that one is expected. */
export function WaitingNotice({ ahead }: { readonly ahead: number | null }) {
	return (
		<section aria-label="Waiting" className="mt-2 rounded-card bg-pine-wash px-4 py-3 text-pine-strong">
			<p role="status" className="font-semibold">
				{ahead === null ? "Your message has arrived." : place(ahead)}
			</p>
			<p className="mt-1">
				Thank you for reaching out. A trained volunteer will be with you as soon as one is free. You can keep writing
				meanwhile: they will read all of it.
			</p>
		</section>
	);
}

export function EndedNotice() {
	return (
		<section aria-label="Chat ended" role="status" className="border-t border-line bg-surface px-4 py-4 text-center">
			<h2 className="text-lg">This chat has ended</h2>
			<p className="mt-1 text-soft">Thank you for talking with us. You are welcome back at any time.</p>
			<div className="mt-3 flex flex-wrap justify-center gap-2">
				<LinkButton to="/chat-form">Start a new chat</LinkButton>
				{window.opener && (
					<button
						type="button"
						className="min-h-11 rounded-control px-4 font-semibold text-pine underline"
						onClick={() => window.close()}
					>
						Close this window
					</button>
				)}
			</div>
		</section>
	);
}

/** A chat that does not exist and one that is somebody else's look the same. */
export function NotYourChat() {
	return (
		<main className="mx-auto flex min-h-dvh max-w-prose flex-col justify-center gap-4 px-5 py-10">
			<QuickExit className="mb-auto self-end" />
			<h1 className="text-2xl">This chat cannot be opened here</h1>
			<p className="text-soft">
				A chat opens only in the browser in which it was started, and only for a while. If you would like to talk, you
				can start a new one with {society.name}.
			</p>
			<div className="flex flex-wrap gap-3">
				<LinkButton to="/chat-form">Start a new chat</LinkButton>
				<LinkButton to="/" variant="secondary">
					Home page
				</LinkButton>
			</div>
			<CrisisLine className="mb-auto" />
		</main>
	);
}
