import { Toast as Base } from "@base-ui/react/toast";
import { t } from "@warmline/contract/i18n";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { Button } from "../Button.tsx";

/** Milliseconds a notice stays; not while the pointer or the focus is on it. */
const patience = 8000;
/** The same of one that can be answered: it has to be read, found and pressed. */
const patienceForAct = 20_000;

type ToastData = { readonly picture?: ReactNode };
type ToastWords = {
	readonly words: string;
	readonly picture?: ReactNode;
	/** What can be done about it. */
	readonly act?: { readonly words: string; readonly run: () => void };
	/** Takes the place of the one before it that has the same. */
	readonly id?: string;
};

const manager = Base.createToastManager<ToastData>();

/** Says something in passing: nobody has to answer, and it is nowhere lost when it goes. */
export const showToast = ({ words, picture, act, id }: ToastWords): void => {
	const shown = manager.add({
		...(id === undefined ? {} : { id }),
		title: words,
		data: { picture },
		...(act && {
			timeout: patienceForAct,
			actionProps: {
				children: act.words,
				onClick: () => {
					manager.close(shown);
					act.run();
				},
			},
		}),
	});
};

/** What was said in passing is seen by now. */
export const closeToasts = (): void => manager.close();

/** Where such notices stand: at the top, never over the field in which somebody writes. Not for visitors' pages. */
export function Toasts() {
	return (
		<Base.Provider toastManager={manager} timeout={patience} limit={2}>
			<Base.Portal>
				<Base.Viewport
					aria-label={t("Notifications")}
					className="pointer-events-none fixed top-[max(0.75rem,env(safe-area-inset-top))] right-3 z-50 flex w-[min(24rem,calc(100vw-1.5rem))] flex-col gap-2 outline-none"
				>
					<ToastList />
				</Base.Viewport>
			</Base.Portal>
		</Base.Provider>
	);
}

/** It is no dialog: nothing has to be answered. And what can be pressed can be pressed by everybody. */
const asGroup = { role: "group", "aria-modal": undefined } as const;
const inSight = { "aria-hidden": undefined } as const;

function ToastList() {
	const { toasts } = Base.useToastManager<ToastData>();
	return toasts.map((toast) => (
		<Base.Root
			key={toast.id}
			toast={toast}
			{...asGroup}
			swipeDirection={["up", "right"]}
			className="pointer-events-auto rounded-card border border-line bg-surface shadow-float transition-opacity data-ending-style:opacity-0 data-limited:hidden data-starting-style:opacity-0"
		>
			<Base.Content className="flex items-center gap-3 p-3">
				{toast.data?.picture}
				<div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
					<Base.Title
						render={<p />}
						className="min-w-0 flex-1 basis-32 text-sm leading-snug font-medium wrap-anywhere line-clamp-3"
					/>
					{toast.actionProps && <Base.Action render={<Button variant="quiet">{toast.actionProps.children}</Button>} />}
				</div>
				<Base.Close
					{...inSight}
					aria-label={t("Close")}
					className="-ml-2 grid size-11 shrink-0 place-items-center rounded-control text-soft hover:bg-pine-wash hover:text-pine-strong"
				>
					<X aria-hidden="true" className="size-5" />
				</Base.Close>
			</Base.Content>
		</Base.Root>
	));
}
