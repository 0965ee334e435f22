/** Which room type each request gets, as a place in the list of types, and what all of them cost. */
export type Assignment = { total: number; types: number[] };

/**
 * The cheapest way to give every request a room: `costs` by request and room type (infinite where a party does not fit), `stock` by room
 * type. Null where there is none. Of several that cost the same, the first room types of the list.
 */
export function assignRooms(costs: readonly (readonly number[])[], stock: readonly number[]): Assignment | null {
	const best = costs.map((own) => cheapestOf(own, stock));
	if (best.includes(-1)) return null;
	const used = new Map<number, number>();
	for (const type of best) used.set(type, (used.get(type) ?? 0) + 1);
	if ([...used].every(([type, rooms]) => rooms <= (stock[type] ?? 0)))
		return { types: best, total: best.reduce((sum, type, request) => sum + costOf(costs, request, type), 0) };
	return tryAll(costs, stock);
}

function cheapestOf(own: readonly number[], stock: readonly number[]): number {
	let best = -1;
	let least = Number.POSITIVE_INFINITY;
	for (let type = 0; type < own.length; type++) {
		const cost = own[type] ?? Number.POSITIVE_INFINITY;
		if (cost < least && (stock[type] ?? 0) > 0) {
			best = type;
			least = cost;
		}
	}
	return best;
}

function costOf(costs: readonly (readonly number[])[], request: number, type: number): number {
	return costs[request]?.[type] ?? Number.POSITIVE_INFINITY;
}

/**
 * As many types as there are requests are enough of each, the cheapest ones: a request with a dearer type could change to one of these that
 * no other request has.
 */
function tryAll(costs: readonly (readonly number[])[], stock: readonly number[]): Assignment | null {
	const ways = costs.map((own, request) =>
		own
			.flatMap((cost, type) => (cost < Number.POSITIVE_INFINITY && (stock[type] ?? 0) > 0 ? [type] : []))
			.sort((a, b) => costOf(costs, request, a) - costOf(costs, request, b) || a - b)
			.slice(0, costs.length),
	);
	const left = [...stock];
	const types: number[] = [];
	let best: Assignment | null = null;
	const choose = (request: number, total: number) => {
		if (best && total >= best.total) return;
		if (request === costs.length) {
			best = { total, types: [...types] };
			return;
		}
		for (const type of ways[request] ?? []) {
			if ((left[type] ?? 0) < 1) continue;
			left[type] = (left[type] ?? 0) - 1;
			types.push(type);
			choose(request + 1, total + costOf(costs, request, type));
			types.pop();
			left[type] = (left[type] ?? 0) + 1;
		}
	};
	choose(0, 0);
	return best;
}
