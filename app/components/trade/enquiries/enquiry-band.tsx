import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { daysBetween, plainDate } from '~/domain/date/plain-date';
import type { EnquiryFile } from '~/domain/enquiry/desk/load-enquiry-file.server';
import type { Language } from '~/domain/language/language';
import { partyText } from '~/domain/lead/lead-party';
import { isCurrency } from '~/domain/money/money';
import { isServiceLevel, serviceLevelLabel } from '~/domain/stay/service-level';
import { Amount } from '../amount';

type EnquiryBandProps = {
	file: EnquiryFile;
	/** Any week of it, in the place of dates. */
	month: string | null;
	/** What the guest was shown. */
	shown: { priceMinor: number; currency: string } | null;
};

/** Property, stay, party and service of an enquiry in one row. */
export function EnquiryBand({ file: { enquiry, properties }, month, shown }: EnquiryBandProps) {
	const { t } = useTranslation(['enquiries', 'desk']);
	const language = useRoot().language as Language;
	const { kind, checkIn, checkOut, adults, children, childrenAges, serviceLevel } = enquiry;
	if (kind === 'contact') return null;
	const day = (date: string) => formatDate(date, language, { weekday: 'plain', hasYear: false });
	const [first, ...others] = properties;
	const facts: [string, ReactNode, ReactNode][] = [
		[
			t('facts.property'),
			first?.name ?? t(`kind.${kind}`),
			others.length > 0 ? t('more', { count: others.length }) : null,
		],
		[
			t('facts.stay'),
			checkIn && checkOut
				? `${day(checkIn)} – ${day(checkOut)}`
				: month
					? t('asked.anyWeek', { month })
					: t('asked.noDates'),
			checkIn && checkOut ? t('desk:nights', { count: daysBetween(plainDate(checkIn), plainDate(checkOut)) }) : null,
		],
		[
			t('facts.party'),
			adults === null
				? t('asked.anyLevel')
				: partyText({ pax: adults + (children ?? 0), adults, children, childrenAges: childrenAges ?? [] }, language),
			null,
		],
		[
			t('facts.level'),
			isServiceLevel(serviceLevel) ? serviceLevelLabel(serviceLevel, language) : t('asked.anyLevel'),
			shown && isCurrency(shown.currency) ? (
				<>
					{t('facts.shown')} <Amount money={{ minor: shown.priceMinor, currency: shown.currency }} />
				</>
			) : null,
		],
	];
	return (
		<dl className="grid grid-cols-2 gap-x-6 gap-y-3 border-b border-hair pb-4 md:grid-cols-4">
			{facts.map(([name, value, note]) => (
				<div key={name}>
					<dt className="trade-note">{name}</dt>
					<dd className="font-semibold wrap-anywhere">{value}</dd>
					{note ? <dd className="trade-note">{note}</dd> : null}
				</div>
			))}
		</dl>
	);
}
