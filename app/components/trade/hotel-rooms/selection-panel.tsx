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
import { usePartyWords } from './party-words';

type SelectionPanelProps = {
	selection: Selection;
	showsCommission: boolean;
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
	const { selection, showsCommission, actions, onEdit, onRemove, onReset, onUndo } = props;
	const sums = selectionSums(selection);
	const nights = daysBetween(selection.checkIn as PlainDate, selection.checkOut as PlainDate);
	return (
		<section className="trade-card selection" aria-labelledby="selection" id="selection-panel">
			<header className="selection-head">
				<h2 id="selection" tabIndex={-1}>
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
			{sums ? (
				<>
					<ul className="selection-rooms">
						{Object.entries(selection.rooms).map(([roomId, offers]) => (
							<li key={roomId}>
								{groupAlike(offers).map(({ offer, count }) => (
									<SelectedRoom key={keyOf(offer)} offer={offer} count={count} showsCommission={showsCommission} />
								))}
								<p className="selection-links">
									{offers.every(({ isGiven }) => isGiven) ? null : (
										<button type="button" className="trade-link" onClick={() => onEdit(roomId)}>
											{t('selection.edit')}
											<span className="sr-only"> {offers[0]?.roomName}</span>
										</button>
									)}
									<button type="button" className="trade-link" onClick={() => onRemove(roomId)}>
										{t('selection.remove')}
										<span className="sr-only"> {offers[0]?.roomName}</span>
									</button>
								</p>
							</li>
						))}
					</ul>
					<dl className="selection-sums">
						{sums.payments.map(({ dueDate, minor }) => (
							<div key={dueDate}>
								<dt>{dueDate <= today ? t('selection.dueAtBooking') : formatDate(dueDate, language)}</dt>
								<dd>{groupDigits(minor, 2)}</dd>
							</div>
						))}
						<div data-total>
							<dt>{t('selection.total')}</dt>
							<dd>
								{sums.totalMinor === null ? (
									t('onApplication')
								) : (
									<Amount money={{ minor: sums.totalMinor, currency: sums.currency }} hasCents />
								)}
							</dd>
						</div>
						{showsCommission && sums.commissionMinor !== null && sums.commissionPercent !== null ? (
							<div data-commission>
								<dt>{t('commission', { percent: formatNumber(sums.commissionPercent, language) })}</dt>
								<dd>{groupDigits(sums.commissionMinor, 2)}</dd>
							</div>
						) : null}
						{sums.freeUntil && sums.totalMinor !== null ? (
							<p className="selection-free">{t('selection.free', { date: formatDate(sums.freeUntil, language) })}</p>
						) : null}
					</dl>
					<div className="selection-actions">
						{actions}
						<button type="button" className={tradeButton('quiet', 'selection-reset')} onClick={onReset}>
							{t('selection.reset')}
						</button>
					</div>
				</>
			) : (
				<div className="selection-empty">
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
		<div className="selection-bar">
			<p>
				<small>
					{formatDateRange(selection.checkIn, selection.checkOut, language)},{' '}
					{t('selection.rooms', { count: sums.rooms })}
				</small>
				{sums.totalMinor === null ? (
					<b>{t('onApplication')}</b>
				) : (
					<Amount money={{ minor: sums.totalMinor, currency: sums.currency }} hasCents />
				)}
			</p>
			<button type="button" className={tradeButton('dark')} onClick={onView}>
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
		<div className="selection-room">
			<p>
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
			{offer.isGiven ? <p className="selection-given">{t('selection.given')}</p> : null}
			<p className="trade-note">
				{offer.rateName},{' '}
				{party({ adults: offer.adults, children: offer.childrenAges.length, ages: offer.childrenAges })}
			</p>
			{showsCommission && offer.commissionMinor !== null && offer.commissionPercent !== null ? (
				<p className="trade-note selection-earned">
					<span>{t('commission', { percent: formatNumber(offer.commissionPercent, language) })}</span>
					<span>{groupDigits(offer.commissionMinor * count, 2)}</span>
				</p>
			) : null}
			{offer.totalMinor === null ? null : (
				<p className="selection-terms" data-tone={free ? 'free' : isFullyRetained ? 'never' : undefined}>
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
