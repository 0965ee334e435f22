import { Link, useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import type { Language } from '~/domain/language/language';
import { formatRate } from '~/domain/money/format-rate';
import type { HotelWhyNot } from '~/domain/offer/near-stays.server';
import type { Party } from '~/domain/offer/party';
import { writeParties } from '~/domain/offer/requested-parties';
import { callSite } from '~/platform/call-site';
import { tabAddress } from '../../hotel/hotel-tab-bar';
import { tradeButton } from '../trade-button';

type NearPeriodsProps = {
	hotelId: string;
	period: { checkIn: string; checkOut: string };
	paymentProfile: string;
	parties: readonly Party[];
};

/** The nearest days on which a hotel has rooms for the same guests (OFFER-30); nothing while they are not known. */
export function NearPeriods({ hotelId, period, paymentProfile, parties }: NearPeriodsProps) {
	const { t } = useTranslation('rooms');
	const language = useRoot().language as Language;
	const { search } = useLocation();
	const [found, setFound] = useState<{ asked: string; stays: HotelWhyNot['stays'] } | null>(null);
	const asked = new URLSearchParams({
		hotel: hotelId,
		checkInDate: period.checkIn,
		checkOutDate: period.checkOut,
		rooms: writeParties(parties),
		paymentProfile,
	}).toString();
	useEffect(() => {
		const stop = new AbortController();
		callSite(`/hotels/why-not?${asked}`, { signal: stop.signal })
			.then(async (answer) => (answer.ok ? ((await answer.json()) as HotelWhyNot[]) : []))
			// The page works without it.
			.catch(() => [])
			.then(([told]) => {
				if (!stop.signal.aborted) setFound({ asked, stays: told?.stays ?? [] });
			});
		return () => stop.abort();
	}, [asked]);
	if (found?.asked !== asked || found.stays.length === 0) return null;
	return (
		<section aria-label={t('nearPeriods')} className="-mt-9 mb-14 flex flex-wrap justify-center gap-2">
			{found.stays.map(({ checkIn, checkOut, total }) => {
				const query = new URLSearchParams(tabAddress(search, 'rooms'));
				query.set('checkInDate', checkIn);
				query.set('checkOutDate', checkOut);
				return (
					<Link key={checkIn + checkOut} to={`?${query}`} preventScrollReset className={tradeButton('line')}>
						{formatDateRange(checkIn, checkOut, language)}
						{total ? <span className="font-normal text-ink2">{formatRate(total)}</span> : null}
					</Link>
				);
			})}
		</section>
	);
}
