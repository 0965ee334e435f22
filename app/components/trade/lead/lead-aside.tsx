import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { daysBetween, plainDate } from '~/domain/date/plain-date';
import type { Language } from '~/domain/language/language';
import { partyText } from '~/domain/lead/lead-party';
import type { LeadQuote } from '~/domain/lead/lead-quote';
import { serviceLevelLabel } from '~/domain/stay/service-level';
import type { FormValues } from '../../form/form-state';
import { fieldText } from '../../form/form-state';
import { Picture } from '../../ui/picture';
import { FormDialogAside } from '../parts/form-dialog';
import type { LeadDialogView, LeadPreviewView } from './lead-dialog-view';
import { LeadFigures } from './lead-figures';

type LeadAsideProps = {
	view: LeadDialogView;
	preview: LeadPreviewView;
	quote: LeadQuote | null;
	markupMinor: number;
	values: FormValues;
};

/** The property and the stay that the dialog speaks of, with its figures. */
export function LeadAside({ view, preview, quote, markupMinor, values }: LeadAsideProps) {
	const { t } = useTranslation(['trade-lead', 'trade-house']);
	const language = useRoot().language as Language;
	const { property } = view;
	const { checkIn, checkOut, serviceLevel, party } = preview;
	const level = serviceLevel && serviceLevelLabel(serviceLevel, language);
	const day = (date: string) => formatDate(date, language, { weekday: 'plain' });
	const from = (first: string, last: string) =>
		formatDate(first, language, { weekday: 'plain', hasYear: first.slice(0, 4) !== last.slice(0, 4) });
	const client = `${fieldText(values, 'firstName')} ${fieldText(values, 'lastName')}`.trim();
	const facts: [string, string | null][] = [
		[
			t('stay'),
			checkIn && checkOut
				? t('trade-house:summary.period', { from: from(checkIn, checkOut), to: day(checkOut) })
				: null,
		],
		[t('nights'), checkIn && checkOut ? String(daysBetween(plainDate(checkIn), plainDate(checkOut))) : null],
		[t('serviceLevel'), level],
		[t('pax'), party && partyText(party, language)],
		[t('client'), client || null],
	];
	return (
		<FormDialogAside label={t('aside')}>
			<div className="flex items-center gap-3.5">
				{property.picture ? (
					<Picture picture={property.picture} sizes="84px" className="h-14 w-21 shrink-0 rounded-[4px]" />
				) : null}
				<div>
					<p className="serif text-t3 font-semibold">{property.name}</p>
					<p className="trade-note">{property.place}</p>
				</div>
			</div>
			<dl className="mt-3.5 border-t border-hair pt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
				{facts.map(([label, value]) =>
					value === null ? null : (
						<div key={label} className="contents">
							<dt className="text-ink2">{label}</dt>
							<dd className="text-right">{value}</dd>
						</div>
					),
				)}
			</dl>
			{quote ? (
				<LeadFigures quote={quote} tax={preview.tax} level={level} markupMinor={markupMinor} />
			) : (
				<p className="mt-3.5 border-t border-hair pt-3 text-ink2">
					{t(
						checkIn && checkOut
							? preview.error === null && !serviceLevel
								? 'chooseLevel'
								: 'noPrice'
							: 'choosePeriod',
					)}
				</p>
			)}
		</FormDialogAside>
	);
}
