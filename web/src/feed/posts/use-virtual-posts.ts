import {
	defaultRangeExtractor,
	type Range,
	useVirtualizer,
	type VirtualItem,
	type Virtualizer,
} from "@tanstack/react-virtual";
import type { Post } from "@warmline/contract/feed/post";
import {
	type FocusEvent,
	type RefObject,
	type SyntheticEvent,
	useCallback,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from "react";
import { beforeLoggingOut } from "../../platform/log-out.ts";
import { useAddress } from "../../platform/routing/address.ts";
import { scroller } from "./use-more-posts.ts";

/** Pixels a post has before it is measured, and between two of them. */
const guess = 260;
const gap = 16;

type Place = { readonly offset: number; readonly sizes: VirtualItem[] };

/** How far down a list was when one left it, for who comes back by the browser's way. */
const places = new Map<string, Place>();

beforeLoggingOut(() => places.clear());

/**
 * Whether the list scrolls along when a post above turns out higher or lower than it was taken for: as the library does
 * it, but at the end of the list. There the browser cuts the scrolling off, and the library would make up for it when
 * the next page comes, seconds later on a bad connection: under the finger of who presses on a post.
 */
const scrollsAlong = (post: VirtualItem, delta: number, list: Virtualizer<HTMLElement, Element>): boolean => {
	if (delta > list.getDistanceFromEnd()) return false;
	const top = list.scrollOffset ?? 0;
	if (!list.itemSizeCache.has(post.key)) return post.start < top;
	return post.end <= top && list.scrollDirection !== "backward";
};

/** Pixels between the top of what scrolls and the list: what stands above may grow. */
const useMargin = (list: RefObject<HTMLElement | null>): number => {
	const [margin, setMargin] = useState(0);
	useLayoutEffect(() => {
		const outer = scroller();
		if (!outer) return;
		const measure = () => {
			if (!list.current) return;
			const top = list.current.getBoundingClientRect().top - outer.getBoundingClientRect().top + outer.scrollTop;
			setMargin(Math.round(top));
		};
		measure();
		const watch = new ResizeObserver(measure);
		for (const inside of outer.children) watch.observe(inside);
		return () => watch.disconnect();
	}, [list]);
	return margin;
};

/** The posts that stay drawn out of sight: one with the focus, and one whose video plays. */
const useHeld = (posts: readonly Post[]) => {
	const [focused, setFocused] = useState<string | null>(null);
	const [playing, setPlaying] = useState<string | null>(null);
	const postOf = ({ target }: SyntheticEvent): string | null => {
		const article = target instanceof Element ? target.closest<HTMLElement>("article") : null;
		return posts[Number(article?.dataset.index)]?.id ?? null;
	};
	const rangeExtractor = useCallback(
		(range: Range) => {
			const held = [focused, playing].map((id) => (id === null ? -1 : posts.findIndex((post) => post.id === id)));
			const inSight = defaultRangeExtractor(range);
			return [...new Set([...inSight, ...held.filter((at) => at >= 0)])].sort((a, b) => a - b);
		},
		[focused, playing, posts],
	);
	const holds = {
		// What a post opens over the page is not within it.
		onFocus: (event: FocusEvent) => setFocused((id) => postOf(event) ?? id),
		onBlur: ({ relatedTarget }: FocusEvent) => relatedTarget !== null && setFocused(null),
		onPlay: (event: SyntheticEvent) => setPlaying(postOf(event)),
		onPause: (event: SyntheticEvent) => setPlaying((id) => (id === postOf(event) ? null : id)),
	};
	return { rangeExtractor, holds };
};

/** Of a list however long, the posts that are in sight. */
export const useVirtualPosts = (name: string, posts: readonly Post[]) => {
	const list = useRef<HTMLDivElement>(null);
	const { action } = useAddress();
	const [kept] = useState(() => (action === "pop" ? places.get(name) : undefined));
	const margin = useMargin(list);
	const { rangeExtractor, holds } = useHeld(posts);
	const virtual = useVirtualizer({
		count: posts.length,
		getScrollElement: scroller,
		estimateSize: () => guess,
		getItemKey: (at) => posts[at]?.id ?? at,
		overscan: 4,
		rangeExtractor,
		gap,
		scrollMargin: margin,
		scrollPaddingStart: gap,
		...(kept ? { initialOffset: kept.offset, initialMeasurementsCache: kept.sizes } : {}),
	});

	virtual.shouldAdjustScrollPositionOnItemSizeChange = scrollsAlong;

	useLayoutEffect(() => {
		if (kept) scroller()?.scrollTo(0, kept.offset);
	}, [kept]);

	const latest = useRef(virtual);
	latest.current = virtual;
	useEffect(
		() => () => {
			const { scrollOffset, measurementsCache } = latest.current;
			places.set(name, { offset: scrollOffset ?? 0, sizes: measurementsCache });
		},
		[name],
	);

	return { list, virtual, margin, holds };
};
