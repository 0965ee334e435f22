import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { groupDigits } from '~/domain/money/group-digits';
import type { PartyCombination, RankedCombination } from '~/domain/offer/party-combination';
import { tradeButton } from '../trade-button';
import { bedWords } from './bed-words';
import { useCancellationWords } from './cancellation-words';
import { OPENER, PART, SMALL_NOTE } from './classes';
import { alikeRooms, combinationName } from './combination-words';
import { PartyTop } from './party-top';
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
		<li className={PART}>
			<PartyTop
				name={name}
				about={<Why combination={combination} />}
				total={total}
				action={
					<button
						type="button"
						className={tradeButton(isFirst ? 'dark' : 'line', 'lg:justify-self-end')}
						onClick={onTake}
					>
						{t('solver.take')}
						<span className="sr-only"> {name}</span>
					</button>
				}
			>
				<small className={`tabular ${SMALL_NOTE}`}>
					{dearer
						? t('solver.dearer', { amount: `${dearer.currency} ${groupDigits(dearer.minor, 2)}` })
						: t('selection.total')}
				</small>
				{commission === null ? null : (
					<small className="block text-note font-semibold text-accent-ink tabular">
						{t('solver.commission', { amount: groupDigits(commission, 2) })}
					</small>
				)}
			</PartyTop>
			<details className="mt-1.5" open={isFirst}>
				<summary className={OPENER}>{t('solver.sleeps')}</summary>
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
		<ul className="mt-2">
			{alikeRooms(rooms).map(({ room: { name, offer }, count }) => {
				const { adults, children, childrenAges } = offer.request;
				const [beds] = offer.requestableBedConfigurations;
				return (
					<li
						key={`${offer.roomId} ${adults} ${childrenAges}`}
						className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-dashed border-line2 py-1.75"
					>
						<p>
							<b className="mr-2.5 font-semibold">
								{count > 1 ? `${count} × ` : ''}
								{name}
							</b>
							<span>
								{party({ adults, children, ages: childrenAges })}
								{count > 1 ? ` ${t('solver.each')}` : ''}
							</span>
						</p>
						<p className="trade-note col-span-full row-start-2">
							{[offer.rateName, beds ? bedWords(beds, (bed) => t(`bed.${bed}`)) : null, cancellation(offer)]
								.filter(Boolean)
								.join(', ')}
						</p>
						<p className="trade-amount col-start-2 row-start-1">
							{offer.price ? groupDigits(offer.price.total.minor * count, 2) : '–'}
						</p>
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
		<p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-note/5 text-ink2">
			<span>{t('selection.rooms', { count: rooms.length })}</span>
			{marks.map((mark) => (
				<mark key={mark} className="rounded-chip border border-line2 bg-selected px-1.75 font-semibold text-ink">
					{mark}
				</mark>
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
