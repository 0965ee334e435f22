import { Link, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { HotelView, TradeHotelFacts } from '~/domain/hotel/hotel-view.server';
import { initialsOf } from '../initials-of';
import { tradeButton } from '../trade-button';

/** The hotel's contacts for agencies, and the link to name a missing one. */
export function ManagersCard({ view, trade }: { view: Pick<HotelView, 'id'>; trade: TradeHotelFacts }) {
	const { t } = useTranslation('trade-hotel');
	const { search } = useLocation();
	const { salesManagers } = trade;
	return (
		<section className="trade-card hotel-card">
			<h2>{t('sales.managers')}</h2>
			{salesManagers.length === 0 ? (
				<p>
					{t('sales.none')} <span className="text-ink2">{t('sales.noneText')}</span>
				</p>
			) : null}
			<ul className="hotel-people">
				{salesManagers.map(({ fullName, title, email, imageSrc }) => (
					<li key={email}>
						{imageSrc ? (
							<img src={imageSrc} alt="" width={40} height={40} />
						) : (
							<span aria-hidden="true">{initialsOf({ name: fullName, email })}</span>
						)}
						<div className="min-w-0">
							<p className="font-semibold">{fullName}</p>
							{title ? <p className="hotel-note">{title}</p> : null}
							<a href={`mailto:${email}`}>{email}</a>
						</div>
					</li>
				))}
			</ul>
			{trade.hasAgency ? (
				<Link
					to={`/hotels/${view.id}/invite-sales-contact${search}`}
					preventScrollReset
					className={tradeButton('line', 'mt-4 w-full')}
				>
					{t('sales.invite')}
				</Link>
			) : null}
		</section>
	);
}
