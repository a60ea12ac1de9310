import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, Suspense, useRef, useState } from "react";
import { FeedExtrasContext, type MenuTarget } from "../feed/extras.ts";
import type { Reported } from "../moderation/ReportDialog.tsx";
import { type SafetyAct, SafetyItems } from "../moderation/SafetyItems.tsx";
import { SuspendedNote } from "../moderation/SuspendedNote.tsx";
import { profileKeys } from "../platform/http/query-keys.ts";
import { useOwnSuspension } from "../profiles/use-own-suspension.ts";
import { useSilence } from "../profiles/use-silence.ts";
import { lazyWithFallback } from "../ui/feedback/lazy-with-fallback.ts";
import { NotLoaded } from "../ui/feedback/NotLoaded.tsx";

/** Seldom needed: they come when somebody asks for them. */
const ReportDialog = lazyWithFallback(
	async () => (await import("../moderation/ReportDialog.tsx")).ReportDialog,
	({ onClose }) => <NotLoaded onDone={onClose} />,
);
const SilenceAct = lazyWithFallback(async () => (await import("../moderation/SilenceAct.tsx")).SilenceAct, NotLoaded);

/** `nth` tells it from every other, also from one about the same member. */
type Asked = { readonly nth: number; readonly act: SafetyAct; readonly target: MenuTarget };

/** Around the pages: what one can do about what others write, and what is said to who may not write for now. */
export function Safety({ children }: { readonly children: ReactNode }) {
	/** More than one on a slow line: the next act does not wait for the one before it. */
	const [asked, setAsked] = useState<readonly Asked[]>([]);
	const last = useRef(0);
	const [extras] = useState(() => ({
		Writing,
		menuItems: (target: MenuTarget) => (
			<SafetyItems
				name={target.author.name}
				onChoose={(act) => {
					last.current++;
					const one = { nth: last.current, act, target };
					setAsked((before) => [...before, one]);
				}}
			/>
		),
	}));
	const close = (done: Asked) => setAsked((before) => before.filter(({ nth }) => nth !== done.nth));
	return (
		<FeedExtrasContext value={extras}>
			{children}
			{asked.map((one) => (
				<Suspense key={one.nth}>
					<Act asked={one} onDone={() => close(one)} />
				</Suspense>
			))}
		</FeedExtrasContext>
	);
}

function Act({ asked: { act, target }, onDone }: { readonly asked: Asked; readonly onDone: () => void }) {
	if (act === "report") return <SilencingReport about={target} onClose={onDone} />;
	return <Silencer kind={act} author={target.author} onDone={onDone} />;
}

function Writing({ children }: { readonly children: ReactNode }) {
	const until = useOwnSuspension();
	return until === null ? children : <SuspendedNote until={until} />;
}

type SilencerProps = {
	readonly kind: Exclude<SafetyAct, "report">;
	readonly author: MenuTarget["author"];
	readonly onDone: () => void;
};

function Silencer({ kind, author, onDone }: SilencerProps) {
	const { mutateAsync } = useSilence(author.id);
	return <SilenceAct kind={kind} name={author.name} silence={mutateAsync} onDone={onDone} />;
}

type SilencingReportProps = { readonly about: Reported; readonly onClose: () => void };

function SilencingReport({ about, onClose }: SilencingReportProps) {
	const silencing = useSilence(about.author.id);
	return <ReportDialog about={about} open silencing={silencing} onClose={onClose} />;
}

type MemberReportProps = {
	readonly member: { readonly id: string; readonly name: string };
	readonly open: boolean;
	readonly onClose: () => void;
};

/** In the menu of a profile. */
export function MemberReport({ open, ...props }: MemberReportProps) {
	return (
		open && (
			<Suspense>
				<OpenMemberReport {...props} />
			</Suspense>
		)
	);
}

function OpenMemberReport({ member, onClose }: Omit<MemberReportProps, "open">) {
	const queries = useQueryClient();
	const silencing = useSilence(member.id, { overProfile: true });
	const close = () => {
		onClose();
		// The profile of who was blocked is not there any more.
		if (silencing.isSuccess && silencing.variables === "block") {
			void queries.resetQueries({ queryKey: profileKeys.one(member.id) });
		}
	};
	return (
		<ReportDialog
			about={{ kind: "member", id: member.id, author: member }}
			open
			silencing={silencing}
			onClose={close}
		/>
	);
}
