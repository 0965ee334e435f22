import { LANGUAGES } from '#db/schema/enums';
import type { Template } from '~/components/trade/enquiries/text-blocks';
import type { AppLoadContext } from '~/context';
import { formatDateRange } from '~/domain/date/format-date-range';
import type { EnquiryFile } from '~/domain/enquiry/desk/load-enquiry-file.server';
import { partyText } from '~/domain/lead/lead-party';
import { serverTexts } from '~/locales/server';

const KEYS = ['free', 'taken', 'question', 'again'] as const;

/** The templates for an enquiry in both languages; what the enquiry does not say stands in brackets (ENQUIRY-7). */
export function enquiryTemplates(ctx: AppLoadContext, file: EnquiryFile): Template[] {
	const own = serverTexts(ctx).t;
	const { enquiry, properties, brandName } = file;
	const { fullName, checkIn, checkOut, adults, children, childrenAges } = enquiry;
	const me = [ctx.actor?.firstName, ctx.actor?.lastName].filter(Boolean).join(' ') || brandName;
	return LANGUAGES.flatMap((language) => {
		const { t } = serverTexts({ language, brand: ctx.brand });
		const range = checkIn && checkOut ? formatDateRange(checkIn, checkOut, language) : null;
		const party =
			adults === null
				? null
				: partyText({ pax: adults + (children ?? 0), adults, children, childrenAges: childrenAges ?? [] }, language);
		const known = {
			guest: fullName.trim(),
			property: properties[0]?.name ?? null,
			dates: range === null ? null : t('enquiries:templates.dates', { range }),
			party,
			me,
			brand: brandName,
		};
		const filled = {
			...known,
			property: known.property ?? t('enquiries:templates.missing.property'),
			dates: known.dates ?? t('enquiries:templates.missing.dates'),
			party: known.party ?? t('enquiries:templates.missing.party'),
		};
		const values = [known.guest, known.property, known.dates, known.party].filter((value) => value !== null);
		return KEYS.map((key) => ({
			...{ key, language, values, name: own(`enquiries:templates.${key}.name`) },
			text: t(`enquiries:templates.${key}.text`, filled),
		}));
	});
}
