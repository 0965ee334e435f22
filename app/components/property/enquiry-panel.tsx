import { Form, useSubmit } from '@remix-run/react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { Property } from '~/domain/property/property';
import type { StayFigures } from '~/domain/property/stay-figures';
import { DateRangeField } from '../form/date-range-field';
import { buttonClass } from '../ui/button';
import { Icon } from '../ui/icon';
import { LateZone, late, lateParts } from '../ui/late';
import { BookLink, EnquireLink } from './book-link';
import GuestsPanel from './guests-panel';
import { LevelChoice } from './level-choice';
import { PaymentLines } from './payment-lines';
import type { ShownStay } from './shown-stay';
import { StayErrorBox as ServedErrorBox } from './stay-error-box';
import type { StayRefusal } from './stay-refusal';
import { useStayWords } from './stay-words';
import { useChoose } from './use-choose';
import { WhyPriceButton } from './why-price-button';

// The condition is known when the page is built: the browser fetches the box only when a stay cannot be had.
const StayErrorBox = import.meta.env.SSR
	? ServedErrorBox
	: lazy(async () => ({ default: (await import('./stay-error-box')).StayErrorBox }));

const GUESTS = 'guests-panel';

const LateGuests = import.meta.env.SSR ? GuestsPanel : late(GUESTS, () => import('./guests-panel'), ['guests']);

type EnquiryPanelProps = {
	property: Property;
	chosen: ShownStay;
	refusal: StayRefusal | null;
	figures: StayFigures | null;
	isPriceExplained: boolean;
	path: string;
	enquirePath: string;
};

/**
 * Price, period, guests and level of the chosen stay, and the way to an enquiry. One GET form: each change asks the
 * server again and stays where it is; without script a button does.
 */
export function EnquiryPanel(props: EnquiryPanelProps) {
	const { property, chosen, refusal, figures, isPriceExplained, path, enquirePath } = props;
	const { t } = useTranslation(['property', 'common']);
	const { brand } = useRoot();
	const submit = useSubmit();
	const { choose, isChoosing } = useChoose();
	const form = useRef<HTMLFormElement>(null);
	const { period, error } = chosen;
	const words = useStayWords(property, chosen);

	// The page may change the stay outside the form (year strip, nearest weeks): the form follows.
	useEffect(() => {
		for (const radio of form.current?.querySelectorAll<HTMLInputElement>('[name=serviceLevel]') ?? []) {
			radio.checked = radio.value === chosen.serviceLevel;
		}
	}, [chosen]);

	// A native listener: React's own does not hear of a number that a button has changed.
	useEffect(() => {
		const element = form.current;
		if (!element) return;
		const change = async () => {
			await lateParts();
			// Read only now: the limits of a field may have followed another one.
			const data = new FormData(element);
			if (!element.checkValidity() || !data.get('checkIn') || !data.get('checkOut')) return;
			submit(data, { method: 'get', action: path, replace: true, preventScrollReset: true });
		};
		element.addEventListener('change', change);
		return () => element.removeEventListener('change', change);
	}, [path, submit]);

	const cell = 'px-3.5 py-3';
	return (
		<aside id="your-stay" aria-labelledby="your-stay-title" className="scroll-mt-24">
			<div className="border border-t-2 border-line border-t-accent bg-sheet p-5 shadow-panel lg:p-6 2xl:p-8">
				<h2 id="your-stay-title" className="sr-only">
					{t('stay.title')}
				</h2>
				<div
					role="status"
					aria-busy={isChoosing}
					className={`flex flex-wrap items-baseline justify-between gap-x-4 transition-opacity duration-150 ${isChoosing ? 'opacity-50' : ''}`}
				>
					{words.price || words.status ? (
						<p className="amount text-[1.75rem]/9 2xl:text-[1.875rem]/9">{words.price || words.status}</p>
					) : null}
					{words.price && words.status && !error ? (
						<p className="flex items-center gap-2.5 text-small font-medium">
							<span
								className={`size-2 rounded-full ${chosen.availability === 'available' ? 'bg-ok' : 'border-2 border-ink'}`}
							/>
							{words.status}
						</p>
					) : null}
					<p className="w-full text-small text-ink2">
						{period
							? [t('common:property.nights', { count: Math.max(0, period.nights) }), words.level]
									.filter(Boolean)
									.join(', ')
							: t(property.isUnregistered ? 'stay.notBookable' : 'stay.noDates')}
						{chosen.tax ? <span className="block">{chosen.tax.short}</span> : null}
					</p>
				</div>
				{isPriceExplained ? <WhyPriceButton className="mt-1 text-small" /> : null}
				<Form ref={form} method="get" action={path} replace preventScrollReset className="mt-5">
					<div className="rounded-sm border border-field">
						<DateRangeField
							propertyPath={path}
							value={{ checkIn: period?.checkIn ?? null, checkOut: period?.checkOut ?? null }}
							className="grid grid-cols-2 divide-field border-b border-field max-lg:divide-x lg:max-2xl:grid-cols-1 lg:max-2xl:divide-y 2xl:divide-x"
							cellClassName={cell}
						/>
						<LateZone id={GUESTS}>
							<LateGuests property={property} chosen={chosen} enquirePath={enquirePath} />
						</LateZone>
					</div>
					{chosen.error ? (
						<Suspense>
							<StayErrorBox property={property} chosen={chosen} refusal={refusal} onChoose={choose} />
						</Suspense>
					) : null}
					<LevelChoice chosen={chosen} amount={words.amount} />
					<button type="submit" className={buttonClass('outline', 'mt-5 w-full [@media(scripting:enabled)]:hidden')}>
						{t('stay.show')}
					</button>
				</Form>
				<BookLink chosen={chosen} enquirePath={enquirePath} className="mt-6 -mb-3 min-h-13 w-full" />
				{error === 'tooManyGuests' ? null : (
					<EnquireLink chosen={chosen} enquirePath={enquirePath} className="mt-6 min-h-13 w-full" />
				)}
				<p className="mt-4 text-center text-small text-balance text-ink2">{t('stay.notBinding')}</p>
				{figures && chosen.priceMinor !== null ? <PaymentLines figures={figures} amount={words.amount} /> : null}
			</div>
			<p className="mt-6 flex items-center gap-5 px-2 text-small">
				<Icon name="phone" size={20} className="shrink-0 text-accent-ink" />
				<span>
					{t('stay.ask')}
					<a
						href={`tel:${brand.phone.countryCode}${brand.phone.number.replaceAll(' ', '')}`}
						className="tabular block py-0.5 font-semibold hover:text-accent-ink"
					>
						{brand.phone.countryCode} {brand.phone.number}
					</a>
				</span>
			</p>
		</aside>
	);
}
