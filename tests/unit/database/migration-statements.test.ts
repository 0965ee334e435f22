import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { contractionsOf, contractNoteOf } from '#db/migration-statements';

/** Migrations up to here landed before there was the rule. */
const LAST_FREE = 112;

const SPLIT = '--> statement-breakpoint\n';

test.each([
	[
		'a table with its indexes',
		`CREATE TABLE \`a\` (\`no\` integer);${SPLIT}CREATE UNIQUE INDEX \`a_no\` ON \`a\` (\`no\`);`,
	],
	['an index', 'CREATE INDEX `lead_day` ON `lead` (`day`,`no`);'],
	['a column that may be empty', 'ALTER TABLE `lead` ADD `note` text REFERENCES note(no) ON DELETE set null;'],
	['a column with a default', "ALTER TABLE `lead` ADD `kind` text DEFAULT 'x' NOT NULL;"],
	[
		'a new column that is filled',
		`ALTER TABLE \`lead\` ADD \`kind\` text;${SPLIT}UPDATE lead SET kind = (select max(a, b) from c where d = 1) WHERE no > 1;`,
	],
	[
		'a unique index with a new column',
		`ALTER TABLE \`lead\` ADD \`kind\` text;${SPLIT}CREATE UNIQUE INDEX \`lead_kind\` ON \`lead\` (\`no\`,\`kind\`);`,
	],
	['rows', 'INSERT INTO `place` (`no`) VALUES (1);'],
	['an index made anew', `DROP INDEX \`lead_day\`;${SPLIT}CREATE INDEX \`lead_day\` ON \`lead\` (\`day\`);`],
	['a trigger that keeps something', 'CREATE TRIGGER `t` AFTER INSERT ON `lead` BEGIN INSERT INTO x VALUES (1); END;'],
	[
		'a trigger that refuses, of a new table',
		`CREATE TABLE \`a\` (\`no\` integer);${SPLIT}CREATE TRIGGER \`t\` BEFORE DELETE ON \`a\` BEGIN SELECT RAISE(ABORT, 'no'); END;`,
	],
])('%s only adds', (_, sql) => {
	expect(contractionsOf(sql)).toEqual([]);
});

test.each([
	['DROP TABLE `lead`;', 'uses the table'],
	['ALTER TABLE `lead` DROP COLUMN `day`;', 'renamed or dropped'],
	['ALTER TABLE `lead` RENAME COLUMN `day` TO `date`;', 'renamed or dropped'],
	['ALTER TABLE `__new_lead` RENAME TO `lead`;', 'renamed or dropped'],
	['ALTER TABLE `lead` ADD `kind` text NOT NULL;', 'does not write the column'],
	['CREATE UNIQUE INDEX `lead_day` ON `lead` (`day`);', 'the new index refuses'],
	['DROP INDEX `lead_day`;', 'become slow'],
	['DROP TRIGGER `lead_words`;', 'what the trigger keeps'],
	["CREATE TRIGGER `t` BEFORE DELETE ON `lead` BEGIN SELECT RAISE(ABORT, 'no'); END;", 'the trigger refuses'],
	["UPDATE `lead` SET `status` = 'x';", 'changes what the version before reads'],
	['DELETE FROM `lead` WHERE no = 1;', 'removes what'],
	['REINDEX;', 'no kind that is known'],
])('%s takes something away', (sql, why) => {
	expect(contractionsOf(sql)).toEqual([{ statement: sql.slice(0, -1), why: expect.stringContaining(why) }]);
});

test('a comment hides no statement and makes none', () => {
	expect(contractionsOf('-- DROP TABLE `lead`;\nCREATE INDEX `a` ON `b` (`c`);')).toEqual([]);
	expect(contractNoteOf('-- contract: since 560105bd, the search reads property_facet only\nDROP TABLE `x`;')).toEqual({
		since: '560105bd',
		reason: 'the search reads property_facet only',
	});
	expect(contractNoteOf('-- contract: since later, soon')).toBeNull();
});

/** True where the history reaches that far; a shallow clone does not know. */
function knows(commit: string): boolean | null {
	const git = (...args: string[]) =>
		execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
	try {
		git('merge-base', '--is-ancestor', commit, 'HEAD');
		return true;
	} catch {
		return git('rev-parse', '--is-shallow-repository') === 'true' ? null : false;
	}
}

test('each migration only adds, or names the version since which nothing uses what it takes away', () => {
	const files = globSync('migrations/*.sql').filter((file) => Number(basename(file).slice(0, 4)) > LAST_FREE);
	const wrong = files.flatMap((file) => {
		const sql = readFileSync(file, 'utf8');
		const contractions = contractionsOf(sql);
		const note = contractNoteOf(sql);
		if (contractions.length === 0) return note ? [`${file} has a note and takes nothing away`] : [];
		if (!note) {
			return contractions.map(
				({ statement, why }) => `${file}: ${statement.slice(0, 80)} – ${why} (docs/deployment.md)`,
			);
		}
		return knows(note.since) === false ? [`${file}: there is no version ${note.since} before it`] : [];
	});
	expect(wrong).toEqual([]);
});
