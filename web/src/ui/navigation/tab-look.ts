/** One look for links that lead to parts of one page. */
export const tabLook =
	"inline-flex min-h-11 items-center border-b-3 border-transparent px-2 sm:px-3 font-semibold text-soft hover:text-pine-strong aria-[current=page]:border-pine aria-[current=page]:text-pine-strong";
