import { useEffect, useState } from 'react';
import type { HotelWhyNot } from '~/domain/offer/near-stays.server';
import { writeParties } from '~/domain/offer/requested-parties';
import { callSite } from '~/platform/call-site';
import type { HotelListView } from './list-view';

/** The answers so far by hotel; null: it did not come. A hotel without an entry has not been asked about yet. */
export type WhyNotAnswers = ReadonlyMap<string, HotelWhyNot | null>;

const NOTHING: WhyNotAnswers = new Map();
/** More the route does not take at once. */
const MOST_ASKED = 24;

/** Why the hotels of the lower list have nothing, and what comes nearest (OFFER-30); asked for once they are shown. */
export function useWhyNot({ query, parties, payment, hasPeriod, unavailable }: HotelListView): WhyNotAnswers {
	const stay = new URLSearchParams({
		checkInDate: query.checkInDate,
		checkOutDate: query.checkOutDate,
		rooms: writeParties(parties),
		paymentProfile: payment.profile,
	}).toString();
	const [found, setFound] = useState({ stay, answers: NOTHING });
	const answers = found.stay === stay ? found.answers : NOTHING;
	const missing = unavailable.filter(({ id }) => !answers.has(id)).slice(0, MOST_ASKED);
	const ids = hasPeriod ? missing.map(({ id }) => id).join(' ') : '';
	useEffect(() => {
		if (ids === '') return;
		const stop = new AbortController();
		const asked = new URLSearchParams(stay);
		for (const id of ids.split(' ')) asked.append('hotel', id);
		callSite(`/hotels/why-not?${asked}`, { signal: stop.signal })
			.then(async (answer) => (answer.ok ? ((await answer.json()) as HotelWhyNot[]) : []))
			// The list works without it.
			.catch(() => [])
			.then((told) => {
				if (stop.signal.aborted) return;
				const known = new Map(told.map((each) => [each.hotelId, each]));
				setFound((before) => ({
					stay,
					answers: new Map([
						...(before.stay === stay ? before.answers : NOTHING),
						...ids.split(' ').map((id) => [id, known.get(id) ?? null] as const),
					]),
				}));
			});
		return () => stop.abort();
	}, [stay, ids]);
	return answers;
}
