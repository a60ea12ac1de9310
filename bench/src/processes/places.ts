/** Which cores each part runs on, as taskset takes them. */
export type Places = {
	readonly nodes: readonly string[];
	/** PostgreSQL and Redis. */
	readonly stores: string;
	readonly load: string;
	/** The load has its core for itself: only then messages a second say what the servers can do. */
	readonly isLoadApart: boolean;
};

const range = (from: number, to: number) => (from === to ? String(from) : `${from}-${to}`);

/**
 * Where there are cores enough, each server has one, the load has the last, and the stores have what is left. On two
 * cores one server and its stores share the first; several are spread over both, and the load runs beside them.
 */
export const placesFor = (nodes: number, cores: number): Places => {
	const last = cores - 1;
	const numbers = Array.from({ length: nodes }, (_, n) => n);
	if (cores >= nodes + 2) {
		return { nodes: numbers.map(String), stores: range(nodes, last - 1), load: String(last), isLoadApart: true };
	}
	if (nodes === 1) return { nodes: ["0"], stores: "0", load: "1", isLoadApart: true };
	const all = range(0, last);
	return { nodes: numbers.map((n) => String(n % cores)), stores: all, load: all, isLoadApart: false };
};

export const sayPlaces = ({ nodes, stores, load, isLoadApart }: Places): string =>
	`servers on core ${nodes.join(", ")}; PostgreSQL and Redis on ${stores}; the load on ${load}${isLoadApart ? "" : ", beside them"}`;
