import { Form } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/root';
import { KeyCap } from '../key-cap';
import { tradeButton } from '../trade-button';
import type { RoomsView } from './rooms-view';

/** 'SELECT YOUR PERIOD' (H§2): dates, who pays, search. A plain form that opens the same tab. */
export function PeriodBox({ view, isSearching }: { view: RoomsView; isSearching: boolean }) {
	const { t } = useTranslation('rooms');
	const { today } = useRoot();
	const { typed, fault, paymentProfile, canChangeProfile, period } = view;
	const [checkIn, setCheckIn] = useState(typed.checkIn);
	const [profile, setProfile] = useState(paymentProfile);
	useEffect(() => setCheckIn(typed.checkIn), [typed.checkIn]);
	useEffect(() => setProfile(paymentProfile), [paymentProfile]);
	const isAgency = profile !== 'ClientPays';
	return (
		<Form method="get" preventScrollReset className="trade-card period-box">
			<p className="period-title">{t('period.title')}</p>
			<input type="hidden" name="tab" value="rooms" />
			<div className="period-fields">
				<label>
					<span>{t('period.checkIn')}</span>
					<input
						type="date"
						name="checkInDate"
						className="trade-field"
						min={today}
						defaultValue={typed.checkIn}
						onChange={({ currentTarget }) => setCheckIn(currentTarget.value)}
						required
						aria-invalid={fault ? true : undefined}
						aria-describedby={fault ? 'period-fault' : undefined}
					/>
				</label>
				<label>
					<span>{t('period.checkOut')}</span>
					<input
						type="date"
						name="checkOutDate"
						className="trade-field"
						min={checkIn || today}
						defaultValue={typed.checkOut}
						required
						aria-invalid={fault ? true : undefined}
						aria-describedby={fault ? 'period-fault' : undefined}
					/>
				</label>
				{canChangeProfile && period ? (
					<fieldset className="period-profile">
						<legend>{t('period.profile')}</legend>
						<span className="segments">
							<label data-chosen={isAgency ? undefined : ''}>
								<input
									type="radio"
									name="paymentProfile"
									value="ClientPays"
									checked={!isAgency}
									onChange={() => setProfile('ClientPays')}
								/>
								{t('period.client')}
							</label>
							<label data-chosen={isAgency ? '' : undefined}>
								<input
									type="radio"
									name="paymentProfile"
									value={isAgency ? profile : 'AgencyPaysStandAloneRate'}
									checked={isAgency}
									onChange={() => setProfile('AgencyPaysStandAloneRate')}
								/>
								{t('period.agency')}
							</label>
						</span>
						{isAgency ? (
							<label className="period-packaged">
								<input
									type="checkbox"
									checked={profile === 'AgencyPaysPackageRate'}
									onChange={({ currentTarget }) =>
										setProfile(currentTarget.checked ? 'AgencyPaysPackageRate' : 'AgencyPaysStandAloneRate')
									}
								/>
								{t('period.packaged')}
							</label>
						) : null}
					</fieldset>
				) : null}
				<button type="submit" className={tradeButton('dark')} disabled={isSearching}>
					{t('period.search')} <KeyCap>↵</KeyCap>
				</button>
			</div>
			{fault ? (
				<p id="period-fault" role="alert" className="period-fault">
					{t(`period.${fault}`)}
				</p>
			) : period ? null : (
				<p className="trade-note">{t('period.hint')}</p>
			)}
		</Form>
	);
}
