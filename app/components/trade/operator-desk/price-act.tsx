import { type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SERVICE_LEVELS } from '#db/schema/enums';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import type { Language } from '~/domain/language/language';
import { formatAmount } from '~/domain/money/format-amount';
import type { CalendarProperty } from '~/domain/operator-desk/calendar/load-desk-calendar.server';
import { serviceLevelLabel } from '~/domain/stay/service-level';
import { FIELD_BOX } from '../parts/field-label';
import { ActForm } from './act-form';
import type { CalendarAnswer, SentBlock } from './calendar-answer';

type PriceActProps = {
	/** The chosen properties and nights. */
	begins: SentBlock;
	properties: readonly CalendarProperty[];
	/** What was wrong with the last try. */
	refused: (CalendarAnswer & { outcome: 'invalid-price' }) | null;
	heading: RefObject<HTMLHeadingElement>;
	onClose: () => void;
};

/** Free stays that are listed; the rest is in the calendar. */
const SHOWN = 6;

/** The form for the price of the stays in the chosen nights, over what they cost now (OPERATOR-25). */
export function PriceAct({ begins, properties, refused, heading, onClose }: PriceActProps) {
	const { t } = useTranslation('operator-calendar');
	const prices = useTranslation('operator-prices').t;
	const language = useRoot().language as Language;
	const [error, hint] = [useId(), useId()];
	const { checkIn, checkOut } = begins;
	const chosen = properties.filter(({ id }) => begins.properties.includes(id));
	const free = chosen.flatMap((each) =>
		each.free
			.filter((stay) => stay.checkIn >= checkIn && stay.checkOut <= checkOut)
			.map((stay) => ({ ...stay, id: each.id, name: each.name, currency: each.currency })),
	);
	const wrong = refused?.error ?? null;
	return (
		<ActForm
			title={t('acts.price')}
			fields={{ intent: 'prices' }}
			names={chosen.map(({ name }) => name)}
			publish={t('priceForm.publish')}
			{...{ begins, heading, onClose }}
		>
			<div>
				<p className="trade-note">{t(free.length > 0 ? 'priceForm.now' : 'priceForm.none')}</p>
				<ul className="desk-form-notes">
					{free.slice(0, SHOWN).map((stay) => (
						<li key={stay.id + stay.checkIn + stay.checkOut}>
							{chosen.length > 1 ? `${stay.name}: ` : ''}
							{formatDateRange(stay.checkIn, stay.checkOut, language)}:{' '}
							{formatAmount({ minor: stay.priceMinor, currency: stay.currency })}
						</li>
					))}
				</ul>
			</div>
			<label className={FIELD_BOX}>
				<span>{t('priceForm.level')}</span>
				<select name="level" defaultValue={refused?.level ?? ''} className="trade-field">
					<option value="">{t('priceForm.all')}</option>
					{SERVICE_LEVELS.map((level) => (
						<option key={level} value={level}>
							{serviceLevelLabel(level, language)}
						</option>
					))}
				</select>
			</label>
			<label className={FIELD_BOX}>
				<span>{t('priceForm.amount')}</span>
				<input
					name="amount"
					maxLength={40}
					autoComplete="off"
					defaultValue={refused?.text ?? ''}
					className="trade-field"
					aria-invalid={wrong ? true : undefined}
					aria-describedby={wrong ? `${error} ${hint}` : hint}
				/>
			</label>
			{wrong ? (
				<p id={error} className="text-note text-err">
					{wrong.key === 'properties' || wrong.key === 'tooMany'
						? t('priceForm.properties')
						: prices(`error.${wrong.key}`, { text: refused?.text ?? '', ...('values' in wrong ? wrong.values : {}) })}
				</p>
			) : null}
			<p id={hint} className="trade-note">
				{t('priceForm.hint')}
			</p>
			<p className="trade-note">{t('rule.hint')}</p>
		</ActForm>
	);
}
