import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import { daysBetween, plainDate } from '~/domain/date/plain-date';
import type { ShownMove } from '~/domain/lead/move-stay.server';
import type { DeskBooking } from '~/domain/operator-desk/bookings/read-booking.server';
import { type ComparedRow, CompareTable, digits, signed } from '../../inbox/compare-table';
import { VerbForm } from '../../page/verb-form';
import { FIELD_BOX, TEXT_AREA } from '../../parts/field-label';
import { InstalmentReviewPanel } from '../../parts/instalment-review';
import { tradeButton } from '../../trade-button';
import type { MoveAnswer } from './booking-answer';

type MoveFormProps = { lead: DeskBooking['lead']; answer: MoveAnswer | null };

/** Moves a stay to other nights of its property: first what it makes of price and payments, then the act. */
export function MoveForm({ lead, answer }: MoveFormProps) {
	const { t } = useTranslation(['operator-bookings', 'form-error']);
	const typed = answer?.typed ?? { checkIn: lead.checkIn, checkOut: lead.checkOut, price: '', note: '' };
	const shown = answer?.shown ?? null;
	const error = (name: string) => {
		const found = answer?.errors[name];
		return found ? (
			<span role="alert" className="text-note text-err">
				{t(`form-error:${found.key}`, { ...found.values })}
			</span>
		) : null;
	};
	const key = `${typed.checkIn} ${typed.checkOut} ${typed.price}`;
	return (
		<details className="open:[&>summary]:mb-3" open={answer !== null || undefined}>
			<summary className={tradeButton('line', 'w-fit')}>{t('operator-bookings:acts.move.title')}</summary>
			<VerbForm fields={{ id: lead.id, version: lead.version, seen: shown?.key ?? '' }} className="grid gap-3">
				<p className="trade-note">{t('operator-bookings:acts.move.text')}</p>
				<div className="grid grid-cols-2 gap-3" key={key}>
					{(['checkIn', 'checkOut'] as const).map((name) => (
						<label key={name} className={FIELD_BOX}>
							<span>{t(`operator-bookings:acts.move.${name}`)}</span>
							<input type="date" name={name} required defaultValue={typed[name]} className="trade-field" />
							{error(name)}
						</label>
					))}
					<label className={`${FIELD_BOX} col-span-full`}>
						<span>{t('operator-bookings:acts.move.price', { currency: lead.currency })}</span>
						<input name="price" inputMode="decimal" defaultValue={typed.price} className="trade-field" />
						{error('price')}
					</label>
				</div>
				{shown ? <Shown shown={shown} /> : null}
				{shown ? (
					<label className={FIELD_BOX}>
						<span>{t('operator-bookings:acts.note')}</span>
						<textarea name="note" maxLength={1000} rows={2} defaultValue={typed.note} className={TEXT_AREA} />
					</label>
				) : null}
				<div className="flex flex-wrap gap-2">
					{/* The first button is what Enter presses. */}
					<button type="submit" name="intent" value="look" className={tradeButton('line', shown ? 'order-2' : '')}>
						{t(shown ? 'operator-bookings:acts.move.again' : 'operator-bookings:acts.move.look')}
					</button>
					{shown ? (
						<button type="submit" name="intent" value="move" className={tradeButton('dark')}>
							{t('operator-bookings:acts.move.sure')}
						</button>
					) : null}
				</div>
			</VerbForm>
		</details>
	);
}

/** Nights, price and payments before and after. */
function Shown({ shown: { before, after, review, key } }: { shown: ShownMove }) {
	const { t } = useTranslation('operator-bookings');
	const { language } = useRoot();
	const panel = useRef<HTMLDivElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another result takes the focus again
	useEffect(() => {
		panel.current?.focus();
	}, [key]);
	const nights = (side: typeof before) => daysBetween(plainDate(side.checkIn), plainDate(side.checkOut));
	const amount = (name: 'subtotalMinor' | 'totalMinor', label: string): ComparedRow => {
		const [was, is] = [before[name], after[name]];
		return {
			label,
			before: was === null ? '–' : digits(was, before.currency),
			after: is === null ? '–' : digits(is, after.currency),
			difference:
				was === null || is === null || was === is || before.currency !== after.currency
					? null
					: signed(is - was, after.currency),
			isSame: was === is,
		};
	};
	const hasFee = after.totalMinor !== after.subtotalMinor || before.totalMinor !== before.subtotalMinor;
	const more = nights(after) - nights(before);
	return (
		<div ref={panel} tabIndex={-1} className="grid gap-3">
			<CompareTable
				label={t('compare.label')}
				now={t('compare.now')}
				then={t('compare.moved')}
				rows={[
					{
						label: t('compare.nights'),
						before: formatDateRange(before.checkIn, before.checkOut, language),
						after: formatDateRange(after.checkIn, after.checkOut, language),
						difference: null,
						isSame: false,
					},
					{
						label: t('compare.count'),
						...{ before: String(nights(before)), after: String(nights(after)) },
						difference: more === 0 ? null : `${more > 0 ? '+' : '−'}${Math.abs(more)}`,
						isSame: more === 0,
					},
					amount('subtotalMinor', t('compare.price')),
					...(hasFee ? [amount('totalMinor', t('compare.total'))] : []),
				]}
			/>
			{review ? (
				<InstalmentReviewPanel shown={{ review, key }} />
			) : (
				<p className="trade-note">{t('acts.move.nothingPaid')}</p>
			)}
		</div>
	);
}
