import { Form, useNavigation } from '@remix-run/react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatTimestamp } from '~/domain/date/format-timestamp';
import { type Rating, ratingWord } from '~/domain/review/review-rules';
import type { LeadTrip } from '~/domain/trip/trip-links.server';
import { Icon } from '../../ui/icon';
import { CardHead } from '../parts/card-head';
import { FaultBox } from '../parts/fault-box';
import { FIELD_BOX } from '../parts/field-label';
import { LinkToCopy } from '../parts/link-to-copy';
import { tradeButton } from '../trade-button';
import { AskFirst } from './money-form';
import type { TripLinkAnswer } from './trip-answer';

type TripCardProps = { trip: LeadTrip; answer: TripLinkAnswer | null };

const KINDS = ['lead', 'group'] as const;

/** The links of a booking's trip page: copied, sent and ended. */
export function TripCard({ trip, answer }: TripCardProps) {
	const { t } = useTranslation('trade-trip');
	const { language } = useRoot();
	if (!trip.mayLink) return null;
	return (
		<section className="trade-card" id="trip" aria-labelledby="trip-title">
			<CardHead>
				<h2 id="trip-title">{t('title')}</h2>
				{trip.sentAt === null ? null : (
					<span className="trade-note ml-auto">{t('sentAt', { moment: formatTimestamp(trip.sentAt, language) })}</span>
				)}
			</CardHead>
			<div className="grid gap-4 px-4.5 py-3.5">
				<TripOutcome answer={answer} />
				<p className="trade-note">{t('intro')}</p>
				{KINDS.map((kind) => (
					<TripLinkTools key={kind} {...{ kind, trip, answer }} />
				))}
				{trip.isAhead || trip.notices.length > 0 ? <NeedsReminders trip={trip} /> : null}
				{trip.review ? <GivenAnswer review={trip.review} /> : null}
			</div>
		</section>
	);
}

/** When the lead guest was reminded of what is still needed (TRIP-14), and whether it goes on; one stop holds for all reminders of the booking. */
function NeedsReminders({ trip: { notices, remindersStoppedAt, isAhead, client } }: Pick<TripCardProps, 'trip'>) {
	const { t } = useTranslation('trade-trip');
	const { language } = useRoot();
	const isStopped = remindersStoppedAt !== null;
	return (
		<div className="border-t border-hair pt-3.5">
			<h3 className="font-semibold">{t('needs.title')}</h3>
			<ul className="mt-1">
				{notices.map(({ no, receiver, createdAt }) => (
					<li key={no} className="py-1">
						<span className="tabular-nums">{formatTimestamp(createdAt, language)}</span>
						<span className="text-ink2"> · {t(`needs.to.${receiver}`)}</span>
					</li>
				))}
			</ul>
			{isAhead ? (
				<>
					<p className="mt-1 text-ink2">
						{t(isStopped ? 'needs.stopped' : `needs.will.${client.email === null ? 'agent' : 'client'}`)}
					</p>
					<TripForm intent={isStopped ? 'tripResume' : 'tripStop'} kind="lead" className="mt-2.5">
						<button type="submit" className={tradeButton('line')}>
							{t(isStopped ? 'needs.resume' : 'needs.stop')}
						</button>
					</TripForm>
				</>
			) : null}
		</div>
	);
}

/** What the guest answered after the stay. */
function GivenAnswer({ review }: { review: NonNullable<LeadTrip['review']> }) {
	const { t } = useTranslation('reviews');
	const rating = review.rating as Rating;
	return (
		<div className="border-t border-hair pt-3.5">
			<h3 className="font-semibold">{t('ofLead')}</h3>
			<p>
				{t('rating', { rating, word: t(`word.${ratingWord(rating)}`) })}
				<span className="trade-note">, {t(`state.${review.state}`)}</span>
			</p>
			{review.text ? <p className="mt-1 whitespace-pre-line wrap-anywhere">{review.text}</p> : null}
		</div>
	);
}

function TripOutcome({ answer }: { answer: TripLinkAnswer | null }) {
	const { t } = useTranslation('trade-trip');
	if (!answer || answer.error === 'email') return null;
	if (answer.error !== null) return <FaultBox>{t(`error.${answer.error}`)}</FaultBox>;
	return (
		<p
			role="status"
			className="flex items-center gap-2.5 rounded-control border border-ok/40 bg-[#dff0e4] px-4 py-3 text-[#1b5834]"
		>
			<Icon className="shrink-0" name="check" size={18} />
			<span className="[overflow-wrap:anywhere]">{t(`done.${answer.intent}`, { email: answer.email })}</span>
		</p>
	);
}

function TripLinkTools({ kind, trip, answer }: TripCardProps & { kind: (typeof KINDS)[number] }) {
	const { t } = useTranslation('trade-trip');
	const what = t(`kind.${kind}`);
	const link = trip.links.find((each) => each.kind === kind);
	const own = answer?.kind === kind ? answer : null;
	return (
		<div className="grid gap-2.5">
			{link ? (
				<LinkField url={link.url} what={what} isAsked={own?.intent === 'tripLink' && own.error === null} />
			) : null}
			<div className="flex flex-wrap items-start gap-2">
				{link ? null : (
					<TripForm intent="tripLink" kind={kind}>
						<button type="submit" className={tradeButton('line')}>
							{t('copyOf', { what })}
						</button>
					</TripForm>
				)}
				{kind === 'lead' ? <SendLink trip={trip} answer={own} /> : null}
				{link ? (
					<AskFirst open={t('end.open')} text={t('end.text')}>
						<TripForm intent="tripEnd" kind={kind} link={link.id}>
							<button type="submit" className={tradeButton('dark')}>
								{t('end.sure')}
							</button>
						</TripForm>
					</AskFirst>
				) : null}
			</div>
		</div>
	);
}

type TripFormProps = {
	intent: TripLinkAnswer['intent'];
	kind: (typeof KINDS)[number];
	link?: string;
	className?: string;
	children: ReactNode;
};

function TripForm({ intent, kind, link = '', className, children }: TripFormProps) {
	const isBusy = useNavigation().state === 'submitting';
	return (
		<Form
			method="post"
			action="#trip"
			preventScrollReset
			className={className}
			onSubmit={(event) => {
				if (isBusy) event.preventDefault();
			}}
		>
			<input type="hidden" name="intent" value={intent} />
			<input type="hidden" name="kind" value={kind} />
			<input type="hidden" name="link" value={link} />
			{children}
		</Form>
	);
}

function LinkField({ url, what, isAsked }: { url: string; what: string; isAsked: boolean }) {
	const { t } = useTranslation('trade-trip');
	const copied = t('copied');
	const words = {
		...{ label: t('label', { what }), copy: t('copy'), copyOf: t('copyOf', { what }) },
		...{ copied, copiedOf: copied, open: t('open') },
	};
	return <LinkToCopy url={url} isAsked={isAsked} words={words} />;
}

function SendLink({ trip: { client }, answer }: TripCardProps) {
	const { t } = useTranslation('trade-trip');
	const error = useId();
	const hasFailed = answer?.intent === 'tripMail' && answer.error !== null;
	const isWrong = hasFailed && answer.error === 'email';
	const language = t(`mail.language.${client.language}`);
	return (
		<AskFirst key={answer?.at} open={t('mail.open')} isOpen={hasFailed} text={t('mail.text', { language })}>
			<TripForm intent="tripMail" kind="lead" className="grid gap-2.5">
				<label className={FIELD_BOX}>
					<span>{t('mail.address')}</span>
					<input
						type="email"
						name="email"
						required
						maxLength={254}
						autoComplete="off"
						defaultValue={hasFailed ? answer.email : (client.email ?? '')}
						className="trade-field"
						aria-invalid={isWrong || undefined}
						aria-describedby={isWrong ? error : undefined}
					/>
				</label>
				{isWrong ? (
					<p id={error} role="alert" className="text-err">
						{t('error.email')}
					</p>
				) : null}
				<button type="submit" className={tradeButton('dark', 'w-fit')}>
					{t('mail.send')}
				</button>
			</TripForm>
		</AskFirst>
	);
}
