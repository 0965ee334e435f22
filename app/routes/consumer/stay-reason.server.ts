import type { StayRefusal } from '~/components/property/stay-refusal';
import type { AppLoadContext } from '~/context';
import { formatDate } from '~/domain/date/format-date';
import { LONG_MONTHS, LONG_WEEKDAYS } from '~/domain/date/month-names';
import { partsOf } from '~/domain/date/plain-date';
import type { ChosenStay } from '~/domain/property/choose-stay';
import { maxPax } from '~/domain/property/occupancy';
import type { Property } from '~/domain/property/property';
import { toStayRate } from '~/domain/property/stay-tuples';
import type { ServiceLevel } from '~/domain/stay/service-level';
import type { Period } from '~/domain/stay/stay-rate';
import { whyNoPrice } from '~/domain/stay/why-no-price';
import { serverTexts } from '~/locales/server';

type Ctx = Pick<AppLoadContext, 'brand' | 'language'>;
type Asked = { period: Period | null; serviceLevel: ServiceLevel | null };

/** Why a period has no price (PAGE-19), as a sentence in the language of the request; null when no rule can be told. */
export function noPriceReason(
	ctx: Ctx,
	property: Pick<Property, 'stays' | 'isUnregistered'>,
	{ period, serviceLevel }: Asked,
): string | null {
	const { language } = ctx;
	const { t } = serverTexts(ctx);
	if (property.isUnregistered) return t('stay-reason:unregistered');
	const reason = period && whyNoPrice(property.stays.map(toStayRate), period, serviceLevel);
	if (!reason) return null;
	const day = (index: number) => LONG_WEEKDAYS[language][index] ?? '';
	switch (reason.kind) {
		case 'wholeWeeks':
			return t('stay-reason:wholeWeeks', { weekday: day(reason.weekday) });
		case 'minimum':
			return t('stay-reason:minimum', { count: reason.nights });
		case 'arrival':
			return t('stay-reason:arrival', { weekdays: reason.weekdays.map(day).join(t('stay-reason:or')) });
		case 'departure':
			return t('stay-reason:departure', { weekdays: reason.weekdays.map(day).join(t('stay-reason:or')) });
		case 'closedMonth': {
			const { year, month } = partsOf(reason.month);
			return t('stay-reason:closedMonth', { month: `${LONG_MONTHS[language][month - 1]} ${year}` });
		}
		case 'closed':
			return t('stay-reason:closed', {
				from: formatDate(reason.from, language),
				until: formatDate(reason.until, language),
			});
		default:
			return t(`stay-reason:${reason.kind}`);
	}
}

/** The refusal of a chosen stay in words; null where there is nothing to add. */
export function stayRefusal(ctx: Ctx, property: Property, chosen: ChosenStay): StayRefusal | null {
	const { error, adults, children } = chosen;
	if (error === 'noPrice') {
		const reason = noPriceReason(ctx, property, chosen);
		return reason === null ? null : { reason, larger: null };
	}
	if (error !== 'tooManyGuests') return null;
	const { t } = serverTexts(ctx);
	const { beds } = property;
	const reason =
		beds.adults !== null && adults > beds.adults
			? t('stay-reason:adults', { count: beds.adults })
			: t('stay-reason:guests', { count: maxPax(beds) });
	return { reason, larger: t('stay-reason:larger', { count: adults + children }) };
}
