import { inEur } from '../../derived/derive-statements';
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
	// Cross joins keep the order of the stage.
	const ofStage = 'catalogue_stage_stay t cross join property p on p.key = t.property_key';
	const ofStay = `${ofStage} cross join stay s
		on s.property_no = p.no and s.check_in = t.check_in and s.check_out = t.check_out`;
	const written = 't.no between :first and :last and t.status is not null';
	const removed = 't.no between :first and :last and t.status is null';
	return [
		{
			sql: `delete from stay_rate where set_at is null and (stay_no, level) in (select s.no, t.level from ${ofStay} where ${removed})`,
			args,
		},
		{
			sql: `insert or ignore into stay (property_no, check_in, check_out)
				select p.no, t.check_in, t.check_out from ${ofStage} where ${written} and t.is_first order by t.no`,
			args,
		},
		{
			sql: `insert into stay_rate (stay_no, level, property_no, place_no, check_in, check_out, status, price_minor, price_eur_minor)
				select s.no, t.level, p.no, p.place_no, t.check_in, t.check_out, t.status, t.price_minor, ${inEur('t.price_minor')}
				from ${ofStay} left join exchange_rate rate on rate.currency = p.currency where ${written} order by t.no
				on conflict (stay_no, level) do update set price_minor = excluded.price_minor,
				price_eur_minor = excluded.price_eur_minor, status = iif(offered_status is null, excluded.status, 'sold'),
				offered_status = iif(offered_status is null, null, excluded.status) where stay_rate.set_at is null`,
			args,
		},
		{
			sql: `delete from stay where no in (select s.no from ${ofStay} where ${removed}
				and not exists (select 1 from stay_rate r where r.stay_no = s.no))`,
			args,
		},
	];
}
