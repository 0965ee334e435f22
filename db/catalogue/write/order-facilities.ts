/**
 * The whole vocabulary in its new order. As long as the folder's order agrees with the present one nothing moves and new ones go
 * to the end; otherwise the folder's facilities come first, in its order.
 */
export function orderFacilities(present: readonly string[], named: readonly string[]): string[] {
	const isNamed = new Set(named);
	const isPresent = new Set(present);
	const old = present.filter((key) => isNamed.has(key));
	const cached = named.filter((key) => isPresent.has(key));
	return old.every((key, index) => key === cached[index])
		? [...present, ...named.filter((key) => !isPresent.has(key))]
		: [...named, ...present.filter((key) => !isNamed.has(key))];
}
