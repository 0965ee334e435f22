import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { formatDateRange } from '~/domain/date/format-date-range';
import { daysBetween, type PlainDate } from '~/domain/date/plain-date';
import { formatNumber } from '~/domain/language/format-number';
import type { Language } from '~/domain/language/language';
import { groupDigits } from '~/domain/money/group-digits';
import { offersOf, type SelectedOffer, type Selection, selectionAction } from '~/domain/selection/selection';
import { selectionSums } from '~/domain/selection/selection-sums';
import { Amount } from '../amount';
import { KeyCap } from '../key-cap';
import { tradeButton } from '../trade-button';
import { FREE_UNTIL } from './classes';
import { usePartyWords } from './party-words';

const SUM = 'flex items-baseline justify-between gap-3 tabular';

type SelectionPanelProps = {
	selection: Selection;
	showsCommission: boolean;
	/** What has changed since it was selected. */
	news?: ReactNode;
	/** Buttons that save or enquire, by what the selection allows. */
	actions: ReactNode;
	onEdit: (roomId: string) => void;
	onRemove: (roomId: string) => void;
	onReset: () => void;
	onUndo: (() => void) | null;
};

/** The selection by room type, with its dates and sums (SELECTION-16, SELECTION-18). */
export function SelectionPanel(props: SelectionPanelProps) {
	const { t } = useTranslation('rooms');
	const { today } = useRoot();
	const language = useRoot().language as Language;
	const party = usePartyWords();
	const { selection, showsCommission, news, actions, onEdit, onRemove, onReset, onUndo } = props;
	const sums = selectionSums(selection);
	const nights = daysBetween(selection.checkIn as PlainDate, selection.checkOut as PlainDate);
	return (
		<section
			className="trade-card min-[75rem]:sticky min-[75rem]:top-4"
			aria-labelledby="selection"
			id="selection-panel"
		>
			<header className="border-b border-hair px-4.5 py-3.5">
				<h2 id="selection" tabIndex={-1} className="text-t2 focus:outline-none">
					{t('selection.title')}
				</h2>
				{sums ? (
					<p className="trade-note">
						{formatDateRange(selection.checkIn, selection.checkOut, language)}, {t('nights', { count: nights })}
						<br />
						{[t('selection.rooms', { count: sums.rooms }), party(sums)].join(', ')}
					</p>
				) : null}
			</header>
			{news}
			{sums ? (
				<>
					<ul>
						{Object.entries(selection.rooms).map(([roomId, offers]) => (
							<li key={roomId} className="border-b border-hair px-4.5 py-3">
								{groupAlike(offers).map(({ offer, count }) => (
									<SelectedRoom key={keyOf(offer)} offer={offer} count={count} showsCommission={showsCommission} />
								))}
								<p className="mt-1.5 flex gap-4">
									{offers.every(({ isGiven }) => isGiven) ? null : (
										<button
											type="button"
											className="trade-link text-(length:--text-note)"
											onClick={() => onEdit(roomId)}
										>
											{t('selection.edit')}
											<span className="sr-only"> {offers[0]?.roomName}</span>
										</button>
									)}
									<button
										type="button"
										className="trade-link text-(length:--text-note)"
										onClick={() => onRemove(roomId)}
									>
										{t('selection.remove')}
										<span className="sr-only"> {offers[0]?.roomName}</span>
									</button>
								</p>
							</li>
						))}
					</ul>
					<dl className="bg-paper px-4.5 py-3">
						{sums.payments.map(({ dueDate, minor }) => (
							<div key={dueDate} className={SUM}>
								<dt>{dueDate <= today ? t('selection.dueAtBooking') : formatDate(dueDate, language)}</dt>
								<dd>{groupDigits(minor, 2)}</dd>
							</div>
						))}
						<div data-total className={`mt-2 border-t border-line2 pt-2 font-semibold ${SUM}`}>
							<dt>{t('selection.total')}</dt>
							<dd>
								{sums.totalMinor === null ? (
									t('onApplication')
								) : (
									<Amount
										money={{ minor: sums.totalMinor, currency: sums.currency }}
										hasCents
										className="text-[1.1875rem]"
									/>
								)}
							</dd>
						</div>
						{showsCommission && sums.commissionMinor !== null && sums.commissionPercent !== null ? (
							<div data-commission className={`font-semibold text-accent-ink ${SUM}`}>
								<dt>{t('commission', { percent: formatNumber(sums.commissionPercent, language) })}</dt>
								<dd>{groupDigits(sums.commissionMinor, 2)}</dd>
							</div>
						) : null}
						{sums.freeUntil && sums.totalMinor !== null ? (
							<p className={FREE_UNTIL}>{t('selection.free', { date: formatDate(sums.freeUntil, language) })}</p>
						) : null}
					</dl>
					<div className="flex flex-wrap gap-2.5 px-4.5 py-4 *:flex-[1_0_auto] *:first:basis-full">
						{actions}
						<button type="button" className={tradeButton('quiet', 'text-err')} onClick={onReset}>
							{t('selection.reset')}
						</button>
					</div>
				</>
			) : (
				<div className="grid justify-items-start gap-1 px-4.5 pt-4 pb-4.5">
					<p className="font-semibold">{t('selection.empty')}</p>
					<p className="trade-note">{t('selection.emptyText')}</p>
					{onUndo ? (
						<button type="button" className={tradeButton('line')} onClick={onUndo}>
							{t('selection.undo')} <KeyCap>Z</KeyCap>
						</button>
					) : null}
				</div>
			)}
		</section>
	);
}

/** On phones, above the bar at the lower edge: the selection in one line. */
export function SelectionBar({ selection, onView }: { selection: Selection; onView: () => void }) {
	const { t } = useTranslation('rooms');
	const language = useRoot().language as Language;
	const sums = selectionSums(selection);
	if (!sums || selectionAction(selection) === null) return null;
	return (
		<div className="sticky bottom-[var(--lower-bar,0)] z-3 mx-[calc(-1*var(--trade-margin))] flex items-center justify-between gap-4 border-t border-hair bg-work px-(--trade-margin) py-2.5 xl:hidden">
			<p>
				<small className="block text-ink2">
					{formatDateRange(selection.checkIn, selection.checkOut, language)},{' '}
					{t('selection.rooms', { count: sums.rooms })}
				</small>
				{sums.totalMinor === null ? (
					<b>{t('onApplication')}</b>
				) : (
					<Amount money={{ minor: sums.totalMinor, currency: sums.currency }} hasCents />
				)}
			</p>
			<button type="button" className={tradeButton('dark', 'flex-none')} onClick={onView}>
				{t('selection.view')}
			</button>
		</div>
	);
}

function SelectedRoom({
	offer,
	count,
	showsCommission,
}: {
	offer: SelectedOffer;
	count: number;
	showsCommission: boolean;
}) {
	const { t } = useTranslation('rooms');
	const language = useRoot().language as Language;
	const party = usePartyWords();
	const free = offer.cancellation.findLast(({ feePercent }) => feePercent === 0);
	const [first] = offer.cancellation;
	const isFullyRetained = first === undefined || first.feePercent >= 100;
	return (
		<div className="not-first:mt-2">
			<p className="flex items-baseline justify-between gap-3">
				<b>
					{count > 1 ? `${count} × ` : ''}
					{offer.roomName}
				</b>
				{offer.totalMinor === null ? (
					<span>{t('onApplication')}</span>
				) : (
					<Amount money={{ minor: offer.totalMinor * count, currency: offer.currency }} hasCents />
				)}
			</p>
			{offer.isGiven ? <p className="text-note/5 font-semibold text-accent-ink">{t('selection.given')}</p> : null}
			<p className="trade-note">
				{offer.rateName},{' '}
				{party({ adults: offer.adults, children: offer.childrenAges.length, ages: offer.childrenAges })}
			</p>
			{offer.benefits && offer.benefits.length > 0 ? <p className="trade-note">{offer.benefits.join(', ')}</p> : null}
			{showsCommission && offer.commissionMinor !== null && offer.commissionPercent !== null ? (
				<p className="trade-note flex items-baseline justify-between gap-3">
					<span>{t('commission', { percent: formatNumber(offer.commissionPercent, language) })}</span>
					<span>{groupDigits(offer.commissionMinor * count, 2)}</span>
				</p>
			) : null}
			{offer.totalMinor === null ? null : (
				<p
					className={`text-note/5 ${free ? 'font-semibold text-ok' : isFullyRetained ? 'font-semibold text-err' : ''}`}
				>
					{free
						? t('selection.free', { date: formatDate(free.until, language) })
						: isFullyRetained
							? t('notRefundable')
							: t('feeFrom', {
									date: formatDate(first.from, language),
									percent: formatNumber(first.feePercent, language),
								})}
				</p>
			)}
		</div>
	);
}

/** Rooms of one type with the same rate, party and beds are one line. */
function groupAlike(offers: readonly SelectedOffer[]): { offer: SelectedOffer; count: number }[] {
	const groups = new Map<string, { offer: SelectedOffer; count: number }>();
	for (const offer of offersOf({ rooms: { one: offers } })) {
		const known = groups.get(keyOf(offer));
		if (known) known.count += 1;
		else groups.set(keyOf(offer), { offer, count: 1 });
	}
	return [...groups.values()];
}

function keyOf({ planId, adults, childrenAges, bedConfiguration, cardId, isGiven }: SelectedOffer): string {
	return JSON.stringify([planId, adults, childrenAges, bedConfiguration, isGiven ? cardId : null]);
}
