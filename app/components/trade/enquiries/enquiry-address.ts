import type { EnquiryFilter } from '~/domain/enquiry/desk/list-enquiries.server';

const BASE = '/partner/enquiries';

/** Query of a list: its state, whose, its words. */
function queryOf({ state, isMine, words }: EnquiryFilter, more: Record<string, string>): string {
	const query = new URLSearchParams({
		...(state === 'new' ? {} : { state }),
		...(isMine ? { whose: 'mine' } : {}),
		...(words ? { words } : {}),
		...more,
	});
	return query.size > 0 ? `?${query}` : '';
}

/** Address of a list, with the enquiry that stays open beside it. */
export function enquiriesAddress(
	filter: EnquiryFilter,
	openId: string | undefined,
	more: Record<string, string> = {},
): string {
	return `${BASE}${openId ? `/${openId}` : ''}${queryOf(filter, more)}`;
}

/** Address of an enquiry in its list. */
export function enquiryAddress(id: string, filter: EnquiryFilter): string {
	return `${BASE}/${id}${queryOf(filter, filter.after ? { after: filter.after } : {})}`;
}
