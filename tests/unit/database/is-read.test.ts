import { expect, it } from 'vitest';
import { isRead } from '#db/is-read';

it.each([
	'select 1',
	'\n\tSELECT name FROM place WHERE slug = ?',
	"select replace(name, 'a', 'b') from place",
	'with near as (select no from place) select * from near',
	'with recursive nights (night, until) as (select :from, :until union all select night + 1, until from nights) select * from nights',
	"with a as materialized (select ')' as x), b as (select (1 + (2)) as y) select x, y from a join b on (a.x = b.y)",
	'with gone as (select 1 as "delete") select "delete" from gone',
	"with a as (select 'insert; delete') select * from a",
	'with a as (select 1) -- then replace\nselect * from a',
])('%s reads', (sql) => {
	expect(isRead(sql)).toBe(true);
});

it.each([
	'',
	'insert into place values (1)',
	'replace into place values (1)',
	'with a as (select 1) replace into place select * from a',
	'with a as (select 1) insert into place select * from a',
	'with a as (select 1) update place set no = (select 1)',
	'with a as (select 1), b as (select 2) delete from place returning no',
	'WITH a(x) AS (SELECT 1) REPLACE INTO place SELECT x FROM a',
	'with "a" as (select 1) insert into place select 1',
	'with a as (select 1) /* select */ delete from place',
	"with a as (select ') select ') delete from place",
	'select 1; delete from place',
	'with a as (select 1) select 1; delete from place',
	'values (1)',
	'pragma user_version = 1',
	'explain select 1',
	'selection',
	'/* select */ delete from place',
	'with a as (select 1',
	"with a as (select 'unfinished) select 1",
])('%s is not sure to read', (sql) => {
	expect(isRead(sql)).toBe(false);
});
