import { Link, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import type { Language } from '~/domain/language/language';
import type { FoundPartyRooms } from '~/domain/offer/find-party-rooms.server';
import type { Party } from '~/domain/offer/party';
import type { PartyCombination } from '~/domain/offer/party-combination';
import type { PartyObstacle } from '~/domain/offer/party-obstacle';
import { tabAddress } from '../../hotel/hotel-tab-bar';
import { Icon } from '../../ui/icon';
import { tradeButton } from '../trade-button';
import { PART, PLAIN_HEADING, SMALL_NOTE } from './classes';
import { combinationName } from './combination-words';
import { REASON_TEXTS } from './no-offers';
import { PartyBeds } from './party-result';
import { PartyTop } from './party-top';
import { usePartyWords } from './party-words';
import type { RoomsView } from './rooms-view';
import { useSelectionPaths } from './selection-actions';

type PartyNothingProps = {
	view: Pick<RoomsView, 'hotelId' | 'isChatEnabled'>;
	party: Party;
	found: FoundPartyRooms;
	onTake: (combination: PartyCombination) => void;
	/** The next step once a nearest one is taken; null before. */
	taken: ReactNode;
};

/** States that no combination fits a party, the rule that prevents it, and the nearest alternatives. */
export function PartyNothing({ view, party, found, onTake, taken }: PartyNothingProps) {
	const { t } = useTranslation('rooms');
	const language = useRoot().language as Language;
	const words = usePartyWords();
	const { search } = useLocation();
	const { obstacle, nearestPeriod, nearestParty } = found;
	const paths = useSelectionPaths(view.hotelId);
	const toPeriod = (checkIn: string, checkOut: string) => {
		const query = new URLSearchParams(tabAddress(search, 'rooms'));
		query.set('checkInDate', checkIn);
		query.set('checkOutDate', checkOut);
		query.set('partyAdults', String(party.adults));
		query.set('partyAges', party.childrenAges.join(','));
		return `?${query}`;
	};
	return (
		<div>
			<div className={PART} role="status">
				<h3 className={PLAIN_HEADING}>
					{t('solver.none', {
						party: words({ adults: party.adults, children: party.childrenAges.length, ages: party.childrenAges }),
					})}
				</h3>
				{obstacle ? (
					<p className="mt-0.5 flex items-start gap-2 text-soon">
						<Icon name="info" size={16} className="mt-0.5 shrink-0" />
						<ObstacleText obstacle={obstacle} />
					</p>
				) : null}
			</div>
			{nearestPeriod || nearestParty ? (
				<>
					<h4 className="border-t border-hair px-4.5 pt-3.5 pb-1 text-body/5.5">{t('solver.nearest')}</h4>
					<ul>
						{nearestPeriod ? (
							<Nearest
								title={formatDateRange(nearestPeriod.checkIn, nearestPeriod.checkOut, language)}
								combination={nearestPeriod}
								action={
									<Link
										to={toPeriod(nearestPeriod.checkIn, nearestPeriod.checkOut)}
										preventScrollReset
										className={tradeButton('line', 'lg:justify-self-end')}
									>
										{t('solver.toPeriod')}
									</Link>
								}
							/>
						) : null}
						{nearestParty ? (
							<Nearest
								title={t('solver.fewer', {
									party: words({
										adults: nearestParty.party.adults,
										children: nearestParty.party.childrenAges.length,
										ages: nearestParty.party.childrenAges,
									}),
								})}
								combination={nearestParty}
								action={
									<button
										type="button"
										className={tradeButton('line', 'lg:justify-self-end')}
										onClick={() => onTake(nearestParty)}
									>
										{t('solver.take')}
									</button>
								}
							>
								<PartyBeds rooms={nearestParty.rooms} />
							</Nearest>
						) : null}
					</ul>
				</>
			) : null}
			{taken}
			{view.isChatEnabled ? (
				<p className="border-t border-hair px-4.5 py-3">
					<Link to={paths.enquire} className="trade-link">
						{t('solver.askHotel')}
					</Link>
				</p>
			) : null}
		</div>
	);
}

function Nearest({
	title,
	combination,
	action,
	children,
}: {
	title: string;
	combination: PartyCombination;
	action: ReactNode;
	children?: ReactNode;
}) {
	const { t } = useTranslation('rooms');
	return (
		<li className={`first:border-t-0 ${PART}`}>
			<PartyTop
				name={title}
				about={<p className="trade-note">{combinationName(combination)}</p>}
				total={combination.total}
				action={action}
			>
				<small className={`tabular ${SMALL_NOTE}`}>{t('selection.rooms', { count: combination.rooms.length })}</small>
			</PartyTop>
			{children}
		</li>
	);
}

function ObstacleText({ obstacle }: { obstacle: PartyObstacle }) {
	const { t } = useTranslation('rooms');
	switch (obstacle.kind) {
		case 'stock':
			if (obstacle.free === 0) return <>{t('solver.obstacle.allTaken')}</>;
			return <>{t('solver.obstacle.stock', { count: obstacle.free })}</>;
		case 'tooMany':
			return <>{t('solver.obstacle.tooMany', { count: obstacle.rooms })}</>;
		case 'notSold':
			return (
				<>
					{obstacle.reason === 'on-request'
						? t('solver.obstacle.onRequest')
						: t(`reason.${REASON_TEXTS[obstacle.reason]}`)}
				</>
			);
		default:
			return <>{t(`solver.obstacle.${obstacle.kind}`)}</>;
	}
}
