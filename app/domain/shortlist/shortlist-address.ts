import type { ShortlistQuestion } from './parse-shortlist';
import { COMPARED_LIMIT } from './property-code';

/** The address of a shortlist with everything that `parseShortlist` reads; the page itself, or one below it. */
export function shortlistAddress(
	question: { codes: readonly string[] } & Partial<Omit<ShortlistQuestion, 'codes'>>,
	path: '/shortlist' | '/shortlist/enquire' = '/shortlist',
): string {
	const { codes, compared = [], period, adults, children, hotels = [], rooms } = question;
	const isChosen = compared.length > 0 && compared.join() !== codes.slice(0, COMPARED_LIMIT).join();
	const query = [
		['houses', codes.join('.')],
		['compare', isChosen ? compared.filter((code) => codes.includes(code)).join('.') : ''],
		['checkIn', period?.checkIn],
		['checkOut', period?.checkOut],
		['adults', adults],
		['children', children],
		['hotels', path === '/shortlist' ? hotels.join('.') : ''],
		['rooms', path === '/shortlist' && hotels.length > 0 ? rooms : ''],
	].flatMap(([name, value]) => (value ? `${name}=${value}` : []));
	return query.length > 0 ? `${path}?${query.join('&')}` : path;
}
