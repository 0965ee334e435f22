import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { PAYMENT_METHODS } from '#db/schema/enums';
import { useRoot } from '~/components/root/use-root';
import type { PlainDate } from '~/domain/date/plain-date';
import { readStayRequest } from '~/domain/enquiry/read-stay-request';
import { readParty } from '~/domain/lead/lead-party';
import { parseNumber } from '~/domain/money/parse-number';
import type { PaymentMethod } from '~/domain/property/sales-terms';
import { PREVIEW_NAME } from '~/domain/trade/lead-form';
import type { LeadPreviewView } from './lead-dialog-view';

const PAUSE_MS = 250;

type Live = { preview: LeadPreviewView; method: PaymentMethod | null; markupMinor: number };

/**
 * Stay, payment method and markup while the form is being filled in: input shows at once, the figures when the server has returned them.
 * `answered` is the latest server response.
 */
export function useLeadPreview(
	path: string,
	loaded: LeadPreviewView,
	answered: LeadPreviewView | null | undefined,
	saved: { method: PaymentMethod | null; markup: string },
) {
	const { today } = useRoot();
	const fetcher = useFetcher<{ preview: LeadPreviewView }>();
	const [live, setLive] = useState<Live>({
		preview: answered ?? loaded,
		method: saved.method,
		markupMinor: markupOf(saved.markup),
	});
	const pause = useRef<ReturnType<typeof setTimeout>>();
	useEffect(() => {
		if (answered) setLive((now) => ({ ...now, preview: answered }));
	}, [answered]);
	useEffect(() => setLive((now) => ({ ...now, method: saved.method })), [saved.method]);
	useEffect(() => {
		const found = fetcher.data?.preview;
		if (found)
			setLive((now) =>
				isSame(now.preview, found) && partyKey(now.preview) === partyKey(found) ? { ...now, preview: found } : now,
			);
	}, [fetcher.data]);
	useEffect(() => () => clearTimeout(pause.current), []);

	function look(form: HTMLFormElement) {
		const fields = new FormData(form);
		const read = (name: string) => {
			const text = fields.get(name);
			return typeof text === 'string' ? text : '';
		};
		const method = PAYMENT_METHODS.find((each) => each === read('paymentMethod')) ?? live.method;
		const { period, serviceLevel } = readStayRequest(read, today as PlainDate);
		const typed = {
			checkIn: period?.checkIn ?? null,
			checkOut: period?.checkOut ?? null,
			serviceLevel,
			party: readParty((name) => fields.getAll(name).filter((text) => typeof text === 'string')),
		};
		const markupMinor = form.elements.namedItem('markup') ? markupOf(read('markup')) : live.markupMinor;
		const noFigures = isSame(live.preview, typed)
			? {}
			: { error: null, isHeld: false, quotes: {}, tax: null, alternatives: [] };
		setLive((now) => ({ method, markupMinor, preview: { ...now.preview, ...typed, ...noFigures } }));
		// Of the figures, guests change the tourist tax alone.
		if (isSame(live.preview, typed) && partyKey(live.preview) === partyKey(typed)) return;
		clearTimeout(pause.current);
		if (!period) return;
		const [base = '', known = ''] = path.split('?');
		const query = new URLSearchParams(known);
		for (const name of ['checkIn', 'checkOut', 'serviceLevel', 'adults', 'children'])
			if (read(name)) query.set(name, read(name));
		for (const age of typed.party?.childrenAges ?? []) query.append('childrenAges', String(age));
		query.set(PREVIEW_NAME, '1');
		pause.current = setTimeout(() => fetcher.load(`${base}?${query}`), PAUSE_MS);
	}
	return { ...live, look };
}

type Stay = Pick<LeadPreviewView, 'checkIn' | 'checkOut' | 'serviceLevel'>;

function isSame(a: Stay, b: Stay): boolean {
	return a.checkIn === b.checkIn && a.checkOut === b.checkOut && a.serviceLevel === b.serviceLevel;
}

function partyKey({ party }: Pick<LeadPreviewView, 'party'>): string {
	return [party?.adults, party?.children, ...(party?.childrenAges ?? [])].join();
}

/** The value of the field in minor units; 0 for an empty or invalid one. */
function markupOf(text: string): number {
	return Math.max(0, Math.round((parseNumber(text) ?? 0) * 100));
}
