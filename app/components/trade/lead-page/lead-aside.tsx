import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { formatNumber } from '~/domain/language/format-number';
import { leadPath } from '~/domain/lead/lead-path';
import type { LeadStatus } from '~/domain/lead/lead-status';
import { leadStatusLabel } from '~/domain/lead/lead-status-label';
import { formatRate } from '~/domain/money/format-rate';
import type { ProposalOfLead } from '~/domain/proposal/proposals-of-lead.server';
import { Amount } from '../amount';
import { CardHead } from '../parts/card-head';
import { TradeIcon } from '../trade-icon';
import type { LeadView } from './lead-view.server';
import { useRoomsWords } from './rooms-words';

const LINE = 'flex items-baseline justify-between gap-4 py-1.25';

/** The price of the stay and the agency's commission, part by part. */
export function PriceCard({ lead }: { lead: LeadView }) {
	const { t } = useTranslation('lead');
	const { language } = useRoot();
	const { currency, subtotalMinor, cardFeeMinor, totalMinor, markupMinor, commission } = lead;
	const line = (label: string, minor: number, name?: string) => (
		<div
			className={
				name === 'total'
					? `${LINE} mt-1 border-t border-line2 pt-2 font-semibold [&_.trade-amount]:text-[1.1875rem]`
					: LINE
			}
			data-name={name}
		>
			<dt>{label}</dt>
			<dd className="text-right">
				<Amount money={{ minor, currency }} hasCents />
			</dd>
		</div>
	);
	return (
		<section className="trade-card" aria-labelledby="price">
			<CardHead>
				<h2 id="price">{t('price.title')}</h2>
				{lead.paymentMethod ? <span className="trade-note ml-auto">{t(`price.${lead.paymentMethod}`)}</span> : null}
			</CardHead>
			{totalMinor === null || subtotalMinor === null ? (
				<p className="py-3.5 px-4.5 text-ink2">{t('price.none')}</p>
			) : (
				<dl className="pt-2 pb-3 px-4.5">
					{line(lead.isNegotiatedPrice ? t('price.negotiated') : t('price.stay'), subtotalMinor)}
					{cardFeeMinor ? line(t('price.cardFee'), cardFeeMinor) : null}
					{line(t('price.total'), totalMinor, 'total')}
					{markupMinor ? (
						<>
							{line(t('price.markup'), markupMinor)}
							{line(t('price.offer'), totalMinor + markupMinor, 'total')}
						</>
					) : null}
					{lead.cancellationFeeMinor !== null
						? line(t('price.cancellationFee'), lead.cancellationFeeMinor, 'total')
						: null}
					{commission && lead.status !== 'cancelledBooking' ? (
						<div className={`${LINE} text-accent-ink`} data-name="earn">
							<dt>{t('price.earn', { percent: formatNumber(commission.percent, language) })}</dt>
							<dd className="text-right">
								<Amount money={{ minor: commission.minor + (markupMinor ?? 0), currency }} hasCents />
								{markupMinor ? (
									<small className="block text-right text-(length:--text-note) text-ink2">
										{t('price.withMarkup')}
									</small>
								) : null}
							</dd>
						</div>
					) : null}
				</dl>
			)}
		</section>
	);
}

/** Documents of a lead. */
export function DocumentsCard({ lead }: { lead: LeadView }) {
	const { t } = useTranslation('lead');
	return (
		<section className="trade-card" aria-labelledby="documents">
			<CardHead>
				<h2 id="documents">{t('documents.title')}</h2>
			</CardHead>
			<ul className="[&_a]:grid [&_a]:after:absolute [&_a]:after:inset-0">
				<li className="relative flex items-center gap-3.5 py-3 px-4.5 hover:bg-row">
					<TradeIcon name="document" className="text-accent-ink" />
					<a href={`${leadPath(lead.id)}/confirmation`} target="_blank" rel="noreferrer">
						<b>{t(lead.status === 'confirmedBooking' ? 'documents.confirmation' : 'documents.summary')}</b>
						<span className="trade-note">{t('documents.print')}</span>
					</a>
				</li>
				{hasPdf(lead.status) ? (
					<li className="relative flex items-center gap-3.5 py-3 px-4.5 hover:bg-row">
						<TradeIcon name="document" className="text-accent-ink" />
						<a href={`${leadPath(lead.id)}/confirmation.pdf`} target="_blank" rel="noreferrer">
							<b>{t(`documents.pdf.${lead.status}`)}</b>
							<span className="trade-note">{t('documents.pdf.note')}</span>
						</a>
					</li>
				) : null}
			</ul>
		</section>
	);
}

const PDFS = ['confirmedOption', 'confirmedBooking', 'cancelledBooking'] as const;

/** Whether there is a document to hand to the client as a file. */
function hasPdf(status: LeadStatus): status is (typeof PDFS)[number] {
	return (PDFS as readonly LeadStatus[]).includes(status);
}

/** The history with actors and times, newest first. */
export function HistoryCard({ lead, proposals }: { lead: LeadView; proposals: readonly ProposalOfLead[] }) {
	const { t } = useTranslation('lead');
	const { language } = useRoot();
	const roomsWords = useRoomsWords();
	const moves = lead.events
		.filter(({ isMove, change }) => isMove || change)
		.map((event) => ({
			...event,
			key: `event ${event.version}`,
			text: event.change ? t('history.rooms') : leadStatusLabel(event.toStatus, language),
			details: event.change ? roomsWords(event.change) : [],
		}));
	const requests = lead.requests.flatMap((request) => {
		const { checkIn, checkOut, priceMinor } = request.change;
		const stayRequest = [
			checkIn || checkOut
				? `${formatDate(checkIn ?? lead.checkIn, language)} ${t('to')} ${formatDate(checkOut ?? lead.checkOut, language)}`
				: null,
			priceMinor === undefined ? null : formatRate({ minor: priceMinor, currency: lead.currency }),
		].filter(Boolean);
		const requested = {
			...request,
			key: request.id,
			text: [t(`history.${request.kind}`), ...stayRequest].join(', '),
			said: null,
		};
		if (!request.answered) return [{ ...requested, note: t(`history.state.${request.state}`) }];
		const answer = {
			...request.answered,
			key: `${request.id} answered`,
			text: t(`history.answer.${request.kind}`),
			note: t(`history.state.${request.state}`),
			by: request.answeredBy,
			said: request.said,
		};
		return [requested, answer];
	});
	const takeovers = lead.takeovers.map(({ day, time, name, from, hotel }) => ({
		...{ day, time, by: null, said: null, key: `takeover ${day} ${time} ${name}` },
		text: t('history.tookOver', { name, hotel }),
		details: [],
		...(from ? { note: from } : {}),
	}));
	const offered = proposals.flatMap(({ id, events }) =>
		events
			.filter(({ isOfOther }) => !isOfOther)
			.map(({ kind, day, time, by, said }, index) => ({
				...{ day, time, by, said, details: [], key: `proposal ${id} ${index}` },
				text: t(`history.proposal.${kind}`),
			})),
	);
	const lines = [...moves, ...takeovers, ...requests, ...offered].sort((a, b) =>
		`${b.day} ${b.time} ${b.key}`.localeCompare(`${a.day} ${a.time} ${a.key}`),
	);
	return (
		<section className="trade-card" aria-labelledby="history">
			<CardHead>
				<h2 id="history">{t('history.title')}</h2>
			</CardHead>
			<ol className="grid gap-2 pt-3 pb-4 px-4.5">
				{lines.map((each) => (
					<li className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3" key={each.key}>
						<span className="trade-note">
							{formatDate(each.day, language, { hasYear: false })}, {each.time}
						</span>
						<span>
							{each.text}
							{'note' in each ? <span className="text-ink2"> · {each.note}</span> : null}
							{each.by ? <span className="text-ink2"> {t('history.by', { name: each.by })}</span> : null}
							{'details' in each
								? each.details.map((line) => (
										<span key={line} className="block text-ink2">
											{line}
										</span>
									))
								: null}
							{each.said ? <q className="block">{each.said}</q> : null}
						</span>
					</li>
				))}
			</ol>
		</section>
	);
}
