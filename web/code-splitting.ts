import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { Rolldown } from "vite";

const routes = fileURLToPath(new URL("src/app/routes.tsx", import.meta.url));
const entry = fileURLToPath(new URL("src/main.tsx", import.meta.url));

// What a visitor loads in any case comes in few files: many small ones compress badly and ask often.
const forVisitors =
	/vite\/preload-helper|\/contract\/src\/(calls|frames|i18n|ids|text|accounts\/email|chats\/(calls|intake|message)|shifts\/parts)\.ts$|\/web\/src\/(platform\/(?:\w+\/)?(address|api|csrf|describe-error|failure|language-address|language-name|new-client-id|session|society|time)|ui\/(?:\w+\/)?(Banner|Button|Checkbox|Empty|Failed|Field|Loading|Page|QuickExit|Select|TextArea|TextInput|Trans|VisuallyHidden|arrival|button-look|class-names|field-wiring|lazy-with-fallback|leave-fast|page-title|use-opener)|chats\/(?:visitor\/waiting-text|intake\/chat-window|availability\/(?:closing|known-opening-status|may-open-soon|recheck-delay|use-opening-status)))\.tsx?$/;
const forChats =
	/\/web\/src\/(platform\/(?:realtime\/channel[\w-]*|storage\/store)|chats\/(?:ChatNotice|first-listener)|ui\/conversation\/[\w-]+)\.tsx?$/;

/** The pages that `app/routes.tsx` opens for somebody without an account. */
const publicPage =
	/\/web\/src\/(public|accounts)\/|\/(FormPages|NotEligiblePage|ReminderPage|IntakePage|VisitorChatPage)\.tsx$/;

/** What fewer parts of the member area use stays with them. The frame around its pages uses most of the rest anyway. */
const shared = 4;

/** Which public pages load a module, by its id: each page, and each part of one that is sent for later. */
const publicPagesOf = (context: Rolldown.ChunkingContext): ReadonlyMap<string, readonly string[]> => {
	const pages = new Map<string, readonly string[]>();
	const parts = new Set<string>();
	const load = (id: string, page: string, loaded: Set<string>) => {
		if (loaded.has(id)) return;
		loaded.add(id);
		pages.set(id, [...(pages.get(id) ?? []), page]);
		const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {};
		for (const one of importedIds) load(one, page, loaded);
		for (const one of dynamicallyImportedIds) if (id !== routes || publicPage.test(one)) parts.add(one);
	};
	const always = new Set<string>();
	load(entry, entry, always);
	for (const part of parts) load(part, part, new Set(always));
	return pages;
};

/** Content pages keep files of their own: each is read alone. */
const isContent = (id: string) => id.includes("/content/");

/** Which files a browser gets. Left to itself the bundler makes one for each set of pages, most of them below 1 kB. */
export const codeSplitting = (): Rolldown.CodeSplittingOptions => {
	let known: ReadonlyMap<string, readonly string[]> | undefined;
	const pagesOf = (id: string, context: Rolldown.ChunkingContext) => {
		known ??= publicPagesOf(context);
		return known.get(id) ?? [];
	};
	return {
		// What a group's modules import comes with them, so no two files import each other. What all need goes first.
		groups: [
			{
				name: "libraries",
				test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|wouter|regexparam|zod)\//,
				priority: 5,
			},
			{ name: "visitor", test: forVisitors, priority: 4 },
			{ name: "conversation", test: forChats, priority: 3 },
			{
				name: (id, context) => (pagesOf(id, context).includes(entry) && !isContent(id) ? "always" : null),
				debugName: "every page",
				priority: 2,
			},
			{
				// None loads what only others need.
				name: (id, context) => {
					const pages = pagesOf(id, context);
					return pages.length > 1 && !isContent(id) ? pages.map((page) => basename(page)).join("+") : null;
				},
				debugName: "public pages",
				priority: 1,
			},
			{
				name: (id, context) => (pagesOf(id, context).length > 0 ? null : "members"),
				debugName: "member area",
				minShareCount: shared,
			},
		],
	};
};
