import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { OfferedService, StayJob, StayServices } from '~/domain/concierge/list-services.server';
import { formatDate } from '~/domain/date/format-date';
import { isCurrency } from '~/domain/money/money';
import { JobIcon } from '../../concierge/job-icon';
import { Icon } from '../../ui/icon';
import { Amount } from '../amount';
import { VerbForm } from '../page/verb-form';
import { CardHead } from '../parts/card-head';
import { Chip, type ChipKind } from '../parts/chip';
import { FaultBox } from '../parts/fault-box';
import { FIELD_BOX } from '../parts/field-label';
import { tradeButton } from '../trade-button';
import type { ServicesAnswer } from './services-answer';

type LeadServicesProps = {
	services: Pick<StayServices, 'terms' | 'services' | 'jobs'> & { keys: string[] };
	pax: number;
	answer: ServicesAnswer | null;
};

const CHIPS: Partial<Record<StayJob['state'], ChipKind>> = {
	...{ requested: 'open', offered: 'open', confirmed: 'good', done: 'good', declined: 'bad' },
};

/** Services of a booking: what was asked for and how it stands, and what can be asked for in the client's name. */
export function LeadServicesCard({ services: { services, jobs, terms, keys }, pax, answer }: LeadServicesProps) {
	const { t } = useTranslation('trade-trip');
	return (
		<section className="trade-card" id="services" aria-labelledby="services-title">
			<CardHead>
				<h2 id="services-title">{t('services.title')}</h2>
			</CardHead>
			<ServicesOutcome answer={answer} />
			<p className="trade-note px-4.5 pt-3.5">{t('services.intro')}</p>
			<ul aria-label={t('services.asked')}>
				{jobs.map((job) => (
					<JobLine key={job.id} job={job} />
				))}
			</ul>
			{services.length > 0 ? (
				<ul aria-label={t('services.offered')} className="grid gap-2 px-4.5 py-3.5">
					{services.map((service, at) => (
						<ServiceLine
							key={`${service.key} ${jobs.length}`}
							{...{ service, terms, pax }}
							formKey={keys[at] ?? ''}
							answer={answer?.typed.service === service.key ? answer : null}
						/>
					))}
				</ul>
			) : null}
		</section>
	);
}

function ServicesOutcome({ answer }: { answer: ServicesAnswer | null }) {
	const { t } = useTranslation('trade-trip');
	if (!answer || Object.keys(answer.errors).length > 0) return null;
	return (
		<div className="px-4.5 pt-3.5">
			{answer.error === null ? (
				<p
					role="status"
					className="flex items-center gap-2.5 rounded-control border border-ok/40 bg-[#dff0e4] px-4 py-3 text-[#1b5834]"
				>
					<Icon className="shrink-0" name="check" size={18} />
					{t(`services.done.${answer.intent}`)}
				</p>
			) : (
				<FaultBox>{t(`services.error.${answer.error}`)}</FaultBox>
			)}
		</div>
	);
}

function JobLine({ job }: { job: StayJob }) {
	const { t } = useTranslation('trade-trip');
	const { language } = useRoot();
	const { state, day, time, number, endReason, priceMinor, agreedMinor, currency } = job;
	const money = (minor: number) => ({ minor, currency: isCurrency(currency) ? currency : ('EUR' as const) });
	const isDearer = state === 'offered' && agreedMinor !== null && agreedMinor !== priceMinor;
	const reason = state !== 'declined' ? null : endReason === 'refused' ? t('services.refused') : endReason;
	return (
		<li className="grid gap-1.5 border-b border-hair px-4.5 py-3">
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<b className="font-semibold wrap-anywhere">
					{job.unit === 'job' || job.quantity === 1 ? '' : `${job.quantity} × `}
					{job.name}
				</b>
				<Chip kind={CHIPS[state]}>{t(`services.state.${state}`)}</Chip>
				<span className="ml-auto text-right">
					{isDearer ? (
						<s className="trade-note mr-2">
							<Amount money={money(agreedMinor)} />
						</s>
					) : null}
					<Amount money={money(priceMinor)} />
				</span>
			</div>
			<p className="trade-note tabular-nums">
				{[
					formatDate(day, language, { weekday: 'plain' }),
					time,
					number,
					job.requestedBy === 'guest' ? t('services.byGuest') : null,
				]
					.filter(Boolean)
					.join(', ')}
			</p>
			{state === 'offered' ? <p className="text-ink2">{t('services.waits')}</p> : null}
			{reason ? <p className="text-ink2 wrap-anywhere">{t('services.reason', { reason })}</p> : null}
			{job.mayCancel ? (
				<VerbForm action="#services" fields={{ intent: 'serviceCancel', job: job.id, version: job.version }}>
					<button type="submit" className={tradeButton('line', 'w-fit')}>
						{t('services.cancel')}
						<span className="sr-only">: {job.name}</span>
					</button>
				</VerbForm>
			) : null}
		</li>
	);
}

type ServiceLineProps = {
	service: OfferedService;
	terms: StayServices['terms'];
	pax: number;
	formKey: string;
	answer: ServicesAnswer | null;
};

const ROUTE = ['pickUp', 'dropOff', 'flight'] as const;

/** A service of the place; its form opens in place, without script too. */
function ServiceLine({ service, terms, pax, formKey, answer }: ServiceLineProps) {
	const { t } = useTranslation(['trade-trip', 'form-error']);
	const ids = useId();
	const { key, kind, name, description, unit, priceMinor, currency, noticeHours, firstDay, lastDay, hasRoute } =
		service;
	const errors = answer?.errors ?? {};
	const field = (
		which: 'day' | 'time' | 'quantity' | 'note' | (typeof ROUTE)[number],
		known: string,
		more: { type?: string; min?: string; max?: string; required?: boolean; maxLength?: number; isWide?: boolean } = {},
	) => {
		const { isWide, ...input } = more;
		const error = errors[which];
		return (
			<label key={which} className={`${FIELD_BOX} ${isWide ? 'sm:col-span-full' : ''}`}>
				<span>{which === 'quantity' ? t(`services.unit.${unit}`) : t(`services.field.${which}`)}</span>
				<input
					name={which}
					defaultValue={answer?.typed[which] ?? known}
					autoComplete="off"
					className="trade-field w-full"
					{...input}
					{...(error ? { 'aria-invalid': true, 'aria-describedby': `${ids}-${which}` } : {})}
				/>
				{error ? (
					<span id={`${ids}-${which}`} role="alert" className="text-err">
						{t(`form-error:${error.key}`, { ...error.values })}
					</span>
				) : null}
			</label>
		);
	};
	return (
		<li>
			<details open={answer !== null} key={answer?.at}>
				<summary className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-0.5 rounded-control border border-hair px-3.5 py-2 sm:grid-cols-[1.25rem_minmax(0,1fr)_auto_auto]">
					<JobIcon kind={kind} size={18} />
					<span className="min-w-0">
						{name}
						<span className="trade-note block">
							{/* Descriptions of a catalogue may be whole sentences. */}
							{[description?.replace(/\.$/, ''), noticeHours > 0 ? t('services.notice', { count: noticeHours }) : null]
								.filter(Boolean)
								.join(', ')}
						</span>
					</span>
					<span className="max-sm:col-start-2 max-sm:row-start-2">
						<Amount money={{ minor: priceMinor, currency }} />{' '}
						{unit === 'job' ? null : <span className="trade-note">{t(`services.per.${unit}`)}</span>}
					</span>
					<Icon name="plus" size={16} className="shrink-0 text-ink2" />
				</summary>
				<VerbForm
					action="#services"
					fields={{ intent: 'service', service: key, key: answer?.typed.key ?? formKey, seenMinor: priceMinor }}
					className="grid gap-3 px-3.5 py-3.5 sm:grid-cols-2"
				>
					{field('day', firstDay, { type: 'date', min: firstDay, max: lastDay, required: true })}
					{field('time', '', { type: 'time' })}
					{unit === 'job'
						? null
						: field('quantity', String(unit === 'person' ? pax : 1), { maxLength: 2, required: true })}
					{hasRoute ? ROUTE.map((each) => field(each, '', { maxLength: each === 'flight' ? 60 : 120 })) : null}
					{field('note', '', { maxLength: 500, isWide: true })}
					{terms ? (
						<div className="grid gap-1.5 sm:col-span-full">
							<label className="flex items-start gap-2.5">
								<input type="checkbox" name="terms" value="on" required className="mt-1" />
								<span>{t('services.agree', { organiser: terms.organiser })}</span>
							</label>
							{errors.terms ? (
								<span role="alert" className="text-err">
									{t(`form-error:${errors.terms.key}`)}
								</span>
							) : null}
							<details>
								<summary className="trade-link w-fit">{t('services.terms')}</summary>
								<p className="mt-1 max-w-176 whitespace-pre-line wrap-anywhere">{terms.text}</p>
							</details>
						</div>
					) : null}
					<button type="submit" className={tradeButton('dark', 'w-fit')}>
						{t('services.ask')}
					</button>
				</VerbForm>
			</details>
		</li>
	);
}
