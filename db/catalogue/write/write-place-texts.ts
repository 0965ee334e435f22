import type { NamedStatement } from '../../write-batch';
import type { Row } from '../format/column';
import { boxAround, type MapSetFeature } from '../format/map-set-schema';
import { storedColumns, storedValues } from '../format/stored-columns';
import { forRows, orUpdate } from './statement';

/** Guides by key and language. */
export function writeGuides(removed: Row[], written: Row[]): NamedStatement[] {
	const columns = storedColumns('guides');
	return [
		...forRows(
			removed,
			`delete from guide where (key, language) in (select value->>'key', value->>'language' from json_each(:rows))`,
		),
		...forRows(
			written,
			`insert into guide (${columns}) select ${storedValues('guides')} from json_each(:rows) where true
			${orUpdate(['key', 'language'], columns)}`,
		),
	];
}

/** Sets of map features by their key; the features of a changed one are written anew. */
export function writeMapSets(removed: Row[], written: Row[]): NamedStatement[] {
	const columns = storedColumns('mapSets');
	const sets = written.map(withoutFeatures);
	return [
		...forRows(removed.map(withoutFeatures), `delete from map_set where key in (${KEYS})`),
		...forRows(
			sets,
			`insert into map_set (${columns}) select ${storedValues('mapSets')} from json_each(:rows) where true
			${orUpdate(['key'], columns)}`,
		),
		...forRows(sets, `delete from map_feature where set_no in (select no from map_set where key in (${KEYS}))`),
		...forRows(
			written.flatMap(featureRows),
			`insert into map_feature (set_no, ${FEATURE})
			select s.no, ${FEATURE.map((column) => `value->>'${column}'`)}
			from json_each(:rows) join map_set s on s.key = value->>'set'`,
		),
	];
}

const withoutFeatures = ({ features: _features, ...set }: Row): Row => set;

const KEYS = "select value->>'key' from json_each(:rows)";

const FEATURE = [
	...['position', 'kind', 'detail', 'name_en', 'name_de', 'geometry'],
	...['west', 'south', 'east', 'north'],
] as const;

function featureRows({ key, features }: Row): Row[] {
	const list: MapSetFeature[] = JSON.parse(String(features));
	return list.map(({ geometry, ...feature }, position) => ({
		set: key ?? null,
		position,
		...feature,
		geometry: JSON.stringify(geometry),
		...boxAround([geometry]),
	}));
}
