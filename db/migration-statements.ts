/** A statement of a migration after which the version before it may fail. */
export type Contraction = { statement: string; why: string };

/** What a migration file says of itself: the version since which nothing uses what it takes away (ADR 58). */
export type ContractNote = { since: string; reason: string };

const NAME = '[`"]?([a-z_][a-z0-9_]*)[`"]?';
const regex = (source: string) => new RegExp(`^${source.replaceAll('NAME', NAME)}`, 'i');

const CREATE_TABLE = regex('create (?:virtual )?table (?:if not exists )?NAME');
const CREATE_INDEX = regex('create (unique )?index (?:if not exists )?NAME on NAME ?\\(([^)]*)\\)');
const DROP_INDEX = regex('drop index (?:if exists )?NAME');
const CREATE_TRIGGER = regex('create trigger (?:if not exists )?NAME .*? on NAME');
const DROP_TRIGGER = regex('drop trigger (?:if exists )?NAME');
const ADD_COLUMN = regex('alter table NAME add (?:column )?NAME (.*)');
const UPDATE = regex('update NAME set (.*?)(?: where | from |$)');
const INSERT = regex('insert (?:or [a-z]+ )?into NAME');
const DELETE = regex('delete from NAME');

/** The statements of a migration with what only looks different made alike. */
export function statementsOf(sql: string): string[] {
	return sql
		.split('--> statement-breakpoint')
		.map((part) =>
			part
				.replace(/--[^\n]*/g, ' ')
				.replace(/\s+/g, ' ')
				.trim()
				.replace(/;$/, ''),
		)
		.filter(Boolean);
}

/** The line `-- contract: since <commit>, <reason>` of a migration. */
export function contractNoteOf(sql: string): ContractNote | null {
	const [, since, reason] = /^-- contract: since ([0-9a-f]{7,40}), (\S.{9,})$/m.exec(sql) ?? [];
	return since && reason ? { since, reason } : null;
}

/**
 * The statements of a migration that the version before it does not stand: it goes on serving while the database is migrated and until the last
 * worker is new. What only adds is none: tables, indexes, columns that may be left out.
 */
export function contractionsOf(sql: string): Contraction[] {
	const statements = statementsOf(sql);
	const names = (pattern: RegExp, group: number) =>
		new Set(statements.flatMap((statement) => pattern.exec(statement)?.[group]?.toLowerCase() ?? []));
	const tables = names(CREATE_TABLE, 1);
	const indexes = names(CREATE_INDEX, 2);
	const triggers = names(CREATE_TRIGGER, 1);
	const columns = new Set(
		statements.flatMap((statement) => {
			const [, table, column] = ADD_COLUMN.exec(statement) ?? [];
			return table && column ? [`${table}.${column}`.toLowerCase()] : [];
		}),
	);
	const isNew = (table: string, list: string) => {
		if (tables.has(table.toLowerCase())) return true;
		return columnsIn(list).every((column) => columns.has(`${table}.${column}`.toLowerCase()));
	};
	const isPartlyNew = (table: string, list: string) =>
		tables.has(table.toLowerCase()) ||
		columnsIn(list).some((column) => columns.has(`${table}.${column}`.toLowerCase()));

	const reasonAgainst = (statement: string): string | null => {
		if (CREATE_TABLE.test(statement) || /^create view /i.test(statement)) return null;
		const index = CREATE_INDEX.exec(statement);
		if (index) {
			const [, unique, , table = '', list = ''] = index;
			return !unique || isPartlyNew(table, list) ? null : 'the version before may write what the new index refuses';
		}
		const dropped = DROP_INDEX.exec(statement)?.[1];
		if (dropped)
			return indexes.has(dropped.toLowerCase()) ? null : 'queries of the version before become slow without the index';
		const trigger = CREATE_TRIGGER.exec(statement);
		if (trigger) {
			const isRefusal = /\braise ?\(/i.test(statement) && !tables.has((trigger[2] ?? '').toLowerCase());
			return isRefusal ? 'the version before may write what the trigger refuses' : null;
		}
		const droppedTrigger = DROP_TRIGGER.exec(statement)?.[1];
		if (droppedTrigger)
			return triggers.has(droppedTrigger.toLowerCase()) ? null : 'what the trigger keeps is read by the version before';
		const added = ADD_COLUMN.exec(statement);
		if (added) {
			const [, , , definition = ''] = added;
			return /\bnot null\b/i.test(definition) && !/\bdefault\b/i.test(definition)
				? 'the version before does not write the column'
				: null;
		}
		const update = UPDATE.exec(statement);
		if (update)
			return isNew(update[1] ?? '', assignedIn(update[2] ?? '')) ? null : 'it changes what the version before reads';
		const removed = DELETE.exec(statement)?.[1];
		if (removed) return tables.has(removed.toLowerCase()) ? null : 'it removes what the version before reads';
		if (INSERT.test(statement) || /^pragma /i.test(statement)) return null;
		if (/^drop table/i.test(statement)) return 'the version before uses the table';
		if (/^alter table/i.test(statement)) return 'the version before uses what is renamed or dropped';
		return 'it is of no kind that is known to only add';
	};
	return statements.flatMap((statement) => {
		const why = reasonAgainst(statement);
		return why === null ? [] : [{ statement, why }];
	});
}

/** Names of a list such as `a`, "b" desc. */
function columnsIn(list: string): string[] {
	return list.split(',').map((part) => /[`"]?([a-z_][a-z0-9_]*)/i.exec(part.trim())?.[1] ?? '');
}

/** Names before the equals signs of an UPDATE that stand outside of parentheses. */
function assignedIn(text: string): string {
	let flat = text;
	for (let before = ''; before !== flat; ) {
		before = flat;
		flat = flat.replace(/\([^()]*\)/g, ' ');
	}
	return flat
		.split(',')
		.map((part) => part.split('=', 1)[0]?.trim() ?? '')
		.join(',');
}
