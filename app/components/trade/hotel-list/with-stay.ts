/** What a hotel's page takes over of a search. */
const STAY_NAMES = ['checkInDate', 'checkOutDate', 'rooms', 'paymentProfile'] as const;

/**
 * The address of a hotel with the dates and rooms of a search, given as its query; as it is where that has no period to come.
 * @param today dates before it are over
 */
export function withStay(path: string, search: string, today: string): string {
	const query = new URLSearchParams(search);
	const [checkIn, checkOut] = [query.get('checkInDate') ?? '', query.get('checkOutDate') ?? ''];
	if (checkIn < today || checkOut <= checkIn) return path;
	const stay = new URLSearchParams({ tab: 'rooms' });
	for (const name of STAY_NAMES) {
		const value = query.get(name);
		if (value) stay.set(name, value);
	}
	return `${path}?${stay}`;
}
