import type { Client } from '@libsql/client/web';
import { SERVICE_LEVELS } from '../../schema/enums';
import type { Row } from '../format/column';
import type { FileChange } from './compare-catalogues';

const IDENTITY = ['property', 'check_in', 'check_out', 'service_level'] as const;

/** Names of the stays that operators have set or closed by hand, as the comparison names them. */
export async function readSetStays(client: Pick<Client, 'execute'>): Promise<ReadonlySet<string>> {
	const { rows } = await client.execute(
		`select p.key, t.check_in, t.check_out, t.level from stay_rate t join property p on p.no = t.property_no where t.set_at is not null
		union all
		select p.key, c.check_in, c.check_out, c.level from closed_stay c join property p on p.no = c.property_no`,
	);
	return new Set(
		rows.map((row) => [row.key, row.check_in, row.check_out, SERVICE_LEVELS[Number(row.level)]].join(' ')),
	);
}

/** The changes without those of stays that operators have set or closed by hand: their word holds, whatever a file says. */
export function retainSetStays(changes: readonly FileChange[], set: ReadonlySet<string>): FileChange[] {
	const isSet = (row: Row) => set.has(IDENTITY.map((column) => row[column]).join(' '));
	return changes.map((change) => {
		if (change.file !== 'stays') return change;
		const added = change.added.filter((row) => !isSet(row));
		const changed = change.changed.filter(({ after }) => !isSet(after));
		const removed = change.removed.filter((row) => !isSet(row));
		return { ...change, added, changed, removed, unchanged: change.unchanged + change.changed.length - changed.length };
	});
}

/** Keys of the properties whose stay rules an operator has published. */
export async function readSetRules(client: Pick<Client, 'execute'>): Promise<ReadonlySet<string>> {
	const { rows } = await client.execute(
		`select distinct p.key from publication v join property p on p.id = v.subject_id where v.area = 'stayRules'`,
	);
	return new Set(rows.map(({ key }) => String(key)));
}

/** The changes without those of stay rules that operators have published (STAY-2). */
export function retainSetRules(changes: readonly FileChange[], set: ReadonlySet<string>): FileChange[] {
	return changes.filter(({ file, owner }) => file !== 'stayRules' || !set.has(owner));
}
