import type { NamedStatement } from '../../write-batch';
import type { Row } from '../format/column';
import type { FileKey } from '../format/files';
import { storedAssignments, storedColumns, storedValues } from '../format/stored-columns';
import { forRows, orUpdate } from './statement';

/** Changed rows of a file, and who they belong to. */
export type Writing = { file: FileKey; rows: Row[]; owners: string[] };

/** Places: changed ones by their key, then new ones, then parents, which may be new themselves. */
export function writePlaces(rows: Row[]): NamedStatement[] {
	return [
		...forRows(
			rows,
			`update place set ${storedAssignments('places')}
			from json_each(:rows) where slug = value->>'key'`,
		),
		...forRows(
			rows,
			`insert into place (${storedColumns('places')}) select ${storedValues('places')}
			from json_each(:rows) where value->>'key' not in (select slug from place)`,
		),
		...forRows(
			rows,
			`update place set parent_no = (select above.no from place above where above.slug = value->>'parent')
			from json_each(:rows) where slug = value->>'key'`,
		),
	];
}

/** Regions by their key, with the places that they hold. */
export function writeRegions(rows: Row[]): NamedStatement[] {
	const columns = storedColumns('regions');
	return [
		...forRows(
			rows,
			`insert into region (${columns}) select ${storedValues('regions')} from json_each(:rows) where true
			${orUpdate(['key'], columns)}`,
		),
		...forRows(
			rows,
			`delete from region_place where region_no in (select no from region where key in (select value->>'key' from json_each(:rows)))`,
		),
		...forRows(
			rows,
			`insert into region_place (region_no, place_no) select r.no, p.no
			from json_each(:rows) join region r on r.key = value->>'key'
			join place p on instr(';' || (value->>'places') || ';', ';' || p.slug || ';') > 0`,
		),
	];
}

export function writeOperators(rows: Row[]): NamedStatement[] {
	const columns = storedColumns('operators');
	return forRows(
		rows,
		`insert into operator (${columns}) select ${storedValues('operators')} from json_each(:rows) where true
		${orUpdate(['key'], columns)}`,
	);
}

/** Facilities keep the bit they once got; a new one takes the next. `order` is the whole vocabulary as it shall stand. */
export function writeFacilities(rows: Row[], order: readonly string[]): NamedStatement[] {
	return [
		...forRows(
			rows,
			`insert into facility (bit, position, ${storedColumns('facilities')})
			select (select coalesce(max(bit), -1) from facility) + row_number() over (order by j.key), 999,
			${storedValues('facilities')}
			from json_each(:rows) j where value->>'key' not in (select key from facility)`,
		),
		...forRows(
			rows,
			`update facility set ${storedAssignments('facilities')}
			from json_each(:rows) j where facility.key = value->>'key'`,
		),
		{
			sql: `update facility set position = j.key from json_each(:order) j where facility.key = j.value and position <> j.key`,
			args: { order: JSON.stringify(order) },
		},
	];
}

export function writeSalesTerms(rows: Row[]): NamedStatement[] {
	return forRows(
		rows,
		`update operator set ${storedAssignments('salesTerms')},
		accepts_credit_card = instr(value->>'accepted_payment_methods', 'credit_card') > 0,
		accepts_bank_transfer = instr(value->>'accepted_payment_methods', 'bank_transfer') > 0
		from json_each(:rows) where operator.key = value->>'operator'`,
	);
}

/** Tiers of the owners' terms are written anew. */
export function writeTerms({ file, rows, owners }: Writing): NamedStatement[] {
	if (owners.length === 0) return [];
	const table = file === 'cancellationTerms' ? 'cancellation_term' : 'payment_term';
	return [
		{
			sql: `delete from ${table} where operator_no in (select no from operator where key in (select value from json_each(:owners)))`,
			args: { owners: JSON.stringify(owners) },
		},
		...forRows(
			rows,
			`insert into ${table} (operator_no, ${storedColumns(file)}) select o.no, ${storedValues(file)}
			from json_each(:rows) join operator o on o.key = value->>'operator'`,
		),
	];
}
