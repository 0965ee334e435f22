import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { PAYMENT_METHODS } from '#db/schema/enums';
import { useRoot } from '~/components/root/use-root';
import { HELD_PARAM } from '~/domain/booking/booking-steps';
import type { BookingRequestView } from '~/domain/booking/booking-view';
import { readBookingRequest } from '~/domain/booking/read-booking-request';
import { countedGuests } from '~/domain/booking/validate-booking';
import type { PlainDate } from '~/domain/date/plain-date';
import type { PaymentMethod } from '~/domain/property/sales-terms';

const PAUSE_MS = 250;
const NO_FIGURES = { quotes: {}, tax: null, isPriceMissing: false, isSold: false };
const STAY = ['checkIn', 'checkOut', 'serviceLevel'] as const;
const ASKED = [...STAY, 'adults', 'children', 'childrenAges'] as const;

/**
 * The stay and the payment method while the form is being filled in: input shows at once, the figures when the server has returned them
 * (from the same URL). `answered` is the latest server response.
 */
export function useLiveBooking(
	path: string,
	loaded: BookingRequestView,
	answered: BookingRequestView | null | undefined,
	method: PaymentMethod | null,
	/** Public id of a hold for the guest. */
	held: string | null,
) {
	const { today } = useRoot();
	const fetcher = useFetcher<{ stayRequest: BookingRequestView }>();
	const [stayRequest, setStayRequest] = useState(answered ?? loaded);
	const [chosen, setChosen] = useState(method);
	const pause = useRef<ReturnType<typeof setTimeout>>();
	useEffect(() => {
		if (answered) setStayRequest(answered);
	}, [answered]);
	useEffect(() => setChosen(method), [method]);
	useEffect(() => {
		const found = fetcher.data?.stayRequest;
		if (found) setStayRequest((shown) => (said(shown) === said(found) ? found : shown));
	}, [fetcher.data]);
	useEffect(() => () => clearTimeout(pause.current), []);

	function look(form: HTMLFormElement) {
		const fields = new FormData(form);
		const picked = PAYMENT_METHODS.find((each) => each === fields.get('paymentMethod'));
		if (picked) setChosen(picked);
		const read = (name: string) => fields.getAll(name).filter((text) => typeof text === 'string');
		const { period, hasPet: _, ...rest } = readBookingRequest(read, today as PlainDate);
		const asked = {
			...rest,
			checkIn: period?.checkIn ?? null,
			checkOut: period?.checkOut ?? null,
			pax: countedGuests(rest),
		};
		const isSame = said(stayRequest, STAY) === said(asked, STAY);
		setStayRequest((shown) => ({ ...(isSame ? shown : NO_FIGURES), ...asked }));
		// Of the figures, guests change the tourist tax alone.
		if (said(stayRequest) === said(asked)) return;
		clearTimeout(pause.current);
		if (!period) return;
		const query = new URLSearchParams(ASKED.flatMap((name) => read(name).map((text) => [name, text])));
		if (held) query.set(HELD_PARAM, held);
		pause.current = setTimeout(() => fetcher.load(`${path}?${query}`), PAUSE_MS);
	}
	return { stayRequest, method: chosen, look };
}

type Asked = Omit<BookingRequestView, keyof typeof NO_FIGURES>;

function said(request: Asked, names: readonly (typeof ASKED)[number][] = ASKED): string {
	return names.map((name) => request[name]).join();
}
