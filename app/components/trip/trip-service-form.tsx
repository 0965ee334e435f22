import { Form, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { OfferedService, StayServices } from '~/domain/concierge/list-services.server';
import { formatAmount } from '~/domain/money/format-amount';
import { isCurrency } from '~/domain/money/money';
import { JobIcon } from '../concierge/job-icon';
import { buttonClass } from '../ui/button';
import { Icon } from '../ui/icon';
import { TripTextField } from './trip-form';
import type { OpenTripView, TripAnswer } from './trip-view';

type ServiceLineProps = {
	service: OfferedService;
	view: OpenTripView;
	terms: StayServices['terms'];
	/** Of the form, so that it counts once. */
	formKey: string;
	/** What is wrong with this service's form. */
	answer: TripAnswer | null;
};

const HOURS_A_DAY = 24;

/** A service of the place with its price and notice; "Add" opens its form in place, without script too. */
export function ServiceLine(props: ServiceLineProps) {
	const { t } = useTranslation(['trip']);
	const { service, answer } = props;
	const { key, kind, name, description, priceMinor, currency, unit, noticeHours } = service;
	const price = formatAmount({ minor: priceMinor, currency: isCurrency(currency) ? currency : 'EUR' });
	const notice =
		noticeHours === 0
			? null
			: noticeHours % HOURS_A_DAY === 0
				? t('services.noticeDays', { count: noticeHours / HOURS_A_DAY })
				: t('services.noticeHours', { count: noticeHours });
	return (
		<li className="min-w-0 border-line border-b">
			<details open={answer !== null}>
				<summary className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-3 md:grid-cols-[2.5rem_minmax(0,1fr)_auto_auto]">
					<ServiceMark kind={kind} />
					<span className="min-w-0">
						<b className="font-medium [overflow-wrap:anywhere]">{name}</b>
						<span className="block text-ink2 text-small">
							{/* Descriptions of a catalogue may be whole sentences. */}
							{[description?.replace(/\.$/, ''), notice].filter(Boolean).join(', ')}
						</span>
						<span className="block tabular md:hidden">{t(`services.price.${unit}`, { price })}</span>
					</span>
					<span className="tabular text-right max-md:hidden">{t(`services.price.${unit}`, { price })}</span>
					<span className={buttonClass('outline')}>
						<Icon name="plus" size={18} />
						{t('services.add')}
						<span className="sr-only">: {name}</span>
					</span>
				</summary>
				<ServiceForm key={answer?.at ?? key} {...props} />
			</details>
		</li>
	);
}

/** The symbol of a service in its circle. */
export function ServiceMark({ kind }: Pick<OfferedService, 'kind'>) {
	return (
		<span className="grid size-10 shrink-0 place-items-center self-start rounded-full bg-light1">
			<JobIcon kind={kind} size={20} />
		</span>
	);
}

function ServiceForm({ service, view, terms, formKey, answer }: ServiceLineProps) {
	const { t } = useTranslation(['trip']);
	const isSending = useNavigation().formData?.get('service') === service.key;
	const { key, firstDay, lastDay, unit, hasRoute, priceMinor } = service;
	const field = (name: 'day' | 'time' | 'quantity' | 'pickUp' | 'dropOff' | 'flight' | 'note', known = '') => ({
		name,
		idAs: `${key}-${name}`,
		value: answer?.typed[name] ?? known,
		error: answer?.errors[name],
		label: t(`services.field.${name}`),
	});
	return (
		<Form method="post" preventScrollReset className="mb-3 grid gap-3 bg-light1 px-4 py-4 sm:grid-cols-2">
			<input type="hidden" name="intent" value="service" />
			<input type="hidden" name="service" value={key} />
			<input type="hidden" name="key" value={answer?.typed.key ?? formKey} />
			<input type="hidden" name="seenMinor" value={priceMinor} />
			<TripTextField {...field('day', firstDay)} type="date" min={firstDay} max={lastDay} isRequired />
			<TripTextField {...field('time')} type="time" />
			{unit === 'job' ? null : (
				<TripTextField
					{...field('quantity', String(unit === 'person' ? view.pax : 1))}
					label={t(`services.quantity.${unit}`)}
					inputMode="numeric"
					maxLength={2}
					isRequired
				/>
			)}
			{hasRoute ? (
				<>
					<TripTextField {...field('pickUp')} maxLength={120} />
					<TripTextField {...field('dropOff')} maxLength={120} />
					<TripTextField {...field('flight')} maxLength={60} />
				</>
			) : null}
			<TripTextField {...field('note')} maxLength={500} className="sm:col-span-full" />
			{terms ? <Terms terms={terms} answer={answer} id={`${key}-terms-error`} /> : null}
			<button type="submit" disabled={isSending} className={buttonClass('dark', 'sm:col-span-full')}>
				{t('services.ask')}
			</button>
		</Form>
	);
}

type TermsProps = { terms: NonNullable<StayServices['terms']>; answer: TripAnswer | null; id: string };

/** The organiser's terms, which are read before something is asked for (CONCIERGE-3). */
function Terms({ terms: { organiser, text }, answer, id }: TermsProps) {
	const { t } = useTranslation(['trip', 'form-error']);
	const error = answer?.errors.terms;
	return (
		<div className="grid gap-1 sm:col-span-full">
			<label className="flex items-start gap-3">
				<input
					type="checkbox"
					name="terms"
					value="on"
					required
					defaultChecked={answer !== null && 'terms' in answer.typed}
					aria-invalid={error ? true : undefined}
					aria-describedby={error ? id : undefined}
					className="mt-0.5 size-5 shrink-0 accent-main"
				/>
				<span>{t('services.agree', { organiser })}</span>
			</label>
			{error ? (
				<p id={id} className="text-err text-small">
					{t(`form-error:${error.key}`, { ...error.values })}
				</p>
			) : null}
			<details className="text-small">
				<summary className="flex min-h-11 items-center">
					<span className="text-link">{t('services.terms')}</span>
				</summary>
				<p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
			</details>
		</div>
	);
}
