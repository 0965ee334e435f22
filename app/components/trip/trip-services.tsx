import { Form, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { StayJob } from '~/domain/concierge/list-services.server';
import { formatDate } from '~/domain/date/format-date';
import { formatAmount } from '~/domain/money/format-amount';
import { isCurrency } from '~/domain/money/money';
import { buttonClass } from '../ui/button';
import { ServiceLine, ServiceMark } from './trip-service-form';
import type { OpenTripView, TripAnswer, TripForm, TripServicesView } from './trip-view';

type TripServicesProps = {
	view: OpenTripView;
	services: TripServicesView;
	answer: TripAnswer | null;
	children: ReactNode;
};

/** What was added to the stay, and what of the place can still be. */
export function TripServices({ view, services: { jobs, services, terms, keys }, answer, children }: TripServicesProps) {
	const { t } = useTranslation(['trip']);
	return (
		<section id="services" aria-labelledby="services-title" className="trip-unprinted mt-14 border-line2 border-t pt-6">
			<h2 id="services-title" className="text-h3">
				{t('services.title')}
			</h2>
			{children ? <div className="mt-4">{children}</div> : null}
			{jobs.length > 0 ? (
				<ul aria-label={t('services.asked')} className="mt-3 grid gap-x-18 2xl:grid-cols-2 2xl:items-start">
					{jobs.map((job) => (
						<JobLine key={job.id} job={job} />
					))}
				</ul>
			) : null}
			{services.length > 0 ? (
				<>
					<ul aria-label={t('services.offered')} className="mt-3 grid gap-x-18 2xl:grid-cols-2 2xl:items-start">
						{services.map((service, at) => (
							<ServiceLine
								key={`${service.key} ${jobs.length}`}
								{...{ service, view, terms }}
								formKey={keys[at] ?? ''}
								answer={answer?.form === 'service' && answer.typed.service === service.key ? answer : null}
							/>
						))}
					</ul>
					<p className="mt-4 text-ink2 text-small">{t('services.bill')}</p>
				</>
			) : null}
		</section>
	);
}

function JobLine({ job }: { job: StayJob }) {
	const { t } = useTranslation(['trip']);
	const { language } = useRoot();
	const { state, kind, name, day, time, quantity, unit, priceMinor, agreedMinor, currency, endReason, number } = job;
	const when = [formatDate(day, language, { weekday: 'plain', hasYear: false }), time].filter(Boolean).join(', ');
	const price = (minor: number) =>
		formatAmount({ minor, currency: isCurrency(currency) ? currency : 'EUR' }, { hasCents: true });
	const tone =
		state === 'confirmed' || state === 'done' ? 'text-ok' : state === 'declined' ? 'text-err' : 'text-accent-ink';
	const reason = state === 'declined' ? (endReason === 'refused' ? t('services.refused') : endReason) : null;
	const isDearer = state === 'offered' && agreedMinor !== null && agreedMinor !== priceMinor;
	return (
		<li className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-line border-b py-3">
			<ServiceMark kind={kind} />
			<p className="min-w-0">
				<b className="font-medium [overflow-wrap:anywhere]">
					{unit === 'job' || quantity === 1 ? '' : `${quantity} × `}
					{name}
				</b>
				<span className="block text-ink2 text-small tabular">
					{when}, <span className="whitespace-nowrap">{number}</span>
				</span>
			</p>
			<p className="text-right">
				<b className={`font-semibold text-small ${tone}`}>{t(`services.state.${state}`)}</b>
				<span className="block tabular">
					{isDearer ? (
						<s className="mr-2 text-ink2 text-small">
							<span className="sr-only">{t('services.before')} </span>
							{price(agreedMinor)}
						</s>
					) : null}
					{price(priceMinor)}
				</span>
			</p>
			{reason ? (
				<p className="text-ink2 text-small col-start-2 col-end-4 [overflow-wrap:anywhere]">
					{t('services.reason', { reason })}
				</p>
			) : null}
			{job.mayAnswer ? (
				<p className="col-start-2 col-end-4">{t('services.yours', { price: price(priceMinor) })}</p>
			) : null}
			{job.mayAnswer || job.mayCancel ? (
				<div className="col-start-2 col-end-4 flex flex-wrap gap-2">
					{job.mayAnswer ? (
						<>
							<JobButton job={job} intent="serviceAccept" look="dark" />
							<JobButton job={job} intent="serviceRefuse" look="outline" />
						</>
					) : (
						<JobButton job={job} intent="serviceCancel" look="outline" />
					)}
				</div>
			) : null}
		</li>
	);
}

type JobButtonProps = {
	job: StayJob;
	intent: Extract<TripForm, 'serviceAccept' | 'serviceRefuse' | 'serviceCancel'>;
	look: 'dark' | 'outline';
};

function JobButton({ job: { id, version, priceMinor, name }, intent, look }: JobButtonProps) {
	const { t } = useTranslation(['trip']);
	const isSending = useNavigation().formData?.get('job') === id;
	return (
		<Form method="post" preventScrollReset>
			<input type="hidden" name="intent" value={intent} />
			<input type="hidden" name="job" value={id} />
			<input type="hidden" name="version" value={version} />
			<input type="hidden" name="seenMinor" value={priceMinor} />
			<button type="submit" disabled={isSending} className={buttonClass(look)}>
				{t(`services.${intent}`)}
				<span className="sr-only">: {name}</span>
			</button>
		</Form>
	);
}

/** What the group and a device see: what, when and whether it is confirmed, and no price. */
export function PlannedServices({ planned }: Pick<OpenTripView, 'planned'>) {
	const { t } = useTranslation(['trip']);
	const { language } = useRoot();
	if (planned.length === 0) return null;
	return (
		<section aria-labelledby="planned-title" className="mt-14 border-line2 border-t pt-6">
			<h2 id="planned-title" className="text-h3">
				{t('services.planned')}
			</h2>
			<ul className="mt-3">
				{planned.map(({ id, name, day, time, isConfirmed }) => (
					<li key={id} className="flex flex-wrap justify-between gap-x-4 border-line border-b py-2.5">
						<span>
							{name}
							<span className="block text-ink2 text-small tabular">
								{[formatDate(day, language, { weekday: 'plain', hasYear: false }), time].filter(Boolean).join(', ')}
							</span>
						</span>
						<span className={`font-semibold text-small ${isConfirmed ? 'text-ok' : 'text-accent-ink'}`}>
							{t(isConfirmed ? 'services.state.confirmed' : 'services.state.requested')}
						</span>
					</li>
				))}
			</ul>
		</section>
	);
}
