import { REGISTRATION_NUMBERS, REGISTRATION_SEPARATORS } from '../../app/domain/property/registration-number';
import type { NamedStatement } from '../write-batch';
import { IS_OF, propertiesArgument } from './of-properties';

/** What `stay_rate.limits` says of every rate of a property that may not be sold: no stay is so long, and none may end (REGISTRATION-2). */
export const UNREGISTERED_LIMITS = 2001;

const BARE = REGISTRATION_SEPARATORS.reduce(
	(text: string, separator) => `replace(${text}, '${separator}', '')`,
	"upper(coalesce(p.registration_number, ''))",
);

const countries = Object.entries(REGISTRATION_NUMBERS);

/** SQL: property `p` in the country `l.country_code` may not be sold, the same as `isUnregistered`. */
const IS_UNREGISTERED = `case l.country_code ${countries
	.map(
		([country, { begins, least, most }]) => `when '${country}' then not (length(${BARE}) between ${least} and ${most}
			and ${BARE} glob '${begins}*' and ${BARE} not glob '*[^0-9A-Z]*' and coalesce(p.registration_until, :today) >= :today)`,
	)
	.join(' ')} else 0 end`;

/** Brings `is_unregistered` of these properties, or of all, up to date with numbers, countries and the day; changes only rows that differ. Stay rules are derived after it. */
export function registrationStatement(today: string, properties?: readonly number[]): NamedStatement {
	return {
		sql: `update property set is_unregistered = found.flag from (select p.no, ${IS_UNREGISTERED} as flag
			from property p join place l on l.no = p.place_no${properties ? ` where p.no ${IS_OF}` : ''}) found
			where found.no = property.no and property.is_unregistered <> found.flag`,
		args: { today, ...(properties && propertiesArgument(properties)) },
	};
}
