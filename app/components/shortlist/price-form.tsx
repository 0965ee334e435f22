import { Form, Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { PlainDate } from '~/domain/date/plain-date';
import { DateRangeField } from '../form/date-range-field';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { QuestionFields } from './question-fields';

type PriceFormProps = {
	houses: string;
	compare: string;
	/** Of the trade, which go along. */
	others: { hotels: string; rooms: string };
	requested: {
		period: { checkIn: PlainDate; checkOut: PlainDate } | null;
		adults: number | null;
		children: number | null;
	};
	withoutDates: string | null;
};

const MOST_GUESTS = 25;

/** Dates and guests for all properties of the list: one GET form. */
export function PriceForm({ houses: properties, compare, others, requested: input, withoutDates }: PriceFormProps) {
	const { period, adults, children } = input;
	const { t } = useTranslation('shortlist');
	return (
		<Form action="/shortlist" preventScrollReset aria-label={t('dates.title')} className="print:hidden">
			<QuestionFields question={{ houses: properties, compare, ...others }} />
			<div className="grid items-end gap-x-4 gap-y-4 bg-light1 px-5 py-5 max-lg:-mx-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,0.7fr)_minmax(0,0.7fr)_auto] lg:px-7 lg:py-6">
				<DateRangeField
					variant="box"
					value={{ checkIn: period?.checkIn ?? null, checkOut: period?.checkOut ?? null }}
					className="grid grid-cols-2 gap-4"
				/>
				<div className="contents max-lg:grid max-lg:grid-cols-2 max-lg:gap-4">
					<Guests name="adults" label={t('dates.adults')} value={adults} />
					<Guests name="children" label={t('dates.children')} value={children} />
				</div>
				<div className="flex items-center gap-x-6">
					<Button type="submit" variant="dark" className="min-h-13 max-lg:w-full">
						{t('dates.show')}
					</Button>
					{withoutDates ? (
						<Link to={withoutDates} preventScrollReset className="text-link shrink-0 text-small">
							{t('dates.clear')}
						</Link>
					) : null}
				</div>
			</div>
		</Form>
	);
}

function Guests({ name, label, value }: { name: string; label: string; value: number | null }) {
	const { t } = useTranslation('shortlist');
	return (
		<label className="block">
			<span className="mb-1.5 block text-label text-ink2">{label}</span>
			<span className="relative block">
				<select
					name={name}
					defaultValue={value ?? ''}
					key={value}
					className="tabular block h-13 w-full appearance-none rounded-sm border border-field bg-sheet pr-11 pl-4"
				>
					<option value="">{t('dates.any')}</option>
					{Array.from({ length: MOST_GUESTS }, (_, index) => (
						<option key={index} value={index + 1}>
							{index + 1}
						</option>
					))}
				</select>
				<Icon name="chevronDown" className="pointer-events-none absolute top-4 right-4" />
			</span>
		</label>
	);
}
