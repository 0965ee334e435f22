import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { formatDateRange } from '~/domain/date/format-date-range';
import type { WorthALook as Line } from '~/domain/hotel-desk/today/list-worth-a-look.server';
import type { Language } from '~/domain/language/language';
import { Timestamp } from '../../page/timestamp';

/** What may have been overlooked, each with the page on which it is seen to; nothing where there is nothing. */
export function WorthALook({ lines }: { lines: readonly Line[] }) {
	const { t } = useTranslation('hotel-desk');
	if (lines.length === 0) return null;
	return (
		<section aria-labelledby="worth-a-look" className="trade-card mt-6 max-w-216 px-4.5 pt-3.5 pb-1.5">
			<h2 id="worth-a-look">{t('look.title')}</h2>
			<ul className="mt-2 [&>li]:border-t [&>li]:border-hair">
				{lines.map((line, at) => (
					<li key={at} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2.5">
						<LookLine line={line} />
					</li>
				))}
			</ul>
		</section>
	);
}

function LookLine({ line }: { line: Line }) {
	const { t } = useTranslation('hotel-desk');
	const language = useRoot().language as Language;
	const lead = (id: string) => `/partner/hotel?lead=${id}#${id}`;
	switch (line.kind) {
		case 'option':
			return (
				<Said
					title={t('look.option', { client: line.clientLastName })}
					text={<Timestamp at={line.expiresAt}>{(moment) => t('look.optionText', { moment })}</Timestamp>}
					to={lead(line.leadId)}
					link={t('look.open')}
				/>
			);
		case 'guests':
			return (
				<Said
					title={t('look.guests', {
						client: line.clientLastName,
						day: formatDate(line.checkIn, language, { weekday: 'plain', hasYear: false }),
					})}
					text={t('look.guestsText')}
					to={lead(line.leadId)}
					link={t('look.open')}
				/>
			);
		case 'pricesEnd':
			return (
				<Said
					title={
						line.lastNight ? t('look.pricesEnd', { day: formatDate(line.lastNight, language) }) : t('look.pricesOver')
					}
					text={t('look.pricesEndText')}
					to="/partner/hotel/rates"
					link={t('look.rates')}
				/>
			);
		case 'unpriced':
			return (
				<Said
					title={t('look.unpriced', { count: line.roomNames.length })}
					text={line.roomNames.join(', ')}
					to="/partner/hotel/rates"
					link={t('look.rates')}
				/>
			);
		case 'stopped':
			return (
				<Said
					title={t('look.stopped', { room: line.roomName, period: formatDateRange(line.first, line.last, language) })}
					text={
						line.least === line.most
							? t('look.stoppedText', { count: line.most })
							: t('look.stoppedSpan', { least: line.least, most: line.most })
					}
					to={`/partner/hotel/calendar?from=${line.first}`}
					link={t('look.nights')}
				/>
			);
		case 'draft':
			return (
				<Said
					title={t(`look.draft.${line.area}`)}
					text={<Timestamp at={line.updatedAt}>{(moment) => t('look.draftText', { moment })}</Timestamp>}
					to={PAGES[line.area]}
					link={t('look.draftLink')}
				/>
			);
	}
}

/** Where the draft of an area is reviewed. */
const PAGES = {
	nights: '/partner/hotel/calendar',
	rates: '/partner/hotel/rates/review',
	page: '/partner/hotel/page/review',
	posts: '/partner/hotel/page/posts/review',
	rooms: '/partner/hotel/rooms/review',
} as const;

type SaidProps = { title: string; text: ReactNode; to: string; link: string };

function Said({ title, text, to, link }: SaidProps) {
	return (
		<>
			<p>
				<b className="block font-semibold">{title}</b>
				<span className="trade-note">{text}</span>
			</p>
			<Link to={to} className="trade-link">
				{link}
			</Link>
		</>
	);
}
