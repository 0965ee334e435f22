import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchFilter } from '~/domain/search/search-filter';
import { DateRangeField } from '../form/date-range-field';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { DatesOrMonth } from './dates-or-month';
import type { MonthChoice } from './month-choice';
import { SuggestField } from './suggest-field';

const CELL = 'border-line px-5 py-4 lg:py-5 2xl:px-6';
const ACTIVE =
	'relative after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:bg-transparent focus-within:bg-row focus-within:after:bg-accent has-aria-expanded:after:bg-accent has-aria-expanded:bg-row';
const MOST = 30;

type SearchLineProps = {
	filter: SearchFilter;
	months: MonthChoice;
	/** The destination in the visitor's language. */
	destination: string | null;
	/** Dates and guests in one line. */
	summary: string;
	/** The fields of a phone, which stand behind one summary. */
	isOpen: boolean;
	onOpen: () => void;
	/** What stands beside the summary on phones. */
	children?: ReactNode;
};

/** Where, when and how many, in one line below the header; on phones a summary that opens into the fields. */
export function SearchLine(props: SearchLineProps) {
	const { filter, months, destination, summary, isOpen, onOpen, children: beside } = props;
	const { t } = useTranslation(['search', 'common']);
	const flexible = useRef<HTMLInputElement>(null);
	const [isFlexible, setIsFlexible] = useState(filter.flexiblePeriod);
	const [known, setKnown] = useState(filter);
	if (known !== filter) {
		setKnown(filter);
		setIsFlexible(filter.flexiblePeriod);
	}
	const { checkIn, checkOut, adults, children } = filter;
	return (
		<search
			className="search-line relative z-10 block border-b border-line bg-sheet max-lg:border-b-0"
			aria-label={t('line.label')}
		>
			<div className="container max-lg:py-3">
				<div className={`flex gap-2.5 lg:hidden ${isOpen ? 'hidden' : ''}`}>
					{/* biome-ignore lint/a11y/useValidAnchor: without script it is a link that opens the fields */}
					<a
						href="#search-line"
						onClick={(event) => {
							event.preventDefault();
							onOpen();
						}}
						aria-expanded={isOpen}
						className="flex min-w-0 flex-1 items-center justify-between gap-4 rounded-sm border border-field px-4 py-3"
					>
						<span className="min-w-0">
							<span className="block truncate font-semibold">{destination ?? t('line.alps')}</span>
							<span className="block truncate text-small text-ink2">{summary}</span>
						</span>
						<Icon name="search" size={20} className="shrink-0" />
						<span className="sr-only">{t('line.change')}</span>
					</a>
					{beside}
				</div>
				<div
					id="search-line"
					className={`grid-cols-2 border-line max-lg:target:mt-3 max-lg:target:grid lg:-ml-5 lg:grid 2xl:-ml-6 lg:grid-cols-12 2xl:grid-cols-[1.3fr_2.7fr_0.75fr_0.75fr_1.15fr_auto] ${isOpen ? 'grid max-lg:border' : 'hidden max-lg:target:border'}`}
				>
					<div
						className={`${CELL} ${ACTIVE} col-span-2 flex items-center justify-between gap-3 border-b lg:col-span-4 lg:border-r 2xl:col-span-1 2xl:border-b-0`}
					>
						<div className="min-w-0 flex-1">
							<SuggestField
								name="destination"
								label={t('common:suggest.destination')}
								labelClassName="block text-label text-ink2"
								placeholder={t('line.alps')}
								value={destination ?? ''}
								use="fill"
								className="h-7 w-full truncate bg-transparent text-[1.0625rem]/7 placeholder:text-ink"
								listClassName="absolute top-full inset-x-0 z-40 lg:right-auto lg:w-113 suggest-wide"
							/>
						</div>
						<Icon name="pin" size={18} className="shrink-0 text-ink2" />
					</div>
					<DatesOrMonth
						choice={months}
						value={filter.month ?? ''}
						className="col-span-2 lg:col-span-8 2xl:col-span-1"
						cellClassName={`${CELL} border-b lg:border-r lg:max-2xl:border-r-0 2xl:border-b-0`}
					>
						<DateRangeField
							value={{ checkIn, checkOut }}
							isFlexible={isFlexible}
							onFlexibleChange={() => flexible.current?.click()}
							className="grid grid-cols-2"
							cellClassName={`${CELL} ${ACTIVE} border-b max-lg:first:border-r lg:border-r lg:max-2xl:nth-2:border-r-0 2xl:border-b-0`}
						/>
					</DatesOrMonth>
					<Count name="adults" label={t('common:guests.adultsLabel')} any={t('line.any')} value={adults} />
					<Count name="children" label={t('common:guests.childrenLabel')} any="0" value={children} />
					<div className={`${CELL} col-span-2 lg:col-span-4 2xl:col-span-1 2xl:border-r`}>
						<label className="block cursor-pointer">
							<span className="block text-label text-ink2">{t('line.flexible')}</span>
							<span className="flex h-7 items-center gap-2.5">
								<input
									ref={flexible}
									type="checkbox"
									name="flexiblePeriod"
									value="true"
									defaultChecked={filter.flexiblePeriod}
									onChange={(event) => setIsFlexible(event.currentTarget.checked)}
									className="switch"
								/>
								{t('line.plusMinus')}
							</span>
						</label>
					</div>
					<div className="col-span-2 flex items-center p-4 lg:col-span-2 lg:pr-0 2xl:col-span-1 2xl:pl-6">
						<Button type="submit" className="min-h-12 w-full 2xl:px-7">
							<Icon name="search" size={18} className="max-2xl:lg:hidden" />
							{t('common:suggest.search')}
						</Button>
					</div>
				</div>
			</div>
		</search>
	);
}

type CountProps = { name: string; label: string; any: string; value: number | null };

/** How many, as a native list; numbers beyond it stay choosable when the address names them. */
function Count({ name, label, any, value }: CountProps) {
	const numbers = Array.from({ length: MOST }, (_, index) => index + 1);
	if (value && value > MOST) numbers.push(value);
	return (
		<label
			className={`${CELL} ${ACTIVE} block border-b lg:col-span-3 lg:border-r lg:border-b-0 2xl:col-span-1 max-lg:first-of-type:border-r`}
		>
			<span className="block text-label text-ink2">{label}</span>
			<span className="relative block">
				<select
					name={name}
					defaultValue={value ?? ''}
					className="tabular h-7 w-full cursor-pointer appearance-none bg-transparent text-[1.0625rem]/7 focus:outline-none"
				>
					<option value="">{any}</option>
					{numbers.map((number) => (
						<option key={number}>{number}</option>
					))}
				</select>
				<Icon name="chevronDown" size={16} className="pointer-events-none absolute top-1.5 right-0 text-ink2" />
			</span>
		</label>
	);
}
