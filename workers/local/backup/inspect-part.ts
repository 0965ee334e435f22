import { DatabaseSync } from 'node:sqlite';

/** What a look at a database finds. Empty lists are good news. */
export type Inspection = {
	/** SQLite's `integrity_check`: pages, order of rows, indexes, CHECK, NOT NULL, UNIQUE. */
	integrity: string[];
	/** Rows that point to none: table and referenced table. */
	orphans: string[];
	/** Rows of each table. */
	counts: Record<string, number>;
	/** Where the books do not balance. */
	ledger: string[];
};

/** The part of the tables that one of several threads looks at. */
export type Share = { at: number; of: number };

/** Looks at one side of a database that nobody writes to. */
export function inspectPart<Part extends keyof Inspection>(file: string, part: Part, share?: Share): Inspection[Part] {
	const database = new DatabaseSync(file, { readOnly: true, enableForeignKeyConstraints: false });
	try {
		database.exec('pragma cache_size = -65536');
		return PARTS[part](database, share);
	} finally {
		database.close();
	}
}

const PARTS: { [Part in keyof Inspection]: (database: DatabaseSync, share?: Share) => Inspection[Part] } = {
	integrity(database, share = { at: 0, of: 1 }) {
		const faultsOf = (pragma: string) =>
			database
				.prepare(`pragma ${pragma}`)
				.all()
				.map((row) => String(Object.values(row)[0]))
				.filter((line) => line !== 'ok');
		// Pages and their use belong to no table.
		const whole = share.at === share.of - 1 ? faultsOf('quick_check(5)') : [];
		const tables = database
			.prepare("select name from pragma_table_list where schema = 'main' and name not like 'sqlite!_%' escape '!'")
			.all()
			.map(({ name }) => String(name))
			.toSorted((a, b) => weightOf(database, b) - weightOf(database, a) || (a < b ? -1 : 1));
		const own = tables.filter((_, at) => at % share.of === share.at);
		return [...whole, ...own.flatMap((name) => faultsOf(`integrity_check("${name}")`))];
	},
	orphans: (database) =>
		database
			.prepare('select distinct "table" as here, parent from pragma_foreign_key_check limit 5')
			.all()
			.map(({ here, parent }) => `${here} to ${parent}`),
	counts: (database) => {
		const names = database
			.prepare("select name from pragma_table_list where schema = 'main' and type = 'table' order by name")
			.all()
			.map(({ name }) => String(name));
		return Object.fromEntries(
			names.map((name) => [name, Number(database.prepare(`select count(*) as n from "${name}"`).get()?.n)]),
		);
	},
	ledger: (database) => {
		const tables = "select count(*) as n from sqlite_schema where name in ('ledger_account', 'ledger_transfer')";
		if (Number(database.prepare(tables).get()?.n) < 2) return [];
		return [UNBALANCED, UNLIKE_TRANSFERS].flatMap((sql) =>
			database
				.prepare(sql)
				.all()
				.map((row) => String(row.fault)),
		);
	},
};

/** A transfer debits one account and credits another, so that a currency's accounts add up to nothing (ADR 48). */
const UNBALANCED = `select 'all accounts in ' || currency || ' are ' || sum(debit_minor - credit_minor) || ' from zero' as fault
	from ledger_account group by currency having sum(debit_minor - credit_minor) <> 0`;

const UNLIKE_TRANSFERS = `with moved as materialized (
		select no, sum(debit) as debit, sum(credit) as credit from (
			select debit_no as no, minor as debit, 0 as credit from ledger_transfer
			union all select credit_no, 0, minor from ledger_transfer
		) group by no)
	select count(*) || ' accounts are not the sum of their transfers' as fault from ledger_account left join moved using (no)
	where debit_minor <> coalesce(debit, 0) or credit_minor <> coalesce(credit, 0) having count(*) > 0`;

/** About how long the check of a table takes: its last key times its indexes. Tables without a key are small or part of others. */
function weightOf(database: DatabaseSync, name: string): number {
	try {
		const { rows } = database.prepare(`select max(rowid) as rows from "${name}"`).get() as { rows: number | null };
		const indexes = database.prepare('select count(*) as n from pragma_index_list(?)').get(name);
		return (rows ?? 0) * (1 + Number(indexes?.n));
	} catch {
		return 0;
	}
}
