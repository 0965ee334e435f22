import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { groupDigits } from '~/domain/money/group-digits';
import type { PartyCombination, RankedCombination } from '~/domain/offer/party-combination';
import { Amount } from '../amount';
import { tradeButton } from '../trade-button';
import { bedWords } from './bed-words';
import { useCancellationWords } from './cancellation-words';
import { alikeRooms, combinationName } from './combination-words';
import { usePartyWords } from './party-words';

type PartyResultProps = {
	combination: RankedCombination;
	isFirst: boolean;
	showsCommission: boolean;
	onTake: () => void;
	/** The next step once it is taken. */
	children: ReactNode;
};

/** One combination for a party: its rooms, its price, the reason for its rank, and the sleeping arrangement. */
export function PartyResult({ combination, isFirst, showsCommission, onTake, children }: PartyResultProps) {
	const { t } = useTranslation('rooms');
	const { rooms, total, dearer } = combination;
	const name = combinationName(combination);
	const commission = showsCommission ? commissionOf(combination) : null;
	return (
		<li className="party-result">
			<div className="party-top">
				<div className="party-words">
					<p className="party-name">{name}</p>
					<Why combination={combination} />
				</div>
				<div className="party-price">
					{total ? <Amount money={total} hasCents /> : <b>{t('onApplication')}</b>}
					<small>
						{dearer
							? t('solver.dearer', { amount: `${dearer.currency} ${groupDigits(dearer.minor, 2)}` })
							: t('selection.total')}
					</small>
					{commission === null ? null : (
						<small className="commission-share">{t('solver.commission', { amount: groupDigits(commission, 2) })}</small>
					)}
				</div>
				<button type="button" className={tradeButton(isFirst ? 'dark' : 'line', 'party-take')} onClick={onTake}>
					{t('solver.take')}
					<span className="sr-only"> {name}</span>
				</button>
			</div>
			<details className="party-sleeps" open={isFirst}>
				<summary>{t('solver.sleeps')}</summary>
				<PartyBeds rooms={rooms} />
			</details>
			{children}
		</li>
	);
}

/** The sleeping arrangement: guests, beds and rate of each room. */
export function PartyBeds({ rooms }: Pick<PartyCombination, 'rooms'>) {
	const { t } = useTranslation('rooms');
	const party = usePartyWords();
	const cancellation = useCancellationWords();
	return (
		<ul className="party-rooms">
			{alikeRooms(rooms).map(({ room: { name, offer }, count }) => {
				const { adults, children, childrenAges } = offer.request;
				const [beds] = offer.requestableBedConfigurations;
				return (
					<li key={`${offer.roomId} ${adults} ${childrenAges}`}>
						<p>
							<b>
								{count > 1 ? `${count} × ` : ''}
								{name}
							</b>
							<span>
								{party({ adults, children, ages: childrenAges })}
								{count > 1 ? ` ${t('solver.each')}` : ''}
							</span>
						</p>
						<p className="trade-note">
							{[offer.rateName, beds ? bedWords(beds, (bed) => t(`bed.${bed}`)) : null, cancellation(offer)]
								.filter(Boolean)
								.join(', ')}
						</p>
						<p className="trade-amount">{offer.price ? groupDigits(offer.price.total.minor * count, 2) : '–'}</p>
					</li>
				);
			})}
		</ul>
	);
}

function Why({ combination: { rooms, isCheapest, isFewest, isOneType } }: { combination: RankedCombination }) {
	const { t } = useTranslation('rooms');
	const marks = [
		isCheapest ? t('solver.cheapest') : null,
		rooms.length === 1 ? t('solver.oneRoom') : isFewest ? t('solver.fewest') : null,
		isOneType ? t('solver.oneType') : null,
	].filter((mark) => mark !== null);
	return (
		<p className="party-why">
			<span>{t('selection.rooms', { count: rooms.length })}</span>
			{marks.map((mark) => (
				<mark key={mark}>{mark}</mark>
			))}
		</p>
	);
}

/** Null where one is not told. */
function commissionOf({ rooms }: PartyCombination): number | null {
	return rooms.reduce<number | null>(
		(sum, { offer: { commissionMinor } }) => (sum === null || commissionMinor === null ? null : sum + commissionMinor),
		0,
	);
}
