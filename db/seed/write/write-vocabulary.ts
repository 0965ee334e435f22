import type { Row } from '../format/column';
import type { FileKey } from '../format/files';
import { forRows, type Statement } from './statement';

/** Changed rows of a file, and who they belong to. */
export type Writing = { file: FileKey; rows: Row[]; owners: string[] };

/** Places: changed ones by their key, then new ones, then parents, which may be new themselves. */
export function writePlaces(rows: Row[]): Statement[] {
	return [
		...forRows(
			rows,
			`update place set country_code = value->>'country', name_en = value->>'name_en', name_de = value->>'name_de',
			latitude = value->>'latitude', longitude = value->>'longitude', elevation_m = value->>'elevation_m'
			from json_each(:rows) where slug = value->>'key'`,
		),
		...forRows(
			rows,
			`insert into place (country_code, slug, name_en, name_de, latitude, longitude, elevation_m)
			select value->>'country', value->>'key', value->>'name_en', value->>'name_de', value->>'latitude', value->>'longitude',
			value->>'elevation_m' from json_each(:rows) where value->>'key' not in (select slug from place)`,
		),
		...forRows(
			rows,
			`update place set parent_no = (select above.no from place above where above.slug = value->>'parent')
			from json_each(:rows) where slug = value->>'key'`,
		),
	];
}

export function writeOperators(rows: Row[]): Statement[] {
	return forRows(
		rows,
		`insert into operator (key, name, email, time_zone, arrival_from, departure_until)
		select value->>'key', value->>'name', value->>'email', value->>'time_zone', value->>'arrival_from', value->>'departure_until'
		from json_each(:rows) where true
		on conflict (key) do update set name = excluded.name, email = excluded.email, time_zone = excluded.time_zone,
		arrival_from = excluded.arrival_from, departure_until = excluded.departure_until`,
	);
}

/** Facilities keep the bit they once got; a new one takes the next. `order` is the whole vocabulary as it shall stand. */
export function writeFacilities(rows: Row[], order: readonly string[]): Statement[] {
	return [
		...forRows(
			rows,
			`insert into facility (key, bit, position, name_en, name_de, is_default)
			select value->>'key', (select coalesce(max(bit), -1) from facility) + row_number() over (order by j.key), 999,
			value->>'name_en', value->>'name_de', value->>'is_default'
			from json_each(:rows) j where value->>'key' not in (select key from facility)`,
		),
		...forRows(
			rows,
			`update facility set name_en = value->>'name_en', name_de = value->>'name_de', is_default = value->>'is_default'
			from json_each(:rows) j where facility.key = value->>'key'`,
		),
		{
			sql: `update facility set position = j.key from json_each(:order) j where facility.key = j.value and position <> j.key`,
			args: { order: JSON.stringify(order) },
		},
	];
}

export function writeSalesTerms(rows: Row[]): Statement[] {
	return forRows(
		rows,
		`update operator set credit_card_fee_ratio = value->>'credit_card_fee_ratio', prepayment_ratio = value->>'prepayment_ratio',
		accepts_credit_card = instr(value->>'accepted_payment_methods', 'credit_card') > 0,
		accepts_bank_transfer = instr(value->>'accepted_payment_methods', 'bank_transfer') > 0,
		security_deposit_minor = value->>'security_deposit', security_deposit_currency = value->>'security_deposit_currency',
		security_deposit_type = value->>'security_deposit_type', commission_percent = value->>'commission_percent',
		terms_en = value->>'terms_en', terms_de = value->>'terms_de'
		from json_each(:rows) where operator.key = value->>'operator'`,
	);
}

/** Tiers of the owners' terms are written anew. */
export function writeTerms({ file, rows, owners }: Writing): Statement[] {
	if (owners.length === 0) return [];
	const [table, ratio] =
		file === 'cancellationTerms' ? ['cancellation_term', 'refund_ratio'] : ['payment_term', 'payment_ratio'];
	return [
		{
			sql: `delete from ${table} where operator_no in (select no from operator where key in (select value from json_each(:owners)))`,
			args: { owners: JSON.stringify(owners) },
		},
		...forRows(
			rows,
			`insert into ${table} (operator_no, days_before_check_in, ${ratio})
			select o.no, value->>'days_before_check_in', value->>'${ratio}'
			from json_each(:rows) join operator o on o.key = value->>'operator'`,
		),
	];
}
