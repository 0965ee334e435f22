import { Form, useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentProfile } from '~/domain/brand/brand-profile';
import { useOneOpenFacet } from '../hotel-list/use-one-open-facet';
import { KeyCap } from '../key-cap';
import { PartyField } from '../party-field/party-field';
import { tradeButton } from '../trade-button';
import { PERIOD_NAMES, TradePeriod } from '../trade-period';
import { PaymentChoice } from './payment-choice';
import type { RoomsView } from './rooms-view';

/** 'SELECT YOUR PERIOD' (OFFER-24): dates, payment profile, search. A plain form that opens the same address. */
export function PeriodBox({
	view,
	isSearching,
	className = '',
}: {
	view: RoomsView;
	isSearching: boolean;
	className?: string;
}) {
	const { t } = useTranslation('rooms');
	const { pathname } = useLocation();
	const navigate = useNavigate();
	const { typed, error, paymentProfile, canChangeProfile, period } = view;
	const form = useRef<HTMLFormElement>(null);
	useOneOpenFacet(form);
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
		<Form
			ref={form}
			method="get"
			action={pathname}
			preventScrollReset
			className={`trade-card @container px-4.5 pt-3.5 pb-4.5 ${className}`}
		>
			<p className="mb-2 text-[0.75rem] font-semibold tracking-[0.06em] text-ink2">{t('period.title')}</p>
			<input type="hidden" name="tab" value="rooms" />
			{/* In one row only where all of it fits: beside the selection or without it. */}
			<div className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[11rem_11rem_1fr] @min-[59rem]:grid-cols-[10rem_10rem_minmax(12rem,16rem)_auto_1fr]">
				<div className="col-span-full min-w-0 lg:col-span-2">
					<TradePeriod
						value={dates}
						onChange={setDates}
						names={PERIOD_NAMES}
						errorId={error ? 'period-error' : undefined}
						// Both dates or neither (OFFER-24): with one date the browser requires the other.
						isRequired={dates.checkIn !== '' || dates.checkOut !== ''}
					/>
				</div>
				<PartyField parties={view.parties.list} className="col-span-full lg:col-span-2 @min-[59rem]:col-span-1" />
				{canChangeProfile && dates.checkIn && dates.checkOut ? (
					<PaymentChoice profile={paymentProfile} onChange={searchAs} className="col-span-full @min-[59rem]:col-auto" />
				) : null}
				{canChangeProfile ? null : (
					<p className="trade-note col-span-full lg:min-h-9 lg:content-center @min-[59rem]:col-auto">
						{t(`period.paidBy.${paymentProfile}`)}
					</p>
				)}
				<button
					type="submit"
					className={tradeButton(
						'dark',
						'col-span-full lg:-col-start-2 lg:-col-end-1 lg:row-start-1 lg:justify-self-end',
					)}
					disabled={isSearching}
				>
					{t('period.search')} <KeyCap>↵</KeyCap>
				</button>
			</div>
			{error ? (
				<p id="period-error" role="alert" className="mt-2 font-semibold text-err">
					{t(`period.${error}`)}
				</p>
			) : period ? null : (
				<p className="trade-note mt-2.5">{t('period.hint')}</p>
			)}
		</Form>
	);
}
