import { Form, useNavigate } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { PlainDate } from '~/domain/date/plain-date';
import { type DateRange, DateRangeField } from '../form/date-range-field';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { DatesOrMonth } from './dates-or-month';
import { GuestsField } from './guests-field';
import type { MonthChoice } from './month-choice';
import { SuggestField } from './suggest-field';

const NO_DATES: DateRange = { checkIn: null, checkOut: null };
const CELL = 'border-b border-line px-5 py-4 md:border-r xl:border-b-0 xl:px-6 xl:py-5';
/** The accent line under the cell in use. */
const ACTIVE =
	'relative after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:bg-transparent after:transition-colors focus-within:after:bg-accent has-aria-expanded:after:bg-accent';

type SearchBoxProps = { months: MonthChoice; children?: ReactNode; className?: string };

/**
 * The search box of the hero: where, when, how many. One GET form to /search; the page around it places it and may put
 * words at the end of the line below it.
 */
export function SearchBox({ months, children, className = '' }: SearchBoxProps) {
	const { t } = useTranslation();
	const { today } = useRoot();
	const navigate = useNavigate();
	const id = useId();
	const [isFlexible, setIsFlexible] = useState(false);
	return (
		<Form
			action="/search"
			role="search"
			aria-label={t('suggest.search')}
			className={className}
			onSubmit={(event) => {
				event.preventDefault();
				const form = event.currentTarget;
				import('./form-address').then(
					({ formAddress }) => navigate(formAddress(form, today as PlainDate)),
					() => form.submit(),
				);
			}}
		>
			<div className="grid bg-sheet text-ink shadow-panel md:grid-cols-2 xl:grid-cols-[1.5fr_2fr_1.35fr_auto]">
				<div className={`${CELL} ${ACTIVE} flex items-center justify-between gap-3`}>
					<div className="min-w-0 flex-1">
						<SuggestField
							name="destination"
							label={t('suggest.destination')}
							labelClassName="block text-label text-ink2"
							placeholder={t('suggest.destinationPlaceholder')}
							use="fill"
							className="h-7 w-full truncate bg-transparent text-[1.0625rem]/7 placeholder:text-ink2"
							listClassName="absolute top-full inset-x-0 z-40 lg:right-auto lg:w-113 suggest-wide"
						/>
					</div>
					<Icon name="pin" size={18} className="shrink-0 text-ink2" />
				</div>
				<DatesOrMonth choice={months} value="" className="" cellClassName={CELL}>
					<DateRangeField
						value={NO_DATES}
						isFlexible={isFlexible}
						onFlexibleChange={setIsFlexible}
						className="grid grid-cols-2"
						cellClassName={`${CELL} ${ACTIVE} max-md:first:border-r`}
					/>
				</DatesOrMonth>
				<GuestsField className={`${CELL} ${ACTIVE} md:border-b-0 xl:border-r-0`} />
				<div className="p-3.5">
					<Button type="submit" className="h-full min-h-13 w-full px-10">
						<Icon name="search" size={18} />
						{t('suggest.search')}
					</Button>
				</div>
			</div>
			<div className="mt-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 text-small">
				<span className="flex items-center gap-3">
					<input
						id={id}
						type="checkbox"
						name="flexiblePeriod"
						value="true"
						checked={isFlexible}
						onChange={(event) => setIsFlexible(event.currentTarget.checked)}
						className="check"
					/>
					<label htmlFor={id} className="text-ink2">
						{t('dates.flexiblePeriod')}
					</label>
				</span>
				{children}
			</div>
		</Form>
	);
}
