import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ENQUIRY_LOST_REASONS } from '#db/schema/enums';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import { formatTimestamp } from '~/domain/date/format-timestamp';
import type { EnquiryFile } from '~/domain/enquiry/desk/load-enquiry-file.server';
import { ENQUIRY_STEPS, type TimelineItem } from '~/domain/enquiry/desk/timeline';
import type { Language } from '~/domain/language/language';
import { fileSize } from '~/domain/mail-thread/file-size';
import { serviceLevelLabel } from '~/domain/stay/service-level';
import { Amount } from '../amount';
import { initialsOf } from '../initials-of';
import { Timestamp } from '../page/timestamp';
import { VerbForm } from '../page/verb-form';
import { TradeIcon } from '../trade-icon';
import { PropertyThumb } from './property-thumb';

const BUBBLE = 'rounded-card border border-hair bg-row px-4 py-3 whitespace-pre-line wrap-anywhere';

/** What was asked, written, noted and done, the oldest first. */
export function EnquiryTimeline({ file: { enquiry, timeline, propertyFacts } }: { file: EnquiryFile }) {
	const { t } = useTranslation('enquiries');
	return (
		<section aria-label={t('timeline.title')}>
			<ol className="grid gap-4">
				<Spoken author={enquiry.fullName} at={enquiry.createdAt} what={t('timeline.asked')}>
					<p className={BUBBLE}>{enquiry.message || enquiry.subject}</p>
				</Spoken>
				{timeline.map((item, at) =>
					item.type === 'event' ? (
						<Step key={at} item={item} />
					) : item.type === 'note' ? (
						<Note key={item.id} item={item} />
					) : (
						<Message key={item.id} {...{ item, facts: propertyFacts, enquiryId: enquiry.id }} />
					),
				)}
			</ol>
		</section>
	);
}

type SpokenProps = { author: string; at: number; what: string; children: ReactNode };

function Spoken({ author, at, what, children }: SpokenProps) {
	return (
		<li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-3">
			<span
				aria-hidden="true"
				className="grid size-8 place-items-center rounded-full bg-light1 text-[0.6875rem] font-semibold"
			>
				{initialsOf({ name: author, email: author })}
			</span>
			<div className="grid gap-1.5">
				<p>
					<b className="font-semibold">{author}</b>{' '}
					<span className="trade-note">
						<Timestamp at={at} />, {what}
					</span>
				</p>
				{children}
			</div>
		</li>
	);
}

type MessageProps = {
	item: Extract<TimelineItem, { type: 'message' }>;
	facts: EnquiryFile['propertyFacts'];
	enquiryId: string;
};

function Message({ item, facts, enquiryId }: MessageProps) {
	const { t } = useTranslation('enquiries');
	const language = useRoot().language as Language;
	const leftOutWords = (file: NonNullable<typeof item.leftOut>[number]) =>
		typeof file === 'string' ? file : `${file.name} (${t(`timeline.why.${file.why}`)})`;
	const about = [
		t('timeline.byMail'),
		item.otherAddress ? t('timeline.other', { address: item.otherAddress }) : null,
		item.isHeld ? t('timeline.held') : null,
	];
	return (
		<Spoken author={item.author} at={item.at} what={about.filter(Boolean).join(', ')}>
			{item.body ? (
				<p className={item.side === 'client' ? BUBBLE : `${BUBBLE} border-l-3 border-l-accent bg-work`}>{item.body}</p>
			) : null}
			{item.offers && item.offers.length > 0 ? (
				<ul className="grid gap-1.5">
					{item.offers.map((week) => (
						<li
							key={`${week.propertyId}${week.checkIn}`}
							className="trade-card flex items-center gap-x-3 overflow-hidden pr-4 not-has-[picture]:pl-4"
						>
							<PropertyThumb facts={facts} propertyId={week.propertyId} size="edge" />
							<span className="grow py-2">
								<b className="font-semibold">{formatDateRange(week.checkIn, week.checkOut, language)}</b>{' '}
								<span className="trade-note">
									{week.name}, {serviceLevelLabel(week.serviceLevel, language)}
								</span>
							</span>
							{week.priceMinor === null ? null : <Amount money={{ minor: week.priceMinor, currency: week.currency }} />}
						</li>
					))}
				</ul>
			) : null}
			{item.files.length > 0 ? (
				<ul
					aria-label={t(item.side === 'client' ? 'timeline.came' : 'timeline.attached')}
					className="flex flex-wrap gap-x-4 gap-y-1"
				>
					{item.files.map(({ id, name, bytes }) => (
						<li key={id} className="flex min-w-0 items-center gap-1.5">
							<TradeIcon name="clip" size={16} />
							<a
								href={`/partner/enquiries/${enquiryId}/files/${id}`}
								// A guest's is saved, not opened.
								{...(item.side === 'client' ? { download: name } : { target: '_blank', rel: 'noreferrer' })}
								className="trade-link wrap-anywhere"
							>
								{name}
							</a>
							<span className="trade-note whitespace-nowrap">{fileSize(bytes)}</span>
						</li>
					))}
				</ul>
			) : null}
			{item.leftOut ? (
				<p className="trade-note">{t('timeline.files', { names: item.leftOut.map(leftOutWords).join(', ') })}</p>
			) : null}
			{item.isCut ? <p className="trade-note">{t('timeline.cut')}</p> : null}
			{item.quoted ? (
				<details className="trade-note">
					<summary className="cursor-pointer">{t('timeline.quoted')}</summary>
					<p className="mt-2 border-l border-hair pl-3 whitespace-pre-line wrap-anywhere">{item.quoted}</p>
				</details>
			) : null}
		</Spoken>
	);
}

function Note({ item }: { item: Extract<TimelineItem, { type: 'note' }> }) {
	const { t } = useTranslation('enquiries');
	return (
		<Spoken author={item.by} at={item.at} what={t('timeline.note')}>
			<p className="rounded-r-card border-l-3 border-accent bg-selected px-4 py-2.5 whitespace-pre-line wrap-anywhere">
				{item.body}
			</p>
			{item.isMine ? (
				<VerbForm fields={{ intent: 'removeNote', note: item.id }}>
					<button type="submit" className="trade-link text-note">
						{t('timeline.removeNote')}
					</button>
				</VerbForm>
			) : null}
		</Spoken>
	);
}

function Step({ item }: { item: Extract<TimelineItem, { type: 'event' }> }) {
	const { t } = useTranslation('enquiries');
	const language = useRoot().language as Language;
	const step = ENQUIRY_STEPS.find((each) => each === item.kind);
	if (!step) return null;
	const reason = ENQUIRY_LOST_REASONS.find((each) => each === item.reason);
	const text =
		step === 'assigned'
			? item.to
				? t('timeline.given', { name: item.to })
				: t('timeline.givenUp')
			: item.held
				? t(step === 'heldBooked' ? 'timeline.nightsBooked' : 'timeline.nights', {
						name: item.held.name,
						dates: formatDateRange(item.held.checkIn, item.held.checkOut, language),
						moment: item.held.until === null ? '' : formatTimestamp(item.held.until, language),
					})
				: reason
					? t('timeline.lostBecause', { reason: t(`reason.${reason}`) })
					: t(`history.${step as Exclude<typeof step, 'held' | 'heldBooked'>}`);
	return (
		<li className="flex flex-wrap items-baseline gap-x-3 pl-11">
			<span className="grow">
				{text} {item.by ? <span className="text-ink2">{t('timeline.by', { name: item.by })}</span> : null}
			</span>
			<span className="trade-note">
				<Timestamp at={item.at} />
			</span>
			{item.note ? (
				<p className="basis-full border-l-3 border-hair pl-3 whitespace-pre-line wrap-anywhere">{item.note}</p>
			) : null}
		</li>
	);
}
