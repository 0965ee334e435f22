import { SERVICE_LEVELS } from '../../schema/enums';
import type { FileChange } from '../change/compare-catalogues';
import type { Row } from '../format/column';
import { forRows, type Statement } from './statement';

const LEVELS: readonly string[] = SERVICE_LEVELS;

const OF_STAY = `json_each(:rows) join property p on p.key = value->>'property'
	join stay s on s.property_no = p.no and s.check_in = value->>'check_in' and s.check_out = value->>'check_out'`;

/** Writes only the rates that changed; periods come and go with their rates. */
export function writeStays(changes: readonly FileChange[]): Statement[] {
	const leveled = (rows: Row[]) => rows.map((row) => ({ ...row, level: LEVELS.indexOf(String(row.service_level)) }));
	const removed = leveled(changes.flatMap((change) => change.removed));
	const written = leveled(changes.flatMap((change) => [...change.added, ...change.changed.map(({ after }) => after)]));
	return [
		...forRows(
			removed,
			`delete from stay_rate where set_at is null and (stay_no, level) in (select s.no, value->>'level' from ${OF_STAY})`,
		),
		...forRows(
			written,
			`insert or ignore into stay (property_no, check_in, check_out)
			select p.no, value->>'check_in', value->>'check_out' from json_each(:rows) join property p on p.key = value->>'property'`,
		),
		...forRows(
			written,
			`insert into stay_rate (stay_no, level, property_no, place_no, check_in, check_out, status, price_minor)
			select s.no, value->>'level', p.no, p.place_no, s.check_in, s.check_out, value->>'status', value->>'price' from ${OF_STAY}
			where true on conflict (stay_no, level) do update set price_minor = excluded.price_minor,
			status = iif(offered_status is null, excluded.status, 'sold'),
			offered_status = iif(offered_status is null, null, excluded.status) where stay_rate.set_at is null`,
		),
		...forRows(
			removed,
			`delete from stay where no in (select s.no from ${OF_STAY} where not exists (select 1 from stay_rate r where r.stay_no = s.no))`,
		),
	];
}
