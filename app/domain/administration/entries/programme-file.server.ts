import { key, lines, matching, text } from '#db/catalogue/format/cells';
import { optional, type Row, required } from '#db/catalogue/format/column';
import { defineFile, type FileRules } from '#db/catalogue/format/define-file';
import { forRows } from '#db/catalogue/write/statement';
import type { Database } from '#db/client';
import type { NamedStatement } from '#db/write-batch';

/** Programmes have no file in a catalogue's folder; their columns and checks are as if they had. */
export const PROGRAMME_FILE: FileRules = defineFile(
	'programmes',
	{
		key: required(key()),
		name: required(text(80)),
		logo: optional(matching(/^\/(?:[\w-]+\/)*[\w-]+\.(?:svg|png|jpg|webp)$/, 'a path such as /programs/peaks.svg')),
		description_en: optional(lines(300)),
		description_de: optional(lines(300)),
	},
	{ identity: ['key'], owner: null },
);

/** Ids of programmes begin with it, as files of hotels leave it out. */
export const PROGRAMME_PREFIX = 'program_';

/** Programmes by their keys. */
export async function readProgrammes(db: Database, keys: readonly string[]): Promise<Row[]> {
	const { rows } = await db.$client.execute({
		sql: `select id, name, logo_src as logo, description_en, description_de from program
			where id in (select '${PROGRAMME_PREFIX}' || value from json_each(:keys))`,
		args: { keys: JSON.stringify(keys) },
	});
	return rows.map(({ id, name, logo, description_en, description_de }) => ({
		key: String(id).slice(PROGRAMME_PREFIX.length),
		name: String(name),
		logo: textOrNull(logo),
		description_en: textOrNull(description_en),
		description_de: textOrNull(description_de),
	}));
}

const textOrNull = (value: unknown) => (value === null || value === undefined ? null : String(value));

export function writeProgrammes(rows: readonly Row[]): NamedStatement[] {
	return forRows(
		rows,
		`insert into program (id, name, logo_src, description_en, description_de)
		select '${PROGRAMME_PREFIX}' || (value->>'key'), value->>'name', value->>'logo', value->>'description_en', value->>'description_de'
		from json_each(:rows) where true
		on conflict (id) do update set name = excluded.name, logo_src = excluded.logo_src,
			description_en = excluded.description_en, description_de = excluded.description_de`,
	);
}
