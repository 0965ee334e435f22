import { Link, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { HotelView, TradeHotelFacts } from '~/domain/hotel/hotel-view.server';
import { pictureUrl } from '~/domain/picture/picture-url';
import { initialsOf } from '../initials-of';
import { tradeButton } from '../trade-button';
import { HotelCard } from './hotel-card';
import { CONTACT_LINK } from './team-card';

const FACE = 'size-10 flex-none rounded-full bg-light2';

/** The hotel's contacts for agencies, and the link to name a missing one. */
export function ManagersCard({ view, trade }: { view: Pick<HotelView, 'id'>; trade: TradeHotelFacts }) {
	const { t } = useTranslation('trade-hotel');
	const { search } = useLocation();
	const { pictureBaseUrl } = useRoot();
	const { salesManagers } = trade;
	return (
		<HotelCard title={t('sales.managers')}>
			{salesManagers.length === 0 ? (
				<p>
					{t('sales.none')} <span className="text-ink2">{t('sales.noneText')}</span>
				</p>
			) : null}
			<ul className="grid gap-3.5">
				{salesManagers.map(({ fullName, title, email, imageSrc, picture }) => (
					<li key={email} className="flex items-center gap-3">
						{picture || imageSrc ? (
							<img
								src={picture ? pictureUrl(pictureBaseUrl, picture.hash, 480, 'jpg') : (imageSrc ?? undefined)}
								alt=""
								width={40}
								height={40}
								loading="lazy"
								className={`object-cover ${FACE}`}
							/>
						) : (
							<span aria-hidden="true" className={`grid place-items-center text-[0.8125rem] font-semibold ${FACE}`}>
								{initialsOf({ name: fullName, email })}
							</span>
						)}
						<div className="min-w-0">
							<p className="font-semibold">{fullName}</p>
							{title ? <p className="hotel-note">{title}</p> : null}
							<a href={`mailto:${email}`} className={CONTACT_LINK}>
								{email}
							</a>
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
		</HotelCard>
	);
}
