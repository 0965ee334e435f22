import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainSuccess } from '../form/plain-success';
import { fetchPart } from '../ui/fetch-part';
import { type BookingSuccessProps, BookingSuccess as Served } from './booking-success';

// The condition is known at build time: the browser loads this part on demand, together with the form's rules.
const Success = import.meta.env.SSR
	? Served
	: lazy(() =>
			fetchPart(() => import('./booking-success'), ['booked']).then(
				({ BookingSuccess }) => ({ default: BookingSuccess }),
				() => ({ default: PlainBooking }),
			),
		);

/** In place of a booking that was sent. */
export function SentBooking(props: BookingSuccessProps) {
	return (
		<Suspense fallback={<PlainBooking {...props} />}>
			<Success {...props} />
		</Suspense>
	);
}

function PlainBooking({ number }: BookingSuccessProps) {
	const { t } = useTranslation('booking');
	return <PlainSuccess headline={t('thanksHeading')} number={number} />;
}
