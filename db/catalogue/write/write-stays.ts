import { inEur } from '../../derived/in-eur';
import { SERVICE_LEVELS } from '../../schema/enums';
import type { NamedStatement } from '../../write-batch';
import type { FileChange } from '../change/compare-catalogues';
import type { Row } from '../format/column';
import { STAGE_RANGE } from './stage';

const LEVELS: readonly string[] = SERVICE_LEVELS;
/** Rows of one short transaction. */
const AT_ONCE = 4000;

type StagedStays = {
	/** Fill `catalogue_stage_stay`. */
	statements: NamedStatement[];
	rows: number;
	/** Make the staged stays those of the catalogue: only rates that changed, periods come and go with their rates. */
	publishing: NamedStatement[];
};

/** `placeOf` gives the key of a property's place: rows are staged in the order in which the indexes hold them. */
export function stageStays(
	changes: readonly FileChange[],
	importNo: number,
	placeOf: (property: string) => string,
): StagedStays {
	const stays = [
		...changes.flatMap((change) => change.removed.map((row) => staged(row, true))),
		...changes.flatMap((change) =>
			[...change.added, ...change.changed.map(({ after }) => after)].map((row) => staged(row, false)),
		),
	];
	if (stays.length === 0) return { statements: [], rows: 0, publishing: [] };
	const places = new Map([...new Set(stays.map(([property]) => property))].map((key) => [key, placeOf(key)]));
	stays.sort(
		(a, b) =>
			compare(places.get(a[0]) ?? '', places.get(b[0]) ?? '') ||
			compare(a[0], b[0]) ||
			compare(a[1], b[1]) ||
			compare(a[2], b[2]) ||
			a[3] - b[3],
	);
	const statements: NamedStatement[] = [];
	for (let from = 0; from < stays.length; from += AT_ONCE) {
		const rows = JSON.stringify(
			stays.slice(from, from + AT_ONCE).map((stay, index) => {
				const before = stays[from + index - 1];
				const isFirst = !before || [0, 1, 2].some((part) => before[part] !== stay[part]);
				return [...stay, isFirst ? 1 : 0];
			}),
		);
		statements.push({
			sql: `insert or replace into catalogue_stage_stay
				(no, property_key, check_in, check_out, level, status, price_minor, is_first)
				select :first + key, value->>0, value->>1, value->>2, value->>3, value->>4, value->>5, value->>6 from json_each(:rows)`,
			args: { first: importNo * STAGE_RANGE + from, rows },
		});
	}
	return { statements, rows: stays.length, publishing: publishing(importNo) };
}

type StagedStay = [
	property: string,
	checkIn: string,
	checkOut: string,
	level: number,
	status: string | null,
	price: number | null,
];

function staged({ property, check_in, check_out, service_level, status, price }: Row, isRemoved: boolean): StagedStay {
	const level = LEVELS.indexOf(String(service_level));
	const offer = isRemoved ? ([null, null] as const) : ([String(status), price as number | null] as const);
	return [String(property), String(check_in), String(check_out), level, ...offer];
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function publishing(importNo: number): NamedStatement[] {
	const args = { first: importNo * STAGE_RANGE, last: (importNo + 1) * STAGE_RANGE - 1 };
	return stayStatements({
		rows: 'catalogue_stage_stay',
		where: 't.no between :first and :last',
		args,
		// The operator's word is last.
		mayChange: (rate) => `${rate}.set_at is null`,
		setAt: 'null',
	});
}

/**
 * The same for stays that an operator sets at its desk: they are the operator's word from now on, and closed ones stay closed. Stays over nights that a
 * lead or a block holds are left as they are.
 */
export function writeSetStays(removed: readonly Row[], written: readonly Row[], now: number): NamedStatement[] {
	const rows = [...removed.map((row) => staged(row, true)), ...written.map((row) => staged(row, false))];
	if (rows.length === 0) return [];
	const given = `(select key as no, value->>0 as property_key, value->>1 as check_in, value->>2 as check_out, value->>3 as level,
		value->>4 as status, value->>5 as price_minor, 1 as is_first from json_each(:rows))`;
	const args = { rows: JSON.stringify(rows) };
	const periods = `select p.no, t.check_in, t.check_out, t.level from ${given} t join property p on p.key = t.property_key`;
	return [
		...stayStatements({
			rows: given,
			where: 'true',
			args: { ...args, now },
			mayChange: (rate) => `not exists (select 1 from property_night n where n.property_no = ${rate}.property_no
				and n.night >= ${rate}.check_in and n.night < ${rate}.check_out)`,
			setAt: ':now',
		}),
		{
			sql: `delete from closed_stay where (property_no, check_in, check_out, level) in (${periods} where t.status is not null)`,
			args,
		},
		{
			sql: `insert or ignore into closed_stay (property_no, check_in, check_out, level, set_at)
				select no, check_in, check_out, level, :now from (${periods} where t.status is null)`,
			args: { ...args, now },
		},
	];
}

type StayRows = {
	/** Table or query of the rows, as a stage has them; without a status: to be removed. */
	rows: string;
	where: string;
	args: NamedStatement['args'];
	/** Whether a rate that is there may be changed or removed. */
	mayChange: (rate: string) => string;
	/** What `set_at` becomes. */
	setAt: string;
};

function stayStatements({ rows, where, args, mayChange, setAt }: StayRows): NamedStatement[] {
	// Cross joins keep the order of the rows.
	const ofRows = `${rows} t cross join property p on p.key = t.property_key`;
	const ofStay = `${ofRows} cross join stay s
		on s.property_no = p.no and s.check_in = t.check_in and s.check_out = t.check_out`;
	const written = `${where} and t.status is not null`;
	const removed = `${where} and t.status is null`;
	const used = (sql: string) => Object.fromEntries(Object.entries(args).filter(([name]) => sql.includes(`:${name}`)));
	return [
		`delete from stay_rate where ${mayChange('stay_rate')} and (stay_no, level) in (select s.no, t.level from ${ofStay} where ${removed})`,
		`insert or ignore into stay (property_no, check_in, check_out)
			select p.no, t.check_in, t.check_out from ${ofRows} where ${written} and t.is_first order by t.no`,
		`insert into stay_rate (stay_no, level, property_no, place_no, check_in, check_out, status, price_minor, price_eur_minor, set_at)
			select s.no, t.level, p.no, p.place_no, t.check_in, t.check_out, t.status, t.price_minor, ${inEur('t.price_minor')}, ${setAt}
			from ${ofStay} left join exchange_rate rate on rate.currency = p.currency where ${written} order by t.no
			on conflict (stay_no, level) do update set price_minor = excluded.price_minor, set_at = excluded.set_at,
			price_eur_minor = excluded.price_eur_minor, gap_percent = null, offered_price_minor = null, status = iif(offered_status is null, excluded.status, 'sold'),
			offered_status = iif(offered_status is null, null, excluded.status) where ${mayChange('stay_rate')}`,
		`delete from stay where no in (select s.no from ${ofStay} where ${removed}
			and not exists (select 1 from stay_rate r where r.stay_no = s.no))`,
	].map((sql) => ({ sql, args: used(sql) }));
}
