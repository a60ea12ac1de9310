import { type ComponentType, lazy } from "react";

/** Every page is a file of its own for the browser too: nobody loads what they do not look at. */
export const lazyPage = <N extends string>(load: () => Promise<Record<N, ComponentType>>, name: N) =>
	lazy<ComponentType>(async () => ({ default: (await load())[name] }));
