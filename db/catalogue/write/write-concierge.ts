import type { NamedStatement } from '../../write-batch';
import type { Row } from '../format/column';
import { storedColumns, storedValues } from '../format/stored-columns';
import { forRows, orUpdate } from './statement';

/** Suppliers and services of the concierge by their keys; a service may name a supplier of the same folder. */
export function writeConcierge(suppliers: Row[], services: Row[]): NamedStatement[] {
	const [ofSuppliers, ofServices] = [storedColumns('conciergeSuppliers'), storedColumns('conciergeServices')];
	const references = ['place_no', 'supplier_no'];
	return [
		...forRows(
			suppliers,
			`insert into concierge_supplier (${ofSuppliers}) select ${storedValues('conciergeSuppliers')} from json_each(:rows) where true
			${orUpdate(['key'], ofSuppliers)}`,
		),
		...forRows(
			services,
			`insert into concierge_service (${ofServices}, ${references}) select ${storedValues('conciergeServices')},
				(select no from place where slug = value->>'place'), (select no from concierge_supplier s where s.key = value->>'supplier')
			from json_each(:rows) where true ${orUpdate(['key'], [...ofServices, ...references])}`,
		),
	];
}
