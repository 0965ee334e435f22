import { useNavigate, useParams } from '@remix-run/react';
import { ENQUIRY_STATES } from '#db/schema/enums';
import type { EnquiryFilter } from '~/domain/enquiry/desk/list-enquiries.server';
import { useShortcuts } from '../shortcuts';
import { enquiriesAddress } from './enquiry-address';
import { ENQUIRY_SEARCH } from './enquiry-list';

/** J and K go to the next and the previous enquiry of the list, 1 to 5 to the states, F to the search. */
export function useListKeys(filter: EnquiryFilter): void {
	const navigate = useNavigate();
	const { enquiryId } = useParams();
	const step = (by: number) => () => {
		const rows = [...document.querySelectorAll<HTMLAnchorElement>('a[data-enquiry]')];
		const at = rows.findIndex(({ dataset }) => dataset.enquiry === enquiryId);
		const next = rows[at < 0 ? 0 : at + by];
		next?.scrollIntoView({ block: 'nearest' });
		next?.click();
	};
	useShortcuts({
		j: step(1),
		k: step(-1),
		f: () => document.getElementById(ENQUIRY_SEARCH)?.focus(),
		...Object.fromEntries(
			ENQUIRY_STATES.map((state, at) => [
				String(at + 1),
				() => navigate(enquiriesAddress({ ...filter, state }, undefined)),
			]),
		),
	});
}
