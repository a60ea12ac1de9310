/**
 * At the top, beside the navigation or on a phone below it: never over the field in which somebody writes, and under
 * dialogs. On a wide screen at the right, where it covers no heading, but for the workspace, which has its buttons there.
 */
export const toastPlace =
	"pointer-events-none fixed inset-x-3 top-[max(0.75rem,env(safe-area-inset-top))] z-30 flex flex-col items-center gap-2 in-[body:not(:has([data-workspace]))]:lg:items-end max-md:mt-13 md:left-25 wide:left-55 print:hidden";

export const toastLook =
	"pointer-events-auto max-w-[min(36rem,100%)] rounded-card border border-line bg-surface shadow-float";
