import { Form, useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentProfile } from '~/domain/brand/brand-profile';
import { KeyCap } from '../key-cap';
import { tradeButton } from '../trade-button';
import { PERIOD_NAMES, TradePeriod } from '../trade-period';
import { PaymentChoice } from './payment-choice';
import type { RoomsView } from './rooms-view';

/** 'SELECT YOUR PERIOD' (OFFER-24): dates, payment profile, search. A plain form that opens the same address. */
export function PeriodBox({ view, isSearching }: { view: RoomsView; isSearching: boolean }) {
	const { t } = useTranslation('rooms');
	const { pathname } = useLocation();
	const navigate = useNavigate();
	const { typed, error, paymentProfile, canChangeProfile, period } = view;
	const form = useRef<HTMLFormElement>(null);
	const [dates, setDates] = useState(typed);
	const { checkIn, checkOut } = typed;
	useEffect(() => setDates({ checkIn, checkOut }), [checkIn, checkOut]);
	// Another payment profile has other rates: it applies at once and replaces the rooms and the selection (OFFER-23).
	function searchAs(profile: PaymentProfile) {
		if (!period || !form.current) return;
		const query = new URLSearchParams();
		for (const [name, value] of new FormData(form.current)) query.set(name, String(value));
		query.set('paymentProfile', profile);
		navigate(`${pathname}?${query}`, { preventScrollReset: true });
	}
	return (
		<Form ref={form} method="get" action={pathname} preventScrollReset className="trade-card period-box">
			<p className="period-title">{t('period.title')}</p>
			<input type="hidden" name="tab" value="rooms" />
			<div className="period-fields">
				<TradePeriod
					value={dates}
					onChange={setDates}
					names={PERIOD_NAMES}
					errorId={error ? 'period-error' : undefined}
					// Both dates or neither (OFFER-24): with one date the browser requires the other.
					isRequired={dates.checkIn !== '' || dates.checkOut !== ''}
				/>
				{canChangeProfile && dates.checkIn && dates.checkOut ? (
					<PaymentChoice profile={paymentProfile} onChange={searchAs} />
				) : null}
				<button type="submit" className={tradeButton('dark')} disabled={isSearching}>
					{t('period.search')} <KeyCap>↵</KeyCap>
				</button>
			</div>
			{error ? (
				<p id="period-error" role="alert" className="period-error">
					{t(`period.${error}`)}
				</p>
			) : period ? null : (
				<p className="trade-note">{t('period.hint')}</p>
			)}
		</Form>
	);
}
