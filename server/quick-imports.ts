// Loaded by --import before the sources of the server, where they run as they are: in tests, and in bin/dev.
import { type RegisterHooksOptions, registerHooks } from "node:module";

/**
 * drizzle-orm names each of its files in its package.json, and Node reads these 180 kB again for every import of it and
 * in it: that is half the time of a start, and 100 MB. So its addresses are looked up once, and inside of it a path is
 * taken as it stands. What is imported is the same. From drizzle-orm 1.0 on, which names two, this file can go.
 */
const heavy = "drizzle-orm";
const inside = `/node_modules/${heavy}/`;

const resolveOnce = (): RegisterHooksOptions["resolve"] => {
	const known = new Map<string, ReturnType<NonNullable<RegisterHooksOptions["resolve"]>>>();
	return (specifier, context, next) => {
		const { parentURL = "", conditions } = context;
		if (!conditions.includes("import")) return next(specifier, context);
		if (specifier === heavy || specifier.startsWith(`${heavy}/`)) {
			const found = known.get(specifier) ?? { ...next(specifier, context), shortCircuit: true };
			known.set(specifier, found);
			return found;
		}
		if (specifier.startsWith(".") && specifier.endsWith(".js") && parentURL.includes(inside))
			return { url: new URL(specifier, parentURL).href, format: "module", shortCircuit: true };
		return next(specifier, context);
	};
};

registerHooks({ resolve: resolveOnce() });
